/** What the audio thread offers to the scripts that run on it; TypeScript's DOM library leaves it out. */
declare class AudioWorkletProcessor {
  readonly port: MessagePort
}
type RunningProcessor = AudioWorkletProcessor & { process: (inputs: Float32Array[][]) => boolean }
declare function registerProcessor(name: string, processor: new () => RunningProcessor): void
