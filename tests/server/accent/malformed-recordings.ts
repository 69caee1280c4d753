import { wavOf } from '#server/speech/wav.ts'

/** A file that is no recording, and what is wrong with it. */
export type Malformed = { name: string; bytes: Uint8Array<ArrayBuffer> }

const headerBytes = 44
const good = wavOf({ samples: Float32Array.from({ length: 4000 }, (_, index) => Math.sin(index / 7) / 2), sampleRate: 16_000 })

/** More than three hundred files that are no 16-bit WAV recording, the same in every run: cut off, lying, of another kind, or spoilt. */
export function malformedRecordings(): Malformed[] {
  return [...cutOff(), ...fieldsThatLie(), ...otherKinds(), ...disguised(), ...spoilt()]
}

function cutOff(): Malformed[] {
  const lengths = [...Array.from({ length: headerBytes + 1 }, (_, length) => length), 45, 46, 100, 1000, 4000, good.length - 2, good.length - 1]
  return [...new Set(lengths)].map((length) => ({ name: `cut off after ${length} bytes`, bytes: good.slice(0, length) }))
}

function fieldsThatLie(): Malformed[] {
  const lies: [string, number, 2 | 4, number[]][] = [
    ['length of the form', 4, 4, [0, 4, 36, good.length, 0x7f_ff_ff_ff, 0xff_ff_ff_ff]],
    ['length of the format', 16, 4, [0, 2, 14, 15, 17, 40, 0x10_00, 0x7f_ff_ff_ff, 0xff_ff_ff_ff]],
    ['channels', 22, 2, [0, 3, 4, 6, 8, 255, 256, 0x7f_ff, 0xff_ff]],
    ['samples per second', 24, 4, [0, 1, 100, 7999, 48_001, 96_000, 192_000, 0x7f_ff_ff_ff, 0xff_ff_ff_ff]],
    ['bytes per second', 28, 4, [0, 1, 16_000, 31_999, 64_000, 0xff_ff_ff_ff]],
    ['bytes per frame', 32, 2, [0, 1, 3, 4, 6, 0xff_ff]],
    ['bits per sample', 34, 2, [0, 1, 4, 8, 12, 15, 20, 24, 32, 64, 0xff_ff]],
    // Ten hours of sound, and as much as the field can say.
    ['length of the sound', 40, 4, [good.length, good.length - headerBytes + 1, 10 * 3600 * 32_000, 0x7f_ff_ff_ff, 0x80_00_00_00, 0xff_ff_ff_ff]],
  ]
  return lies.flatMap(([name, at, size, values]) => values.map((value) => ({ name: `${name}: ${value}`, bytes: changed(at, size, value) })))
}

function otherKinds(): Malformed[] {
  const kinds = [0, 2, 3, 6, 7, 0x11, 0x31, 0x50, 0x55, 0x92, 0xff, 0x161, 0xff_fe, 0xff_ff]
  return kinds.map((kind) => ({ name: `kind of sound: ${kind}`, bytes: changed(20, 2, kind) }))
}

function disguised(): Malformed[] {
  const beginnings: [string, string][] = [
    ['nothing', ''],
    ['MP3', 'ID3\u0003\u0000'],
    ['MP3 without a tag', '\u00ff\u00fb\u0090\u0000'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['SVG', '<svg onload="alert(1)">'],
    ['JSON', '{"file":"recording.wav"}'],
    ['ZIP', 'PK\u0003\u0004'],
    ['ELF', '\u007fELF\u0002\u0001'],
    ['EXE', 'MZ\u0090'],
    ['gzip', '\u001f\u008b\u0008'],
    ['PDF', '%PDF-1.7'],
    ['PNG', '\u0089PNG\r\n\u001a\n'],
    ['Ogg', 'OggS'],
    ['FLAC', 'fLaC'],
    ['WebM', '\u001aE\u00df\u00a3'],
    ['MP4', '\u0000\u0000\u0000\u0020ftypM4A '],
    ['AIFF', 'FORM\u0000\u0000\u0000\u0000AIFF'],
    ['big-endian WAV', 'RIFX'],
    ['64-bit WAV', 'RF64'],
    ['AVI', `RIFF${'\u0000'.repeat(4)}AVI `],
    ['a path', '../../../../etc/passwd'],
    ['a shell', '#!/bin/sh\nrm -rf /'],
  ]
  return beginnings.flatMap(([name, text]) => {
    const start = Uint8Array.from(text, (char) => char.charCodeAt(0))
    return [
      { name, bytes: start },
      { name: `${name} before a recording`, bytes: text === '' ? new Uint8Array(headerBytes) : Uint8Array.from([...start, ...good]) },
      { name: `${name} over a recording`, bytes: text === '' ? new Uint8Array(good.length) : over(start) },
    ]
  })
}

/** Every byte of the header that must be as it is, spoilt in four ways. */
function spoilt(): Malformed[] {
  const mustBe = [...range(0, 4), ...range(8, 12), ...range(12, 16), ...range(20, 40)]
  return mustBe.flatMap((at) =>
    [0x01, 0x80, 0xff, 0x24].map((mask) => {
      const bytes = good.slice()
      bytes[at] = (bytes[at] ?? 0) ^ mask
      return { name: `byte ${at} with ${mask} turned`, bytes }
    }),
  )
}

function changed(at: number, size: 2 | 4, value: number): Uint8Array<ArrayBuffer> {
  const bytes = good.slice()
  const view = new DataView(bytes.buffer)
  if (size === 2) view.setUint16(at, value, true)
  else view.setUint32(at, value, true)
  return bytes
}

function over(start: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = good.slice()
  bytes.set(start)
  return bytes
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index)
}
