import { expect, test } from 'vitest'
import { startAccent, submitTake } from '#contract/accent/accent-sessions.ts'
import { startSample } from '#contract/welcome/welcome.ts'
import { recordings } from '#server/db/schema/sessions.ts'
import type { Person } from '#tests/support/school/people.ts'
import { seedAssignment } from '#tests/server/chat/exercises.ts'
import { createSpokenClassroom } from './classroom.ts'
import { malformedRecordings } from './malformed-recordings.ts'
import { recordingOf } from './speech.ts'

const mebibyte = 1024 * 1024

test('a file that is no short WAV recording is refused with a sentence, and nothing of it stays', async () => {
  const room = await createSpokenClassroom()
  const play = await room.start()
  const good = new Uint8Array(await recordingOf(50).arrayBuffer())
  const files: [string, Uint8Array<ArrayBuffer>][] = [
    ['nothing', new Uint8Array()],
    ['a page', new TextEncoder().encode('<html><script>alert(1)</script></html>')],
    ['an archive', new Uint8Array([0x50, 0x4b, 3, 4, ...good])],
    ['24 bit', changed(good, 34, [24, 0])],
    ['float', changed(good, 20, [3, 0])],
    ['extensible', changed(good, 20, [0xfe, 0xff])],
    ['no channel', changed(good, 22, [0, 0])],
    ['three channels', changed(good, 22, [3, 0])],
    ['0 Hz', changed(good, 24, [0, 0, 0, 0])],
    ['96 kHz', changed(good, 24, [0, 0x77, 1, 0])],
    ['cut off', good.slice(0, -2)],
    ['no samples', new Uint8Array(await recordingOf(50, 0).arrayBuffer())],
    ['61 seconds', new Uint8Array(await recordingOf(50, 61, 8000).arrayBuffer())],
    ['12 MiB and a byte', new Uint8Array(12 * mebibyte + 1)],
    ['13 MiB', new Uint8Array(13 * mebibyte)],
  ]
  const answers = []
  for (const [name, bytes] of files) {
    const { status, code, error } = await room.app.refused(submitTake, { as: room.student, body: { ...play.state(), file: new Blob([bytes]) } })
    answers.push([name, status, code, error])
  }
  expect(answers).toEqual([
    ['nothing', 415, 'wrong_type', 'Please send a WAV recording.'],
    ['a page', 415, 'wrong_type', 'Please send a WAV recording.'],
    ['an archive', 415, 'wrong_type', 'Please send a WAV recording.'],
    ['24 bit', 415, 'wrong_type', 'Please send a WAV recording of 16-bit PCM.'],
    ['float', 415, 'wrong_type', 'Please send a WAV recording of 16-bit PCM.'],
    ['extensible', 415, 'wrong_type', 'Please send a WAV recording of 16-bit PCM.'],
    ['no channel', 422, 'invalid', 'A recording has one channel or two.'],
    ['three channels', 422, 'invalid', 'A recording has one channel or two.'],
    ['0 Hz', 422, 'invalid', 'A recording has 8,000 to 48,000 samples per second.'],
    ['96 kHz', 422, 'invalid', 'A recording has 8,000 to 48,000 samples per second.'],
    ['cut off', 422, 'invalid', 'This recording is broken.'],
    ['no samples', 422, 'invalid', 'This recording is empty.'],
    ['61 seconds', 413, 'too_large', 'A recording can take at most 60 seconds.'],
    ['12 MiB and a byte', 413, 'too_large', 'A recording can take at most 12 MB.'],
    ['13 MiB', 413, 'too_large', 'This is too large.'],
  ])
  expect(await room.app.db.$count(recordings)).toEqual(0)
})

test('hundreds of broken, disguised and lying files are refused as the sender’s fault, and the next recording is scored', async () => {
  const room = await createSpokenClassroom()
  const play = await room.start()
  const files = malformedRecordings()
  const token = await room.app.tokenOf(room.student)
  const answers = []
  for (const { name, bytes } of files) {
    const body = new FormData()
    body.set('session_id', String(play.session_id))
    body.set('file', new Blob([bytes]), '../../../etc/passwd')
    const answer = await room.app.app.request('/api/accent/submit', { method: 'POST', headers: { Authorization: `Bearer ${token}` }, body })
    answers.push({ name, status: answer.status })
  }
  expect(files.length).toBeGreaterThanOrEqual(300)
  expect(answers.filter(({ status }) => ![413, 415, 422].includes(status))).toEqual([])
  expect(await room.app.db.$count(recordings)).toEqual(0)
  expect((await play.take(50)).feedback.usable).toEqual(true)
})

test('a form may leave ids out, or say that there are none', async () => {
  const room = await createSpokenClassroom()
  const play = await room.start()
  const body = { ...play.state(), exercise_id: String(room.exercise.id), assignment_id: 'null', file: recordingOf(50) }
  expect((await room.app.request(submitTake, { as: room.student, body })).agent.current_question_state).toEqual({ takes: 1, score: 5 })
})

test('a body that is no form, or a broken one, is refused before anything is looked at', async () => {
  const room = await createSpokenClassroom()
  await room.start()
  const token = await room.app.tokenOf(room.student)
  const bodies: [string, string][] = [
    ['application/json', '{}'],
    ['multipart/form-data', ''],
    ['multipart/form-data; boundary=x', ''],
    ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="session_id"\r\n\r\n1'],
    ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data\r\n\r\n1\r\n--x--'],
    ['multipart/form-data; boundary=x', `--x\r\nContent-Disposition: form-data; name="session_id"\r\n\r\n${'9'.repeat(5000)}\r\n--x--`],
    ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="session_id"\r\n\r\n1\r\n--x--'],
    ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="file"\r\n\r\nno file\r\n--x--'],
  ]
  const statuses = []
  for (const [type, body] of bodies) {
    const headers = { 'Authorization': `Bearer ${token}`, 'Content-Type': type }
    statuses.push((await room.app.app.request('/api/accent/submit', { method: 'POST', headers, body })).status)
  }
  expect(statuses).toEqual([415, 415, 422, 422, 422, 413, 422, 422])
})

