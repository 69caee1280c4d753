declare module '@echogarden/espeak-ng-emscripten' {
  const load: () => Promise<unknown>
  export default load
}
