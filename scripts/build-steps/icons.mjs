import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { launchOptions } from '#scripts/testing/ensure-browser.mjs'
import { root } from './freshness.mjs'

// Draws the icons of the installed app from `public/logo.svg`, after the logo changed: `node scripts/build-steps/icons.mjs`. The maskable one
// reaches to every edge, since a system cuts its own shape out of it; the mark stays within the circle that none of them cuts.

const logo = readFileSync(join(root, 'public', 'logo.svg'), 'utf8')
const icons = [
  { file: 'icon-192.png', size: 192, svg: logo },
  { file: 'icon-512.png', size: 512, svg: logo },
  { file: 'icon-maskable-512.png', size: 512, svg: logo.replace(' rx="10.5"', '') },
]

const browser = await chromium.launch(launchOptions())
for (const { file, size, svg } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(`<style>body { margin: 0 } svg { display: block; width: 100vw }</style>${svg}`)
  writeFileSync(join(root, 'public', file), await page.screenshot({ omitBackground: true }))
  await page.close()
}
await browser.close()
