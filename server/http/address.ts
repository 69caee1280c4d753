import { isIPv4, isIPv6 } from 'node:net'
import * as v from 'valibot'

const NodeEnv = v.object({ incoming: v.object({ socket: v.object({ remoteAddress: v.string() }) }) })

/**
 * The network a request comes from, as limits count it: an IPv4 address or the first 64 bits of an IPv6 address. Behind
 * a trusted proxy it is the last address the proxy noted.
 */
export function addressOf(env: unknown, forwardedFor: string | undefined, trustProxy: boolean): string {
  const noted = trustProxy ? forwardedFor?.split(',').at(-1)?.trim() : undefined
  const socket = v.safeParse(NodeEnv, env)
  const address = (noted || (socket.success ? socket.output.incoming.socket.remoteAddress : '')).replace(/^::ffff:/i, '')
  if (isIPv4(address)) return address
  return isIPv6(address) ? networkOf(address) : 'unknown'
}

function networkOf(address: string): string {
  const [head = '', tail] = address.split('::')
  const first = head.split(':').filter(Boolean)
  const last = tail?.split(':').filter(Boolean) ?? []
  const all = [...first, ...Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0'), ...last]
  return `${all.slice(0, 4).join(':').toLowerCase()}::/64`
}
