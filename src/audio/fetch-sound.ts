/** The bytes behind a link to a sound. Throws when they do not arrive: the line is away, or the link grew old. */
export async function fetchSound(url: string, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url, { signal })
  if (!response.ok) throw new Error('The sound did not arrive.')
  return new Uint8Array(await response.arrayBuffer())
}
