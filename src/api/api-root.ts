/** Where the calls of the contract are, without a slash at the end: on this origin, or where the build was told. */
export function apiRoot(): string {
  return String(import.meta.env['VITE_API_ROOT'] ?? '/api').replace(/\/$/, '')
}
