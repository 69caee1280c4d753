import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createServer } from 'vite'
import { root } from './build-steps/freshness.mjs'

// For working on Lectern: the server restarts when its sources change, the web app reloads by itself. Settings are those
// of the product; PORT is where the web app answers, the server behind it takes the next one. Mail lies at /outbox.

const port = Number(process.env.PORT || 3000)
const dataDir = process.env.DATA_DIR || '.data'

process.chdir(root)
const server = spawn(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'server/main.ts'], {
  stdio: 'inherit',
  env: { ...process.env, PORT: String(port + 1), PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${port}` },
})
const vite = await createServer({
  server: { port, strictPort: true, proxy: { '/api': `http://localhost:${port + 1}` } },
  plugins: [{ name: 'outbox', configureServer: ({ middlewares }) => void middlewares.use('/outbox', showOutbox) }],
})
await vite.listen()
console.log(`Working on Lectern at http://localhost:${port} (mail at http://localhost:${port}/outbox)`)

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => server.kill(signal))
server.once('exit', async (code) => {
  await vite.close()
  process.exit(code ?? 0)
})

/** The newest mails as plain text. */
function showOutbox(_request, response) {
  const folder = join(dataDir, 'outbox')
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')).toSorted().toReversed().slice(0, 20) : []
  response.setHeader('Content-Type', 'text/plain; charset=utf-8')
  response.end(files.map((name) => `${name}\n\n${readFileSync(join(folder, name), 'utf8')}`).join(`\n\n${'='.repeat(80)}\n\n`) || 'No mail yet.')
}
