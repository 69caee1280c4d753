import { readFileSync } from 'node:fs'
import { PNG } from 'pngjs'
import * as v from 'valibot'
import { expect, test } from 'vitest'

const Icon = v.object({ src: v.string(), sizes: v.string(), type: v.string(), purpose: v.optional(v.string(), 'any') })
const text = v.string()
const Manifest = v.object({ id: text, name: text, start_url: text, scope: text, display: text, theme_color: text, icons: v.array(Icon) })
const { icons, ...app } = v.parse(Manifest, JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')))
const page = readFileSync('index.html', 'utf8')

test('the app can be installed: it opens at the start, which leads everybody to their own page, in a window of its own', () => {
  expect(app).toEqual({ id: '/', name: 'Lectern', start_url: '/', scope: '/', display: 'standalone', theme_color: '#FFFFFF' })
  expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest" />')
  expect(page).toContain(`<meta name="theme-color" content="${app.theme_color}" media="(prefers-color-scheme: light)" />`)
})

test('its icons are there in the sizes it names, and what a system cuts its shape from reaches to every corner', () => {
  const drawn = icons.filter(({ type }) => type === 'image/png').map(({ src, purpose }) => {
    const { width, height, data } = PNG.sync.read(readFileSync(`public${src}`))
    return { sizes: `${width}x${height}`, purpose, cornerOpacity: data[3] }
  })
  expect(drawn).toEqual([
    { sizes: '192x192', purpose: 'any', cornerOpacity: 0 },
    { sizes: '512x512', purpose: 'any', cornerOpacity: 0 },
    { sizes: '512x512', purpose: 'maskable', cornerOpacity: 255 },
  ])
  expect(icons.map(({ src, sizes }) => `${src} ${sizes}`)).toEqual(['/icon-192.png 192x192', '/icon-512.png 512x512', '/icon-maskable-512.png 512x512', '/logo.svg any'])
})
