import { createServer, request as forward } from 'node:http'

/** The journeys' server as a browser sees it over another address, where it can be replaced by one built from newer sources. */
export type FrontServer = { address: string; deployNewer: () => void; changePolicy: () => void; close: () => Promise<void> }

/**
 * Opens another address of the server at `port`, whose worker changes with `deployNewer`, and whose pages forbid frames by another
 * word with `changePolicy`.
 */
export async function openFront(port: number): Promise<FrontServer> {
  let isNewer = false
  let hasOtherPolicy = false
  const server = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming
    const isWorker = url === '/sw.js'
    const isPolicy = url === '/policy.js'
    const asked = isWorker || isPolicy || hasOtherPolicy ? { ...headers, 'accept-encoding': 'identity', 'if-none-match': '' } : headers
    const onward = forward({ port, method, path: url, headers: asked }, (answer) => {
      const { 'content-length': _length, ...others } = answer.headers
      const policy = String(others['content-security-policy'])
      if (hasOtherPolicy) others['content-security-policy'] = policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'")
      outgoing.writeHead(answer.statusCode ?? 502, others)
      const isOther = (isWorker && isNewer) || (isPolicy && hasOtherPolicy)
      answer.on('end', () => outgoing.end(isOther ? "\nself.POLICY += '-other'" : ''))
      answer.pipe(outgoing, { end: false })
    })
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  const address = await new Promise<string>((settle) => {
    server.listen(0, () => {
      const place = server.address()
      settle(`http://localhost:${typeof place === 'object' && place !== null ? place.port : 0}`)
    })
  })
  return {
    address,
    deployNewer: () => void (isNewer = true),
    changePolicy: () => void (hasOtherPolicy = true),
    close: () =>
      new Promise((settle) => {
        server.closeAllConnections()
        server.close(() => settle())
      }),
  }
}
