import type { APIRequestContext, Page } from '@playwright/test'
import * as v from 'valibot'
import { apiOf } from '#e2e/api.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { remember } from '#e2e/remember.ts'

// What people type is shown and runs nowhere: texts that would run if any page took them for more than text, in every field, on every page.

const runs = 'window.ranHere=(window.ranHere||0)+1'

/** Ways into a page, each with a word of its own in front so that it can be found again. */
const ways = [
  ...['<script>RUN</script>', '<img src=x onerror="RUN">', '<svg onload="RUN">', '<svg><script>RUN</script></svg>', '<iframe srcdoc="<script>RUN</script>">'],
  ...['<math><mtext><img src=x onerror=RUN>', '<details open ontoggle="RUN">', '<input autofocus onfocus="RUN">', '<body onload="RUN">', '<a href="javascript:RUN">x</a>'],
  ...['[x](javascript:RUN)', '![x](x" onerror="RUN)', '[x](data:text/html,<script>RUN</script>)', '<javascript:RUN>', '[x]: javascript:RUN\n[x]'.replace('\n', ' ')],
  ...['"><img src=x onerror=RUN>', "'><svg onload=RUN>", '</title><script>RUN</script>', '</textarea><script>RUN</script>', '--><script>RUN</script>'],
  ...['{{constructor.constructor("RUN")()}}', '$' + '{RUN}', '<%= RUN %>', '`$' + '{RUN}`', '\\(\\href{javascript:RUN}{x}\\)', '\\(\\htmlData{x=" onload=RUN "}{x}\\)'],
  ...['＜script＞RUN＜/script＞', '\u202e<script>RUN</script>', '<scr\u200bipt>RUN</scr\u200bipt>', '<style>@import "javascript:RUN"</style>', '<link rel=import href="data:text/html,RUN">'],
  ...['<object data="javascript:RUN">', '<embed src="javascript:RUN">', '<form action="javascript:RUN"><button>x', '<base href="javascript:RUN//">', '<meta http-equiv=refresh content="0;url=javascript:RUN">'],
  ...['<noscript><p title="</noscript><img src=x onerror=RUN>">', '<svg><a xlink:href="javascript:RUN"><text>x', '<table background="javascript:RUN">', '<p style="background:url(javascript:RUN)">', '<xss onpointerenter=RUN style=position:fixed;inset:0>', '<template><script>RUN</script></template>'],
] as const

/** So many texts: each way as it is, in capitals, and within other words; a small run takes a few of them. */
const payloads = ways
  .flatMap((way, index) => [`a${index} ${way}`, `b${index} ${way.replaceAll(/<(\w+)/g, (_, name: string) => `<${name.toUpperCase()}`)}`, `c${index} **x** ${way} _y_`])
  .map((text) => text.replaceAll('RUN', runs))
  .filter((_, index, all) => process.env.HOSTILE || index % Math.ceil(all.length / 6) === 0)

const Made = v.object({ id: v.number() })
const Token = v.object({ access_token: v.string() })
const Begun = v.object({ agent: v.object({ session_id: v.number(), state_token: v.string() }) })

test('what people type is shown as typed on every page, and runs on none', { tag: '@anywidth' }, async ({ page, complaints }) => {
  test.setTimeout(process.env.HOSTILE ? 1_800_000 : 180_000)
  // Pages say so where an answer of theirs is refused; none of that is run.
  complaints.expectAlso(/status of 4\d\d/)
  let dialogs = 0
  page.on('dialog', (dialog) => {
    // A session asks before it is left.
    dialogs += dialog.type() === 'beforeunload' ? 0 : 1
    void dialog.accept()
  })
  const { teacher, student, ids } = await writeMarkup(page.request)
  await remember(page, teacher)
  await page.goto('/question_definitions')
  for (const payload of payloads.slice(-3)) await expect(page.getByText(payload).first()).toBeAttached()
  const pages: [string, string[]][] = [
    [teacher, ['/', '/classroom', '/classroom?tab=assignments', '/classroom?tab=students', `/classroom/gradebook?class=${ids.group}`, `/classroom/at_work?class=${ids.group}`]],
    [teacher, ['/classroom/review', '/classroom/records', `/classroom/progress?student=${ids.student}`, `/classroom/student_details?id=${ids.student}`]],
    [teacher, [`/classroom/edit_student_details?id=${ids.student}`, '/question_definitions', '/exercises', ...ids.exercises.map((id) => `/exercises/${id}`), '/profile']],
    [teacher, ids.sessions.map((id) => `/session_details/${id}`)],
    [student, ['/student', '/student/history', '/student/progress', '/profile', ...ids.sessions.map((id) => `/session_details/${id}`), `/chat/${ids.exercises[0]}?assignment_id=${ids.work}`]],
  ]
  let shown = 0
  for (const [token, addresses] of pages) {
    await remember(page, token)
    for (const address of addresses) {
      await page.goto(address)
      await expect(page.getByRole('main').first()).toBeVisible()
      await page.waitForLoadState('load')
      await expect(page.getByText(/Loading/).first()).toBeHidden()
      await openAll(page)
      const text = await page.evaluate(() => [document.body.innerText, ...Array.from(document.querySelectorAll('input, textarea'), (box) => (box instanceof HTMLInputElement || box instanceof HTMLTextAreaElement ? box.value : ''))].join('\n'))
      shown += payloads.reduce((sum, payload) => sum + text.split(wordOf(payload)).length - 1, 0)
      expect([address, await page.evaluate('window.ranHere ?? 0')]).toEqual([address, 0])
    }
  }
  console.warn(`S13: ${payloads.length} texts, shown ${shown} times`)
  expect(dialogs).toBe(0)
  expect(shown).toBeGreaterThan(payloads.length * 5)
})

