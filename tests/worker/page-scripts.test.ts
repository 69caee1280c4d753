import { expect, test } from 'vitest'
import { scriptsAt, withScripts } from '#worker/page-scripts.ts'

const pages: [string, string[]][] = [
  ['^/student$', ['/assets/a.js']],
  ['^/chat/[^/]+$', ['/assets/a.js', '/assets/b.js']],
]

test('a page is told by its address, whatever stands where addresses differ', () => {
  expect(scriptsAt('/student', pages)).toEqual(['/assets/a.js'])
  expect(scriptsAt('/chat/7', pages)).toEqual(['/assets/a.js', '/assets/b.js'])
  for (const other of ['/chat', '/chat/7/8', '/students', '/home']) expect(scriptsAt(other, pages), other).toEqual([])
})

test('the plain page names the scripts, and keeps its policy but not the length it had', async () => {
  const headers = { 'content-security-policy': "default-src 'none'", 'content-length': '31', 'content-encoding': 'br', 'content-type': 'text/html' }
  const page = await withScripts(new Response('<html lang="en"><body></body></html>', { headers }), ['/assets/a.js', '/assets/b.js'])
  expect(await page.text()).toBe('<html data-scripts="/assets/a.js /assets/b.js" lang="en"><body></body></html>')
  expect(Object.fromEntries(page.headers)).toEqual({ 'content-security-policy': "default-src 'none'", 'content-type': 'text/html' })
})

test('a page without scripts of its own is the plain one', async () => {
  const plain = new Response('<html></html>')
  expect(await withScripts(plain, [])).toBe(plain)
})
