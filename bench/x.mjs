import { chromium } from 'playwright'
import { launchOptions } from '../scripts/ensure-browser.mjs'
const [base, user, path, work, pass='chalk-and-slate-42'] = process.argv.slice(2)
const r = await fetch(base + '/api/auth/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ login_identifier: user, password: pass }) })
const { access_token } = await r.json()
const b = await chromium.launch(launchOptions())
for (let round = 0; round < 3; round++) {
const c = await b.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, serviceWorkers: 'block' })
let p = await c.newPage()
await p.route('**/empty-page', (route) => route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }))
await p.goto(base + '/empty-page'); await p.evaluate((k) => localStorage.setItem('token', k), access_token); await p.close()
p = await c.newPage()
const d = await c.newCDPSession(p)
await d.send('Emulation.setCPUThrottlingRate', { rate: 4 })
await p.addInitScript({ path: '/work/main/bench/pages/watch.js' }); await p.addInitScript((s) => window.watch(s), work)
const bd = await b.newBrowserCDPSession()
const events = []
bd.on('Tracing.dataCollected', ({ value }) => events.push(...value))
await bd.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['devtools.timeline', 'v8', 'blink.user_timing', 'disabled-by-default-v8.compile'] } })
await p.goto(base + path); await p.locator(work).first().waitFor(); await p.waitForTimeout(800)
const w = await p.evaluate(() => ({ ...window.watched, res: performance.getEntriesByType('resource').map(e => [e.name.slice(-24), Math.round(e.startTime), Math.round(e.responseEnd)]) }))
const done = new Promise(r => bd.once('Tracing.tracingComplete', r)); await bd.send('Tracing.end'); await done
if (round === 2) {
  console.log(JSON.stringify(w.tasks), w.workMs, w.lcpMs); for (const x of w.res) console.log(x.join(' '))
  const nav = events.filter(e => e.name === 'ResourceSendRequest' && e.args.data.url === base + path)[0]
  const main = events.filter(e => e.pid === nav?.pid || true).filter(e => e.ph === 'X' && e.dur > 3000).sort((a, b) => a.ts - b.ts)
  const pid = events.find(e => e.name === 'EvaluateScript')?.pid, tid = events.find(e => e.name === 'EvaluateScript')?.tid
  const t0 = events.filter(e => e.name === 'navigationStart' || e.name==='ResourceSendRequest').sort((a,b)=>a.ts-b.ts)[0]?.ts
  const stack = []
  for (const e of main.filter(e => e.pid === pid && e.tid === tid)) {
    while (stack.length && stack.at(-1) <= e.ts) stack.pop()
    if (!['RunTask'].includes(e.name)) console.log(' '.repeat(stack.length * 2) + ((e.ts - t0) / 1000).toFixed(0), (e.dur / 1000).toFixed(0), e.name, (e.args?.data?.url ?? e.args?.data?.functionName ?? e.args?.fileName ?? '').slice(-40), e.args?.data?.functionName ?? '')
    stack.push(e.ts + e.dur)
  }
}
await c.close()
}
await b.close()
