import { describe, expect, test } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'

const body = {
  documentURL: 'https://school.example/magic?token=a-secret#part',
  effectiveDirective: 'script-src-elem',
  blockedURL: 'https://evil.example/x.js?who=maya',
  sourceFile: 'https://school.example/assets/app.js',
  lineNumber: 7,
  sample: 'her words',
}
const report = { type: 'csp-violation', age: 10, url: body.documentURL, user_agent: 'x', body }

describe('what browsers report of the policy', () => {
  test('stands in the log by page, rule and place, without queries and without what was on the page', async () => {
    const { send, told } = await createReports()
    expect((await send([report, { ...report, body: { ...body, blockedURL: 'inline', sourceFile: null } }, { type: 'deprecation', body: {} }, 7])).status).toBe(204)
    const line = { page: 'https://school.example/magic', directive: 'script-src-elem', line: 7 }
    expect(told().map(({ page, directive, line, blocked, source }) => ({ page, directive, line, blocked, source }))).toEqual([
      { ...line, blocked: 'https://evil.example/x.js', source: 'https://school.example/assets/app.js' },
      { ...line, blocked: 'inline', source: '' },
    ])
    expect(JSON.stringify(told())).not.toMatch(/secret|maya|her words/)
  })

  test('is refused when it is of another kind, too much, or no list of reports', async () => {
    const { send } = await createReports()
    const answers = [
      send([report], 'application/json'),
      send('{'),
      send({ 'csp-report': body }),
      send(Array.from({ length: 11 }, () => report)),
      send([{ ...report, body: { ...body, sample: 'x'.repeat(16 * 1024) } }]),
    ]
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([415, 400, 422, 422, 413])
  })

  test('fills no log: past 60 calls a minute all of them wait', async () => {
    const { send, told, clock } = await createReports()
    for (let call = 0; call < 60; call += 1) await send([report])
    const refused = await send([report])
    expect([refused.status, refused.headers.get('retry-after'), told().length]).toEqual([429, '60', 60])
    clock.advance(60_000)
    expect((await send([report])).status).toBe(204)
  })
})

async function createReports() {
  const { app, logLines, clock } = await createTestApp()
  const send = async (content: unknown, type = 'application/reports+json') =>
    app.request('/browser-reports', { method: 'POST', headers: { 'Content-Type': type }, body: typeof content === 'string' ? content : JSON.stringify(content) })
  const told = (): Record<string, unknown>[] => logLines.map((line): Record<string, unknown> => JSON.parse(line)).filter(({ msg }) => msg === 'a page was kept from running something')
  return { send, told, clock }
}