function wordOf(payload: string): string {
  return `${payload.split(' ')[0]} `
}

/** Unfolds whatever a page has folded away. */
async function openAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const one of document.querySelectorAll('details')) one.open = true
  })
}

/** A teacher of their own with a class, a student, questions, exercises, work, answers, marks and notes made of the texts. */
async function writeMarkup(request: APIRequestContext) {
  const name = `mark${Date.now().toString(36)}`
  const [first = ''] = payloads
  const password = 'lantern-boat-23'
  const post = async (token: string | null, method: 'POST' | 'PUT', path: string, data: object): Promise<unknown> => {
    const answer = await request.fetch(`/api${path}`, { method, data, headers: token === null ? {} : { Authorization: `Bearer ${token}` } })
    expect([path, answer.status() < 300, answer.ok() ? '' : await answer.text()]).toEqual([path, true, ''])
    return answer.status() === 204 ? null : answer.json()
  }
  const idOf = async (token: string, path: string, data: object) => v.parse(Made, await post(token, 'POST', path, data)).id
  const signIn = async (username: string) => v.parse(Token, await post(null, 'POST', '/auth/login', { login_identifier: username, password })).access_token
  await post(null, 'POST', '/auth/register', { name: first.slice(0, 60), username: name, email: `${name}@markup.example`, password, age: 40 })
  const teacher = await signIn(name)
  const group = await idOf(teacher, '/classes', { name: first.slice(0, 100) })
  const pupil = `${name}p`
  const studentId = await idOf(teacher, '/auth/register_student', { name: first.slice(0, 60), username: pupil, email: `${pupil}@markup.example`, password, age: 9 })
  await post(teacher, 'POST', `/classes/${group}/students`, { student_id: studentId })
  const student = await signIn(pupil)
  const questions: number[] = []
  for (const payload of payloads) {
    const prompt = `${payload}\n\n${payload}\n\nMust mention: ${payload.slice(0, 60).replaceAll(/[;/:]/g, ' ')}\nHint: ${payload}\nExplain: ${payload}`
    questions.push(await idOf(teacher, '/question_definitions', { title: payload.slice(0, 200), prompt, subject: payload.slice(0, 60).trim(), tags: [payload.slice(0, 40).trim()] }))
  }
  const exercises: number[] = []
  const sessions: number[] = []
  let work = 0
  for (let at = 0; at < questions.length; at += 30) {
    const title = (payloads[at] ?? '').slice(0, 200)
    const exercise = await idOf(teacher, '/exercises', { title, themes: payloads.slice(at, at + 3).map((text) => text.slice(0, 40)), question_ids: questions.slice(at, at + 30) })
    exercises.push(exercise)
    await apiOf(request, teacher).allowSkipping(exercise)
    work = await idOf(teacher, '/assignments', { exercise_id: exercise, student_id: studentId, title, due_date: '2020-01-01T00:00:00.000Z' })
    const { agent } = v.parse(Begun, await post(student, 'POST', '/chat/start', { assignment_id: work }))
    sessions.push(agent.session_id)
    await post(teacher, 'POST', '/assignments/notes', { assignment_ids: [work], to: 'unfinished', text: payloads.slice(at, at + 4).join('\n').slice(0, 600) })
    for (const payload of payloads.slice(at, at + 25).slice(0, -1)) {
      await post(student, 'POST', '/chat/submit', { session_id: agent.session_id, answer: `zebra ${payload}`, client_attempt_id: crypto.randomUUID() })
      await post(student, 'POST', '/chat/skip', { session_id: agent.session_id, client_attempt_id: crypto.randomUUID() })
    }
    await post(teacher, 'POST', `/session/${agent.session_id}/override`, { question_set_index: 0, question_index: 0, score: 1, reason: title })
  }
  return { teacher, student, ids: { group, student: studentId, exercises, sessions, work } }
}
