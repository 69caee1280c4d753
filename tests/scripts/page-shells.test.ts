import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { scriptsByAddress, writePageShells } from '#scripts/build-steps/page-shells.mjs'

const web = mkdtempSync(join(tmpdir(), 'lectern-shells-'))
afterAll(() => rmSync(web, { recursive: true }))

test('there is a page for every route, at its address, that names the scripts it begins with: to everybody, or to somebody signed in', () => {
  const shell = '_signedIn/_shell'
  const pages = { login: ['assets/a.js', 'assets/b.js'], [`${shell}/index`]: [], [`${shell}/classroom.index`]: [], [`${shell}/exercises.$id`]: ['assets/a.js', 'assets/b.js'] }
  mkdirSync(join(web, '.vite'))
  writeFileSync(join(web, '.vite', 'pages.json'), JSON.stringify({ everywhere: ['assets/app.js'], pages }))
  writeFileSync(join(web, 'index.html'), '<html><head>\n  </head><body></body></html>')
  writePageShells(web)
  const addresses = readdirSync(join(web, '.shells')).map((name) => decodeURIComponent(name.slice(0, -'.html'.length)))
  expect(addresses.toSorted()).toEqual(['/', '/classroom', '/exercises/$id', '/login'])
  expect(linesOf('%2Flogin.html')).toEqual([
    '<html><head>',
    '<link rel="modulepreload" crossorigin href="/assets/a.js">',
    '<link rel="modulepreload" crossorigin href="/assets/b.js">',
    '</head><body></body></html>',
  ])
  expect(linesOf('%2Fexercises%2F%24id.html')).toEqual(['<html data-scripts="/assets/a.js /assets/b.js"><head>', '</head><body></body></html>'])
})

test('the scripts of pages for somebody signed in are told with patterns of their addresses', () => {
  expect(scriptsByAddress(web)).toEqual([['^/exercises/[^/]+$', ['/assets/a.js', '/assets/b.js']]])
})

function linesOf(shell: string): string[] {
  return readFileSync(join(web, '.shells', shell), 'utf8').split('\n').map((line) => line.trim())
}
