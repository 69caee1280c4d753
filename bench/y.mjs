import { chromium } from 'playwright'
import { launchOptions } from '../scripts/ensure-browser.mjs'
const [base, user, path, work, pass='chalk-and-slate-42'] = process.argv.slice(2)
const r = await fetch(base + '/api/auth/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ login_identifier: user, password: pass }) })
const { access_token } = await r.json()
const b = await chromium.launch(launchOptions())
const tot = {}, agg = {}
for (let round = 0; round < 6; round++) {
const c = await b.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, serviceWorkers: 'block' })
let p = await c.newPage()
await p.route('**/empty-page', (route) => route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }))
await p.goto(base + '/empty-page'); await p.evaluate((k) => localStorage.setItem('token', k), access_token); await p.close()
p = await c.newPage()
const d = await c.newCDPSession(p)
await d.send('Emulation.setCPUThrottlingRate', { rate: 4 })
await d.send('Profiler.enable'); await d.send('Profiler.setSamplingInterval', { interval: 200 }); await d.send('Profiler.start')
await p.goto(base + path); await p.locator(work).first().waitFor()
const { profile } = await d.send('Profiler.stop')
const byId = new Map(profile.nodes.map(n => [n.id, n])); const parent = new Map(); for (const n of profile.nodes) for (const ch of n.children ?? []) parent.set(ch, n.id)
const self = new Map()
for (let i = 0; i < profile.samples.length; i++) self.set(profile.samples[i], (self.get(profile.samples[i]) ?? 0) + profile.timeDeltas[i])
for (const [id, us] of self) { const k = f(byId.get(id)); agg[k] = (agg[k] ?? 0) + us; const seen = new Set(); let x = id; while (x !== undefined) { const kk = f(byId.get(x)); if (!seen.has(kk)) { seen.add(kk); tot[kk] = (tot[kk] ?? 0) + us } x = parent.get(x) } }
await c.close()
}
function f(n) { const { functionName, url, lineNumber } = n.callFrame; return `${functionName || '(anon)'} ${url.slice(-12)}:${lineNumber}` }
for (const [title, m, n] of [['self', agg, 25], ['total', tot, 130]]) { console.log('--', title); for (const [k, us] of Object.entries(m).sort((a, b) => b[1] - a[1]).slice(0, n)) console.log((us / 6000).toFixed(1).padStart(8), k) }
await b.close()
