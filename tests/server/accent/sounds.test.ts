import { describe, expect, test } from 'vitest'
import { generateAudio, submitTake } from '#contract/accent/accent-sessions.ts'
import { deleteStudent } from '#contract/classroom/students.ts'
import { readSession } from '#contract/accent/session-readings.ts'
import { getSession } from '#contract/sessions/sessions.ts'
import { forgetOld } from '#server/db/operations/retention.queries.ts'
import { soundLink } from '#server/use-cases/accent/sound-links.ts'
import { createSpokenClassroom, script } from './classroom.ts'
import { feedbackOf, recordingOf } from './speech.ts'
import { testRetention } from '#tests/support/retention.ts'

describe('the model reading', () => {
  test('times every character of the script from the first to the last moment, and sounds as long as it says', async () => {
    const room = await createSpokenClassroom({ asked: [script('Tea', 'A tea.')] })
    const { state } = await room.start()
    const reply = await room.app.request(generateAudio, { as: room.student, body: { session_id: state().session_id, speaking_rate: 0.5 } })
    const char_timings = ['A', ' ', 't', 'e', 'a', '.'].map((char, at) => ({ char, start_time: at * 0.2, end_time: (at + 1) * 0.2 }))
    expect(reply).toEqual({ base_audio_url: reply.base_audio_url, base_audio_data: { char_timings, duration: 6 * 0.2 }, speaking_rate: 0.5 })
    const sound = await room.app.app.request(reply.base_audio_url)
    expect([sound.status, sound.headers.get('content-type'), (await sound.arrayBuffer()).byteLength]).toEqual([200, 'audio/wav', 44 + 2 * 1.2 * 8000])
  })

  test('is read at the speed its teacher set, and at the nearest one allowed', async () => {
    const room = await createSpokenClassroom()
    const question_definition_id = room.exercise.config.point_map[0]?.question_definition_id ?? 0
    const slow = await createSpokenClassroom({ config: { reading_speed_map: [{ question_definition_id, reading_speed: 0.8 }] } })
    const rates = []
    for (const [classroom, speaking_rate] of [[slow, undefined], [room, undefined], [room, 7], [room, 0.1], [room, 1.234]] as const) {
      const { session_id } = await classroom.start()
      rates.push((await classroom.app.request(generateAudio, { as: classroom.student, body: { session_id, speaking_rate } })).speaking_rate)
    }
    expect(rates).toEqual([0.8, 1, 2, 0.5, 1.25])
  })

  test('in a language nobody speaks here is refused in words, and the question may be passed', async () => {
    const room = await createSpokenClassroom({ asked: [script('Hello', 'nuqneH\n\nVoice: Klingonese')] })
    const play = await room.start()
    const refused = await room.app.refused(generateAudio, { as: room.student, body: { session_id: play.session_id } })
    const error = 'This script asks for the voice “Klingonese”, which this server does not know. You can go on without it.'
    expect(refused).toEqual({ status: 409, code: 'voice_missing', error })
    expect([play.agent().current_question_data.voice, play.agent().current_question_set_state.may_skip]).toEqual([null, true])
    expect((await play.next()).complete).toEqual(true)
  })

  test('that fails says so', async () => {
    const room = await createSpokenClassroom({ asked: [script('Away', 'This fails.')] })
    const play = await room.start()
    const { status, code } = await room.app.refused(generateAudio, { as: room.student, body: { session_id: play.session_id } })
    expect([status, code]).toEqual([503, 'speech_unavailable'])
  })
})

