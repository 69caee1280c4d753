import type { Layer, PhoneNet } from '#server/speech/scoring/phones/phone-net.ts'

/** A layer as the weights keep it: one signed byte a weight, a scale and a bias for each output, in base64 (little-endian floats). */
export type PackedLayer = { inputs: number; outputs: number; weights: string; scales: string; biases: string }

/** A phone model as the weights keep it. */
export type PackedNet = { phones: string[]; logPriors: number[]; layers: PackedLayer[] }

/** Unpacks a phone model; some milliseconds, so do it once. */
export function unpackNet({ phones, logPriors, layers }: PackedNet): PhoneNet {
  return { phones, logPriors, layers: layers.map(unpackLayer) }
}

function unpackLayer({ inputs, outputs, weights, scales, biases }: PackedLayer): Layer {
  const bytes = Int8Array.from(Buffer.from(weights, 'base64'))
  const steps = floats(scales)
  return { inputs, outputs, weights: Float32Array.from(bytes, (byte, at) => byte * (steps[Math.floor(at / inputs)] ?? 0)), biases: floats(biases) }
}

function floats(packed: string): Float32Array {
  const bytes = Buffer.from(packed, 'base64')
  return Float32Array.from({ length: bytes.length / 4 }, (_, index) => bytes.readFloatLE(4 * index))
}
