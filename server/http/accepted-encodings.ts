/** The encodings that a request's `Accept-Encoding` offers, in small letters and without those it refuses by `q=0`. */
export function acceptedEncodings(header: string): string[] {
  const refused = /;\s*q=0(\.0*)?$/
  const offered = header.split(',').map((one) => one.trim().toLowerCase())
  return offered.filter((one) => !refused.test(one)).map((one) => one.split(';')[0]?.trim() ?? '')
}
