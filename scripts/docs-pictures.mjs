import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { chromium } from 'playwright'
import { launchOptions } from './testing/ensure-browser.mjs'
import { ensureBuilt, root } from './build-steps/freshness.mjs'

// Takes the pictures of the start page and the user guide from the built product with its demo school, in the light and the dark
// theme at double size or a little less, each as a WebP of at most 60 kB. `node scripts/docs-pictures.mjs [--at ADDRESS] [WORD…]`:
// from a product that runs already, and only those whose name holds one of the words.

const mostBytes = 60_000
const teacher = { login_identifier: 'elena.alvarez', password: 'chalk-and-slate-42' }
const student = { login_identifier: 'maya.okafor', password: 'margin-rule-7' }
const desk = { width: 1180, height: 740 }
const home = 'src/screens/welcome/pictures'
const guide = 'src/screens/guide/pictures'

/** Every picture: who is signed in, what is opened and done, and how large the window is. */
const shots = [
  { file: `${home}/chat`, size: { width: 768, height: 760 }, open: playSample, themes: ['light'] },
  { file: `${guide}/dashboard`, size: desk, as: teacher, open: (page) => page.goto('/') },
  { file: `${guide}/questions`, size: desk, as: teacher, open: openQuestion },
  { file: `${guide}/editor`, size: desk, as: teacher, open: openEditor },
  { file: `${guide}/classroom`, size: desk, as: teacher, open: (page) => page.goto('/classroom') },
  { file: `${guide}/profile`, size: desk, as: teacher, open: openStudent },
  { file: `${guide}/student`, size: desk, as: student, open: (page) => page.goto('/student') },
]

const [at, words] = process.argv[2] === '--at' ? [process.argv[3], process.argv.slice(4)] : [undefined, process.argv.slice(2)]
const dataDir = mkdtempSync(join(tmpdir(), 'lectern-pictures-'))
const port = 20_000 + Math.floor(Math.random() * 20_000)
const address = at ?? `http://localhost:${port}`
const server = at === undefined ? await startProduct() : null
const browser = await chromium.launch(launchOptions())
try {
  for (const shot of shots.filter(({ file }) => words.length === 0 || words.some((word) => file.includes(word)))) {
    for (const theme of shot.themes ?? ['light', 'dark']) await take(shot, theme)
  }
} finally {
  await browser.close()
  server?.kill('SIGTERM')
  rmSync(dataDir, { recursive: true, force: true })
}

async function take({ file, size, as, open }, theme) {
  const context = await browser.newContext({ baseURL: address, viewport: size, deviceScaleFactor: 2, colorScheme: theme, reducedMotion: 'reduce', locale: 'en-US' })
  const page = await context.newPage()
  if (as !== undefined) await signIn(page, await tokenOf('/api/auth/login', as))
  await open(page)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  const picture = await small(context, await page.screenshot())
  const target = join(root, `${file}-${theme}.webp`)
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, picture)
  console.log(`${file}-${theme}.webp ${(picture.length / 1000).toFixed(1)} kB`)
  await context.close()
}

/** The best WebP of a screenshot that is small enough. */
async function small(context, png) {
  const page = await context.newPage()
  for (const [scale, quality] of [1, 0.8, 0.65].flatMap((scale) => [0.9, 0.75, 0.6, 0.45, 0.35].map((quality) => [scale, quality]))) {
    const data = await page.evaluate(toWebp, { png: png.toString('base64'), scale, quality })
    const webp = Buffer.from(data.slice(data.indexOf(',') + 1), 'base64')
    if (webp.length <= mostBytes) return webp
  }
  throw new Error('no quality makes this picture small enough')
}

async function toWebp({ png, scale, quality }) {
  const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob())
  const canvas = document.createElement('canvas')
  canvas.width = bitmap.width * scale
  canvas.height = bitmap.height * scale
  canvas.getContext('2d').drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/webp', quality)
}

async function tokenOf(path, body) {
  const reply = await fetch(`${address}${path}`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, ...(body ? { body: JSON.stringify(body) } : {}) })
  return reply.json()
}

async function signIn(page, { access_token: token }) {
  await page.goto('/logo.svg')
  await page.evaluate((kept) => localStorage.setItem('token', kept), token)
}

async function playSample(page) {
  const sample = await tokenOf('/api/auth/sample')
  await signIn(page, sample)
  await page.goto(`/chat/${sample.exercise_id}`)
  const box = page.getByRole('textbox')
  for (const answer of ['5', '4']) {
    await box.fill(answer)
    await page.keyboard.press('Enter')
    await page.getByText('Sending...').waitFor({ state: 'hidden' })
    await page.getByText(answer === '5' ? 'not yet' : '9 of 10').first().waitFor()
  }
  await page.evaluate(() => {
    document.activeElement?.blur()
    for (const element of document.querySelectorAll('*')) element.scrollTop = 0
  })
}

async function openQuestion(page) {
  await page.goto('/question_definitions?q=Solve')
  await page.getByRole('button', { name: /^Edit / }).first().click()
  await page.getByRole('dialog').waitFor()
  await page.getByRole('textbox', { name: 'Type another answer to check' }).fill('8')
  await page.keyboard.press('Enter')
  await page.evaluate(() => document.activeElement?.blur())
}

async function openEditor(page) {
  await page.goto(`/exercises/${await firstOf(page, '/api/exercises?q=Plants')}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

async function openStudent(page) {
  await page.goto(`/classroom/student_details?studentId=${await firstOf(page, '/api/students?q=Maya')}`)
  await page.getByRole('table').first().waitFor()
}

/** The id of the first thing in a list, as the signed-in person reads it. */
function firstOf(page, path) {
  return page.evaluate(async (address) => {
    const reply = await fetch(address, { headers: { Authorization: `Bearer ${localStorage.getItem('token')}` } })
    return (await reply.json()).results[0].id
  }, path)
}

async function startProduct() {
  ensureBuilt()
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: '', DEMO_DATA: 'on', LOG_LEVEL: 'warn' }
  const child = spawn(process.execPath, [join(root, 'scripts', 'start.mjs')], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  for (let waited = 0; waited < 600; waited += 1) {
    if (await fetch(`${address}/api/health`).then((reply) => reply.ok, () => false)) return child
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('the product did not start')
}
