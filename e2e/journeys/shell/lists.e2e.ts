import * as v from 'valibot'
import { apiOf } from '#e2e/api.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { teacher } from '#e2e/school.ts'

const Made = v.object({ student_id: v.number() })

/** A class of thirty with twelve pieces of work, and as many questions and exercises; answers its id and what finds them. */
async function fillSchool(request: Parameters<typeof apiOf>[0], token: string) {
  const teachers = apiOf(request, token)
  const mark = `l${Date.now() % 1_000_000}`
  const group = await teachers.send('POST', '/classes', { name: `Thirty ${mark}` })
  for (let index = 10; index < 40; index += 1) {
    const account = { name: `Pupil ${index} ${mark}`, username: `p${index}${mark}`, email: `p${index}.${mark}@journeys.example`, age: 0 }
    const { student_id } = v.parse(Made, await teachers.send('POST', '/auth/register_student', account))
    await teachers.send('POST', `/classes/${group.id}/students`, { student_id })
  }
  for (let index = 10; index < 22; index += 1) {
    const question = await teachers.send('POST', '/question_definitions', { title: `Sum ${index} ${mark}`, prompt: 'What is 2 and 2?\n\nAnswer: 4', subject: 'Math' })
    const exercise = await teachers.send('POST', '/exercises', { title: `Sums ${index} ${mark}`, grade_level: 5, themes: [], question_ids: [question.id] })
    const given = { exercise_id: exercise.id, title: `Work ${index} ${mark}`, due_date: '2020-12-01T12:00:00Z' }
    await teachers.send('POST', `/classes/${group.id}/assign_exercise`, given)
  }
  return { classId: group.id, mark }
}

test('every list begins by 320 pixels with nine rows in sight, and on a phone thirty students are within 2,600', async ({ page, request, signIn }, testInfo) => {
  test.setTimeout(180_000)
  const { classId, mark } = await fillSchool(request, await signIn(teacher))
  const isPhone = (page.viewportSize()?.width ?? 0) < 768
  const measured: string[] = []
  const missed: string[] = []
  const places: [name: string, address: string, row: string][] = [
    ['students', `/classroom?class_id=${classId}`, 'tbody tr[data-index]'],
    ['assignments', `/classroom?tab=assignments&class_id=${classId}`, 'tbody tr[data-index]'],
    ['questions', `/question_definitions?q=${mark}`, 'tbody tr[data-index]'],
    ['exercises', `/exercises?q=${mark}`, 'tbody tr[data-index]'],
    ['gradebook', `/classroom/gradebook?classId=${classId}`, '[role=row]:has([role=rowheader])'],
    ['at work', `/classroom/at_work?classId=${classId}`, 'tbody tr[data-index]'],
  ]
  for (const [name, address, row] of places) {
    await page.goto(address)
    const rows = page.locator(row)
    await expect(rows.nth(8)).toBeAttached()
    await expect(rows.first()).toContainText(mark)
    const [first, ninth, last] = [await rows.first().boundingBox(), await rows.nth(8).boundingBox(), await rows.last().boundingBox()]
    const ends = (box: typeof first) => Math.round((box?.y ?? 0) + (box?.height ?? 0))
    measured.push(`${name} ${Math.round(first?.y ?? 0)}`)
    const isMissed = isPhone ? name === 'students' && ends(last) > 2_600 : Math.round(first?.y ?? 999) > 320 || ends(ninth) > 800
    if (isMissed) missed.push(`${name}: first at ${Math.round(first?.y ?? 0)}, ninth ends at ${ends(ninth)}, last at ${ends(last)}`)
  }
  expect(missed).toEqual([])
  testInfo.annotations.push({ type: 'first rows at', description: measured.join(', ') })
})