describe('a recording', () => {
  test('is played by its link without signing in, for ten minutes', async () => {
    const room = await createSpokenClassroom()
    const play = await room.start()
    const { recording_url } = await play.take(70)
    const sound = await room.app.app.request(recording_url ?? '')
    expect(new Uint8Array(await sound.arrayBuffer())).toEqual(new Uint8Array(await recordingOf(70).arrayBuffer()))
    expect([sound.headers.get('cache-control'), sound.headers.get('accept-ranges')]).toEqual(['no-store', 'bytes'])
    room.app.clock.advance(10 * 60_000)
    expect((await room.app.app.request(recording_url ?? '')).status).toEqual(401)
    expect((await room.app.app.request(`${recording_url}x`)).status).toEqual(401)
  })

  test('is played in parts, and not sent again to who has it', async () => {
    const room = await createSpokenClassroom()
    const { recording_url } = await (await room.start()).take(70)
    const play = (headers: Record<string, string>) => room.app.app.request(recording_url ?? '', { headers })
    const whole = await play({})
    const etag = whole.headers.get('etag') ?? ''
    const size = (await whole.arrayBuffer()).byteLength
    const ranges = ['bytes=0-43', 'bytes=16000-', 'bytes=-100', `bytes=${size}-`].map((range): Record<string, string> => ({ range }))
    const answers = []
    for (const headers of [...ranges, { 'range': 'bytes=0-1', 'if-range': '"old"' }, { 'if-none-match': etag }]) {
      const response = await play(headers)
      answers.push([response.status, response.headers.get('content-range'), (await response.arrayBuffer()).byteLength])
    }
    expect(answers).toEqual([
      [206, `bytes 0-43/${size}`, 44],
      [206, `bytes 16000-${size - 1}/${size}`, size - 16_000],
      [206, `bytes ${size - 100}-${size - 1}/${size}`, 100],
      [416, `bytes */${size}`, 0],
      [200, null, size],
      [304, null, 0],
    ])
  })

  test('stands in the transcript for its student and their teacher, with its feedback', async () => {
    const room = await createSpokenClassroom()
    const play = await room.start()
    await play.take(0)
    await play.take(70)
    const heard = []
    for (const as of [room.student, room.teacher]) {
      const { chat_sessions } = await room.app.request(getSession, { as, params: { id: play.session_id } })
      const recorded = chat_sessions[0]?.chat_full_context.filter(({ recording_url }) => recording_url !== undefined) ?? []
      const statuses = await Promise.all(recorded.map(async ({ recording_url }) => (await room.app.app.request(recording_url ?? '')).status))
      heard.push([statuses, recorded.map(({ feedback }) => feedback)])
    }
    const both = [[200, 200], [{ usable: false, reason: 'silence' }, feedbackOf(70)]]
    expect(heard).toEqual([both, both])
  })

  test('is drawn beside the model reading of its script, for whoever may read the session', async () => {
    const room = await createSpokenClassroom()
    const play = await room.start()
    await play.take(70)
    await play.next()
    const params = { id: play.session_id }
    const colleague = await room.app.seedTeacher()
    for (const as of [room.student, room.teacher]) {
      const { readings } = await room.app.request(readSession, { as, params })
      expect(readings.map(({ reading, ...place }) => ({ ...place, rate: reading?.speaking_rate }))).toEqual([
        { script: 'Good morning.', question_set_index: 0, question_index: 0, rate: 1 },
      ])
      const { base_audio_url, base_audio_data } = readings[0]?.reading ?? { base_audio_url: '', base_audio_data: { char_timings: [] } }
      expect([base_audio_data.char_timings.length, (await room.app.app.request(base_audio_url)).status]).toEqual(['Good morning.'.length, 200])
    }
    expect((await room.app.refused(readSession, { as: colleague, params })).status).toEqual(404)
  })

  test('is silent after its days are over, and its scores stay', async () => {
    const room = await createSpokenClassroom()
    const play = await room.start()
    const { agent } = await play.take(70)
    room.app.clock.advance(31 * 86_400_000)
    expect((await forgetOld(room.app.db, room.app.clock.now(), testRetention)).recordings).toEqual(1)
    const { take, current_question_state } = (await room.start()).agent()
    expect([take, current_question_state]).toEqual([{ id: agent.take?.id, recording_url: null, feedback: feedbackOf(70) }, { takes: 1, score: 7 }])
    const link = soundLink(room.app.deps, { recording: agent.take?.id ?? 0 })
    expect((await room.app.app.request(link)).status).toEqual(404)
  })

  test('of a deleted student is heard by nobody', async () => {
    const room = await createSpokenClassroom()
    const play = await room.start()
    const { recording_url } = await play.take(70)
    await room.app.request(deleteStudent, { as: room.teacher, params: { id: room.student.id } })
    expect((await room.app.app.request(recording_url ?? '')).status).toEqual(404)
  })

  test('in the session of somebody else is taken from nobody', async () => {
    const room = await createSpokenClassroom()
    const play = await room.start()
    const refused = await room.app.refused(submitTake, { as: room.teacher, body: { ...play.state(), file: recordingOf(70) } })
    expect([refused.status, refused.code]).toEqual([404, 'not_found'])
  })
})