test('large recordings sent all at once are taken as far as memory is meant for them, the others asked to come again', async () => {
  const room = await createSpokenClassroom()
  const play = await room.start()
  const uploads = []
  for (let count = 0; count < 3; count += 1) uploads.push(await upload(room, await speaker(room)))
  for (const { send } of uploads) send(12 * mebibyte - 9)
  expect(await Promise.race(uploads.map(({ status }) => status))).toEqual(429)
  expect((await play.take(50)).feedback.usable).toEqual(true)
  for (const { end } of uploads) end()
  expect((await Promise.all(uploads.map(({ status }) => status))).toSorted()).toEqual([422, 422, 429])
})

test('whoever announces large recordings and sends nothing keeps nobody else from being scored', async () => {
  const room = await createSpokenClassroom()
  const play = await room.start()
  const idle = await speaker(room)
  const uploads = [await upload(room, idle), await upload(room, idle), await upload(room, idle)]
  expect((await play.take(50)).feedback.usable).toEqual(true)
  for (const { end } of uploads) end()
  expect(await Promise.all(uploads.map(({ status }) => status))).toEqual([422, 422, 422])
})

test('one student’s recordings are received one after another', async () => {
  const room = await createSpokenClassroom()
  const play = await room.start()
  const one = await speaker(room)
  const uploads = [await upload(room, one), await upload(room, one), await upload(room, one)]
  for (const { send } of uploads) send(12 * mebibyte - 9)
  expect((await play.take(50)).feedback.usable).toEqual(true)
  for (const { end } of uploads) end()
  expect(await Promise.all(uploads.map(({ status }) => status))).toEqual([422, 422, 422])
})

test('who has no spoken session is refused before a byte of what they send is read, visitors as well', async () => {
  const room = await createSpokenClassroom()
  const { access_token } = await room.app.request(startSample)
  const senders = [access_token, await room.app.tokenOf(await room.app.seedStudent()), await room.app.tokenOf(room.teacher)]
  let read = 0
  const answers = []
  for (const token of senders) {
    const headers = { 'Authorization': `Bearer ${token}`, 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': String(12 * mebibyte) }
    const pull = () => void (read += 1)
    const body = new ReadableStream<Uint8Array>({ pull }, { highWaterMark: 0 })
    const sent = { method: 'POST', headers, body, duplex: 'half' }
    const answer = await room.app.app.request('/api/accent/submit', sent)
    answers.push([answer.status, (await answer.json()).code])
  }
  expect(answers).toEqual(senders.map(() => [404, 'not_found']))
  expect(read).toEqual(0)
})

test('visitors who send as much as they may at once are sent away before anybody with a spoken session', async () => {
  const room = await createSpokenClassroom()
  const play = await room.start()
  const visitors = Array.from({ length: 31 }, () => visit(room))
  for (const { send } of visitors) send(mebibyte - 9)
  expect((await play.take(50)).feedback.usable).toEqual(true)
  for (const { end } of visitors) end()
  const statuses = await Promise.all(visitors.map(({ status }) => status))
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0)
  expect(statuses.filter((status) => status !== 429 && status !== 400)).toEqual([])
})

/** Another student with a spoken session. */
async function speaker(room: Room): Promise<Person> {
  const student = await room.app.seedStudent({ teacher: room.teacher })
  const { id } = await seedAssignment(room.app.db, { teacherId: room.teacher.id, studentId: student.id, exerciseId: room.exercise.id })
  await room.app.request(startAccent, { as: student, body: { assignment_id: id } })
  return student
}

type Room = Awaited<ReturnType<typeof createSpokenClassroom>>

/** Begins to send a recording, stated as 12 MiB, that goes on until it is ended. */
async function upload(room: Room, as: Person) {
  const authorization = `Bearer ${await room.app.tokenOf(as)}`
  return sending(room, '/api/accent/submit', { 'Authorization': authorization, 'Content-Type': 'multipart/form-data; boundary=x' }, 12 * mebibyte)
}

/** Begins to sign in, with the largest body there may be. */
function visit(room: Room) {
  return sending(room, '/api/auth/login', { 'Content-Type': 'application/json' }, mebibyte)
}

function sending({ app }: Room, path: string, headers: Record<string, string>, stated: number) {
  const line: ReadableStreamDefaultController<Uint8Array>[] = []
  const body = new ReadableStream<Uint8Array>({ start: (opened) => void line.push(opened), cancel: () => void line.pop() })
  const sent = { method: 'POST', headers: { ...headers, 'Content-Length': String(stated) }, body, duplex: 'half' }
  const status = Promise.resolve(app.app.request(path, sent)).then((answer) => answer.status)
  return {
    status,
    send: (size: number) => line.forEach((open) => open.enqueue(new Uint8Array(size))),
    end: () => line.forEach((open) => open.close()),
  }
}

function changed(bytes: Uint8Array<ArrayBuffer>, at: number, values: readonly number[]): Uint8Array<ArrayBuffer> {
  const copy = bytes.slice()
  copy.set(values, at)
  return copy
}
