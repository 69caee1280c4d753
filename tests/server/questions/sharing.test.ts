import { expect, test } from 'vitest'
import { suspendTeacher } from '#contract/accounts/teachers.ts'
import { createAssignment } from '#contract/assignments/assignments.ts'
import { startChat } from '#contract/chat/chat-sessions.ts'
import { copyExercise, createExercise, deleteExercise, getExercise, listExercises, renameExercise } from '#contract/exercises/exercise-library.ts'
import { copyQuestion, getQuestion, listQuestions, updateQuestion } from '#contract/questions/questions.ts'
import { getExerciseSharing, listColleagues, shareExercise, shareQuestion, type SharingChange } from '#contract/questions/sharing.ts'
import type { Person } from '#tests/support/school/people.ts'
import { createLibrary } from './classroom.ts'

const nobody: SharingChange = { school: 'none', people: [] }

async function sharedSea(sharing: (other: Person) => SharingChange) {
  const library = await createLibrary()
  const { app, teacher, other, question, exercise } = library
  const tides = await question(teacher, 'Tides')
  const sea = await exercise(teacher, 'The sea', [tides.id])
  const share = (body: SharingChange) => app.request(shareExercise, { as: teacher, params: { id: sea.id }, body })
  await share(sharing(other))
  return { ...library, tides, sea, share, at: { params: { id: sea.id } } }
}

test('what is shared with one colleague is there for them, whole, and for nobody else', async () => {
  const { app, teacher, other, sea, tides, at } = await sharedSea(({ id }) => ({ school: 'none', people: [{ id, may_edit: false }] }))
  const seen = await app.request(getExercise, { as: other, ...at })
  expect([seen.owner, seen.can_edit, seen.shared_by, seen.question_ids]).toEqual(['user', false, { id: teacher.id, name: teacher.name }, [tides.id]])
  expect((await app.request(getQuestion, { as: other, params: { id: tides.id } })).prompt).toBe(tides.prompt)
  const third = await app.seedTeacher()
  expect((await app.refused(getExercise, { as: third, ...at })).code).toBe('not_found')
  expect((await app.refused(getQuestion, { as: third, params: { id: tides.id } })).code).toBe('not_found')
  expect((await app.request(getExercise, { as: teacher, ...at })).shared_by).toBe(null)
  expect(await app.request(getExerciseSharing, { as: teacher, params: { id: sea.id } })).toEqual({
    owner: { id: teacher.id, name: teacher.name },
    school: 'none',
    people: [{ id: other.id, name: other.name, may_edit: false }],
    version: expect.any(Number),
  })
})

test('lists, their totals and what filters offer count what colleagues share, once', async () => {
  const { app, other, teacher, admin, exercise, tides, sea, share } = await sharedSea(({ id }) => ({ school: 'use', people: [{ id, may_edit: false }] }))
  await exercise(other, 'Mine')
  const school = await exercise(admin, 'Of the school')
  await app.request(shareExercise, { as: admin, params: { id: school.id }, body: { school: 'use', people: [] } })
  const titles = async (as: Person, filter: 'user' | 'admin' | 'shared' | 'both', query: { q?: string; limit?: string } = {}) => {
    const { results, total } = await app.request(listExercises, { as, query: { filter, sort: 'title', facets: 'true', limit: '50', ...query } })
    return [results.map(({ title }) => title), total]
  }
  expect(await titles(other, 'both')).toEqual([['Mine', 'Of the school', 'The sea'], 3])
  expect(await titles(other, 'shared')).toEqual([['The sea'], 1])
  expect(await titles(other, 'user')).toEqual([['Mine'], 1])
  expect(await titles(other, 'both', { limit: '1' })).toEqual([['Mine'], 3])
  expect(await titles(other, 'shared', { q: 'tides' })).toEqual([['The sea'], 1])
  expect(await titles(teacher, 'both')).toEqual([['Of the school', 'The sea'], 2])
  expect(await titles(teacher, 'shared')).toEqual([[], 0])
  await share(nobody)
  expect(await titles(other, 'both', { q: 'sea' })).toEqual([[], 0])
  await app.request(shareQuestion, { as: teacher, params: { id: tides.id }, body: { school: 'use', people: [] } })
  const questions = await app.request(listQuestions, { as: other, query: { filter: 'shared', facets: 'true', limit: '50' } })
  expect([questions.results.map(({ id }) => id), questions.total, questions.facets?.owned]).toEqual([[tides.id], 1, 0])
  expect((await app.refused(getExercise, { as: other, params: { id: sea.id } })).code).toBe('not_found')
})

test('a colleague gives what is shared with them to their own students, and that goes on when sharing ends', async () => {
  const { app, other, sea, share, at } = await sharedSea(({ id }) => ({ school: 'none', people: [{ id, may_edit: false }] }))
  const student = await app.seedStudent({ teacher: other })
  const body = { title: 'Sea work', exercise_id: sea.id, student_id: student.id, due_date: '2026-11-21T22:59:00.000Z', config: {} }
  const work = await app.request(createAssignment, { as: other, body })
  await share(nobody)
  const { agent } = await app.request(startChat, { as: student, body: { assignment_id: work.id } })
  expect(agent.exercise.id).toBe(sea.id)
  expect(JSON.stringify(agent)).not.toMatch(/Answer: yes/)
  expect((await app.refused(createAssignment, { as: other, body })).code).toBe('not_found')
  expect((await app.refused(getExercise, { as: student, ...at })).code).toBe('forbidden')
})

