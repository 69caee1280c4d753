import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { addClassStudent, createClass } from '#contract/classroom/classes.ts'
import { exportRoster } from '#contract/classroom/students.ts'
import { createTestApp } from '#tests/support/app.ts'

async function school() {
  const app = await createTestApp()
  const teacher = await app.seedTeacher()
  const mia = await app.seedStudent({ teacher, name: 'Mia "Mi" Lang, jr.', username: 'mia', email: 'mia@school.example' })
  await app.seedStudent({ teacher, name: '=HYPERLINK("x")', username: '-tom', email: '+tom@school.example' })
  await app.seedStudent({ name: 'Somebody else’s' })
  const ids = []
  for (const name of ['Class 5A', '@Choir']) ids.push((await app.request(createClass, { as: teacher, body: { name } })).id)
  for (const id of ids) await app.request(addClassStudent, { as: teacher, params: { id }, body: { student_id: mia.id } })
  return { app, teacher, class_id: String(ids[0]) }
}

const header = 'name,username,email,classes\r\n'
const miasLine = '"Mia ""Mi"" Lang, jr.",mia,mia@school.example,\'@Choir; Class 5A\r\n'
const tomsLine = '"\'=HYPERLINK(""x"")",\'-tom,\'+tom@school.example,\r\n'

describe('the roster', () => {
  test('is a file of the caller’s students by name, in which nothing runs as a formula', async () => {
    const { app, teacher } = await school()
    const response = await app.send(exportRoster, { as: teacher })
    expect([response.status, response.headers.get('Content-Type'), response.headers.get('Content-Disposition')]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'attachment; filename="roster.csv"',
    ])
    expect(await response.text()).toEqual([header, tomsLine, miasLine].join(''))
  })

  test('may begin with a byte order mark and hold one class', async () => {
    const { app, teacher, class_id } = await school()
    const bytes = new Uint8Array(await (await app.send(exportRoster, { as: teacher, query: { bom: '1', class_id } })).arrayBuffer())
    expect([[...bytes.slice(0, 3)], new TextDecoder().decode(bytes)]).toEqual([[0xef, 0xbb, 0xbf], header + miasLine])
    expect(await app.request(exportRoster, { as: teacher, query: { class_id: '4711' } })).toEqual(header)
  })

  test('needs a fresh login of a teacher', async () => {
    const { app, teacher } = await school()
    const old = await app.tokenOf(teacher)
    app.clock.advance(16 * 60_000)
    expect((await app.refused(exportRoster, { as: old })).code).toEqual('fresh_login_required')
    expect((await app.refused(exportRoster, { as: await app.seedStudent({ teacher }) })).status).toEqual(403)
  })

  test('is described as text', async () => {
    const { app } = await createTestApp()
    const Get = v.object({ responses: v.record(v.string(), v.unknown()) })
    const Described = v.object({ paths: v.record(v.string(), v.object({ get: v.optional(Get) })) })
    const { paths } = v.parse(Described, await (await app.request('/api/openapi.json')).json())
    expect(paths['/exports/roster.csv']?.get?.responses['200']).toEqual({ description: 'As asked.', content: { 'text/csv': { schema: { type: 'string' } } } })
  })
})