test('a copy of what is shared stays whole when sharing ends, with questions of the copier’s own', async () => {
  const { app, other, tides, share, at } = await sharedSea(() => ({ school: 'use', people: [] }))
  const copy = await app.request(copyExercise, { as: other, ...at })
  await share(nobody)
  const [set] = (await app.request(getExercise, { as: other, params: { id: copy.id } })).assigned_question_sets
  expect([copy.title, copy.can_edit, copy.shared_by, set?.question_title]).toEqual(['The sea - Copy', true, null, 'Tides - Copy'])
  const own = await app.request(getQuestion, { as: other, params: { id: set?.question_id ?? 0 } })
  expect([own.prompt, own.can_edit]).toEqual([tides.prompt, true])
})

test('a shared question is copied, not built in, so that an exercise never loses it', async () => {
  const { app, teacher, other, tides } = await sharedSea(() => nobody)
  await app.request(shareQuestion, { as: teacher, params: { id: tides.id }, body: { school: 'use', people: [] } })
  const refused = await app.refused(createExercise, { as: other, body: { title: 'Mine', question_ids: [tides.id] } })
  expect([refused.code, refused.error]).toEqual(['invalid', "This question is not in the library of the exercise's owner. Copy it first."])
  expect((await app.request(copyQuestion, { as: other, params: { id: tides.id } })).question_title).toBe('Tides - Copy')
})

test('who may edit changes it, but neither deletes nor shares it; who may only use it does none of that', async () => {
  const { app, teacher, other, tides, share, at } = await sharedSea(({ id }) => ({ school: 'none', people: [{ id, may_edit: true }] }))
  expect((await app.request(renameExercise, { as: other, ...at, body: { title: 'The oceans' } })).title).toBe('The oceans')
  expect((await app.refused(deleteExercise, { as: other, ...at })).code).toBe('forbidden')
  expect((await app.refused(shareExercise, { as: other, ...at, body: nobody })).code).toBe('forbidden')
  expect((await app.refused(getExerciseSharing, { as: other, ...at })).code).toBe('forbidden')
  expect((await app.refused(updateQuestion, { as: other, params: { id: tides.id }, body: { title: 'Mine now' } })).code).toBe('forbidden')
  await app.request(shareQuestion, { as: teacher, params: { id: tides.id }, body: { school: 'edit', people: [] } })
  expect((await app.request(updateQuestion, { as: other, params: { id: tides.id }, body: { title: 'Tide' } })).question_title).toBe('Tide')
  await share({ school: 'use', people: [] })
  const refused = await app.refused(renameExercise, { as: other, ...at, body: { title: 'Mine' } })
  expect([refused.code, refused.error]).toEqual(['forbidden', 'A colleague shares this with you, and only they may do that.'])
})

test('only colleagues with an account can be named, each once, and a student never', async () => {
  const { app, teacher, other, admin, student, at } = await sharedSea(() => nobody)
  const people = (...ids: number[]) => ({ school: 'none' as const, people: ids.map((id) => ({ id, may_edit: false })) })
  for (const body of [people(student.id), people(teacher.id), people(2_147_483_647), people(other.id, other.id)]) {
    expect((await app.refused(shareExercise, { as: teacher, ...at, body })).code).toBe('invalid')
  }
  const { results, total } = await app.request(listColleagues, { as: teacher })
  expect([results.map(({ id }) => id).toSorted((a, b) => a - b), total]).toEqual([[other.id, admin.id].toSorted((a, b) => a - b), 2])
  expect((await app.request(listColleagues, { as: teacher, query: { q: 'nobody of that name' } })).results).toEqual([])
})

test('a sharing is saved again as it stands while somebody it names is suspended, and names its owner to an administrator', async () => {
  const { app, admin, teacher, other, share, at } = await sharedSea(({ id }) => ({ school: 'none', people: [{ id, may_edit: false }] }))
  await app.request(suspendTeacher, { as: admin, params: { id: other.id } })
  const { owner, people } = await app.request(getExerciseSharing, { as: admin, ...at })
  expect(owner).toEqual({ id: teacher.id, name: teacher.name })
  const again = people.map(({ id, may_edit }) => ({ id, may_edit }))
  expect((await app.request(shareExercise, { as: teacher, ...at, body: { school: 'use', people: again } })).people).toEqual(people)
  await share(nobody)
  expect((await app.refused(shareExercise, { as: teacher, ...at, body: { school: 'none', people: again } })).code).toBe('invalid')
})

test('a sharing made from one that somebody else changed is refused with how it is shared now, and goes over it when it names that', async () => {
  const { app, teacher, admin, other, share, at } = await sharedSea(() => nobody)
  const read = await app.request(getExerciseSharing, { as: teacher, ...at })
  const current = await app.request(shareExercise, { as: admin, ...at, body: { school: 'use', people: [{ id: other.id, may_edit: true }], version: read.version } })
  const mine = (version: number) => ({ as: teacher, ...at, body: { ...nobody, version } })
  const error = `Meanwhile it was shared in another way, with: the school, ${other.name} (may edit).`
  expect(await app.refused(shareExercise, mine(read.version))).toEqual({ status: 409, code: 'stale_version', error, current })
  expect(await app.request(getExerciseSharing, { as: teacher, ...at })).toEqual(current)
  expect(await app.request(shareExercise, mine(current.version))).toEqual(read)
  await share({ school: 'use', people: [] })
  await share(nobody)
  expect((await app.request(shareExercise, mine(read.version))).version).toEqual(read.version)
  await share({ school: 'edit', people: [] })
  expect((await app.refused(shareExercise, mine(read.version))).error).toEqual('Meanwhile it was shared in another way, with: the school (may edit).')
  await share(nobody)
  expect((await app.refused(shareExercise, mine(current.version))).error).toEqual('Meanwhile sharing it was ended.')
})
