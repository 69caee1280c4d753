import { describe, expect, test } from 'vitest'
import { forceEndAccent, skipSpoken, startAccent, submitTake } from '#contract/accent/accent-sessions.ts'
import { startChat } from '#contract/chat/chat-sessions.ts'
import { overrideScore } from '#contract/review/review.ts'
import { messages, recordings, sessions } from '#server/db/schema/sessions.ts'
import { assignments } from '#server/db/schema/work.ts'
import { workedExample } from '#tests/server/chat/exercises.ts'
import { createSpokenClassroom, script } from './classroom.ts'
import { feedbackOf, recordingOf } from './speech.ts'

describe('starting', () => {
  test('shows the first script with its voice, hints and speed, and nothing of its labels', async () => {
    const room = await createSpokenClassroom({ config: { timer: '15min' } })
    const { begun } = await room.start()
    const { agent, ...words } = begun
    expect(words).toEqual({ message: 'Good morning.', material: null, complete: false, time_up: false, keeps_recordings: true })
    expect(agent).toEqual({
      session_id: agent.session_id,
      state_token: agent.state_token,
      status: 'active',
      assignment: { id: room.assignment.id, title: 'Plants and Equations Assignment', due_date: null, closes_at: null, best_score: null },
      is_test: false,
      is_practice: false,
      tasks: ['Hello', 'Tea', 'Bye'].map((question_title, question_set_index) => ({
        ...{ question_title, question_set_index, question_index: 0, points: 10, score: 0, status: 'open', tries_before: 0, worth_now: 10 },
      })),
      current_task_index: 0,
      exercise: { id: room.exercise.id, title: 'Plants and Equations', owner: 'user', db_definition: { config: room.exercise.config } },
      started_at: '2026-11-20T12:00:00.000Z',
      time_spent: 0,
      ended_at: null,
      deadline_at: '2026-11-20T12:15:00.000Z',
      server_now: '2026-11-20T12:00:00.000Z',
      current_question_data: {
        message: 'Good morning.',
        hints: ['Smile.'],
        speaking_rate: 1,
        voice: { locale: 'en-GB' },
        question_definition: {
          ...{ id: room.exercise.config.point_map[0]?.question_definition_id, question_title: 'Hello', prompt: 'Good morning.' },
          ...{ subject: 'English', question_type: 'ACCENT_TRAINING' },
        },
      },
      current_question_state: { takes: 0, score: 0 },
      current_question_set_definition: { id: agent.current_question_set_definition.id, num_questions: 1, allow_skipping: false },
      current_question_set_state: { should_move_to_next_question: false, may_skip: false, may_defer: true },
      current_exercise_state: { score: 0, total_questions: 3, total_possible_score: 30, total_question_sets: 3 },
      take: null,
    })
  })

  test('again resumes the same question with its last take', async () => {
    const room = await createSpokenClassroom()
    const play = await room.start()
    await play.take(80)
    await play.take(0)
    const again = await room.start()
    const { take } = again.agent()
    const { session_id } = play
    expect([again.session_id, take?.feedback, again.agent().current_question_state]).toEqual([session_id, feedbackOf(80), { takes: 1, score: 8 }])
  })

  test('begins nothing on a reload', async () => {
    const room = await createSpokenClassroom()
    const refused = await room.app.refused(startAccent, { as: room.student, body: { assignment_id: room.assignment.id, begin: false } })
    expect([refused.status, refused.code, await room.app.db.select().from(sessions)]).toEqual([409, 'not_begun', []])
  })

  test('by a teacher is a test run that counts nowhere', async () => {
    const room = await createSpokenClassroom()
    const play = await room.start(room.teacher, { exercise_id: room.exercise.id })
    for (const loudness of [90, 80, 70]) {
      await play.take(loudness)
      await play.next()
    }
    const [assignment] = await room.app.db.select().from(assignments)
    expect([play.agent().is_test, play.agent().status, assignment?.complete]).toEqual([true, 'complete', false])
  })

  test('is refused for a typed exercise, and a spoken one cannot be chatted: offered, ended, practised or tried', async () => {
    const typed = await createSpokenClassroom({ asked: workedExample })
    const spoken = await createSpokenClassroom()
    const isTyped = { status: 409, code: 'other_kind', error: 'This exercise is typed, not spoken.' }
    const isSpoken = { status: 409, code: 'other_kind', error: 'This exercise is spoken, not typed.' }
    for (const begin of [true, false]) {
      const body = { assignment_id: typed.assignment.id, begin }
      expect(await typed.app.refused(startAccent, { as: typed.student, body })).toEqual(isTyped)
      expect(await spoken.app.refused(startChat, { as: spoken.student, body: { assignment_id: spoken.assignment.id, begin } })).toEqual(isSpoken)
    }
    expect(await spoken.app.refused(startChat, { as: spoken.teacher, body: { exercise_id: spoken.exercise.id } })).toEqual(isSpoken)
    const play = await spoken.start()
    for (const loudness of [90, 80, 70]) {
      await play.take(loudness)
      await play.next()
    }
    const again = [{ exercise_id: spoken.exercise.id, begin: false }, { practice_of: play.session_id, begin: false }]
    for (const body of again) expect(await spoken.app.refused(startChat, { as: spoken.student, body })).toEqual(isSpoken)
  })
})

describe('a take', () => {
  test('earns its score, and only the best one counts', async () => {
    const room = await createSpokenClassroom()
    const play = await room.start()
    const first = await play.take(64)
    expect([first.message, first.material, first.feedback, first.complete]).toEqual(['Scored 64.', 'Said until noon.', feedbackOf(64), false])
    expect([first.agent.current_question_set_state, first.agent.current_question_state]).toEqual([
      { should_move_to_next_question: true, may_skip: true, may_defer: false },
      { takes: 1, score: 6.4 },
    ])
    const scores = []
    for (const loudness of [90, 70]) scores.push((await play.take(loudness)).agent.tasks[0])
    const task = { question_set_index: 0, question_index: 0, question_title: 'Hello', points: 10, score: 9, status: 'done', tries_before: 0, worth_now: 10 }
    expect(scores).toEqual([task, task])
  })

  test('that was silent is answered and kept, and counts for nothing', async () => {
    const room = await createSpokenClassroom()
    const play = await room.start()
    const { feedback, message, agent, material } = await play.take(0)
    expect([feedback, message, material]).toEqual([
      { usable: false, reason: 'silence' },
      'We heard nothing. Check that the microphone is on, and try again.',
      null,
    ])
    expect([agent.take, agent.current_question_state, agent.current_question_set_state.may_skip]).toEqual([null, { takes: 0, score: 0 }, false])
    const { usable, overall, deleteAfter } = recordings
    const kept = await room.app.db.select({ usable, overall, deleteAfter }).from(recordings)
    expect(kept).toEqual([{ usable: false, overall: null, deleteAfter: new Date('2026-12-20T12:00:00.000Z') }])
  })

  test('sent twice with one id counts once, and its links work again', async () => {
    const room = await createSpokenClassroom()
    const play = await room.start()
    const body = { ...play.state(), file: recordingOf(50), client_attempt_id: 'one' }
    const first = await room.app.request(submitTake, { as: room.student, body })
    room.app.clock.advance(11 * 60_000)
    const { recording_url, ...again } = await room.app.request(submitTake, { as: room.student, body })
    const { state_token, current_question_state } = again.agent
    expect([state_token, current_question_state, again.feedback]).toEqual([first.agent.state_token, { takes: 1, score: 5 }, first.feedback])
    expect((await room.app.app.request(recording_url ?? '')).status).toEqual(200)
    expect(await room.app.db.$count(recordings)).toEqual(1)
    const other = await room.app.refused(submitTake, { as: room.student, body: { ...body, file: recordingOf(60) } })
    expect([other.status, other.code]).toEqual([409, 'attempt_reused'])
  })

  test('sent ten times at once counts once', async () => {
    const room = await createSpokenClassroom()
    const play = await room.start()
    const body = { ...play.state(), file: recordingOf(50), client_attempt_id: 'one' }
    const replies = await Promise.all(Array.from({ length: 10 }, () => room.app.request(submitTake, { as: room.student, body })))
    expect(new Set(replies.map(({ agent }) => agent.state_token)).size).toEqual(1)
    expect([await room.app.db.$count(recordings), replies[9]?.agent.current_question_state]).toEqual([1, { takes: 1, score: 5 }])
  })

  test('from a stale state, or for another exercise, is refused with the session as it stands', async () => {
    const room = await createSpokenClassroom()
    const play = await room.start()
    const stale = play.state()
    await play.take(50)
    const refusals = [
      await room.app.refused(submitTake, { as: room.student, body: { ...stale, file: recordingOf(60) } }),
      await room.app.refused(submitTake, { as: room.student, body: { ...play.state(), exercise_id: room.exercise.id + 1, file: recordingOf(60) } }),
    ]
    expect(refusals.map(({ status, code }) => [status, code])).toEqual([
      [409, 'stale_state'],
      [409, 'conflict'],
    ])
  })

  test('that could not be scored costs nothing', async () => {
    const room = await createSpokenClassroom({ asked: [script('Away', 'This fails.')] })
    const play = await room.start()
    const refused = await room.app.refused(submitTake, { as: room.student, body: { ...play.state(), file: recordingOf(60) } })
    expect([refused.status, refused.code, await room.app.db.$count(recordings)]).toEqual([503, 'speech_unavailable', 0])
  })
})

describe('moving on', () => {
  test('is refused before a take, offered after it, and completes the assignment after the last one', async () => {
    const room = await createSpokenClassroom()
    const play = await room.start()
    const refused = await room.app.refused(skipSpoken, { as: room.student, body: play.state() })
    expect([refused.status, refused.code]).toEqual([409, 'skip_not_allowed'])
    for (const loudness of [90, 80]) {
      await play.take(loudness)
      await play.next()
    }
    await play.take(70)
    const last = await play.next()
    expect([last.message, last.complete, last.agent.status, last.agent.current_exercise_state.score]).toEqual(['Exercise complete!', true, 'complete', 24])
    const [assignment] = await room.app.db.select().from(assignments)
    expect([assignment?.complete, assignment?.score, assignment?.bestSessionId]).toEqual([true, 80, play.session_id])
  })

  test('may put a question off: it comes back at the end and may then be passed', async () => {
    const room = await createSpokenClassroom()
    const play = await room.start()
    const put = await play.next(true)
    expect([put.message, put.agent.current_task_index, put.agent.tasks.map(({ question_title }) => question_title)]).toEqual(['A cup of tea.', 1, ['Hello', 'Tea', 'Bye']])
    await play.take(80)
    await play.next()
    await play.take(80)
    const back = await play.next()
    expect([back.message, back.agent.current_task_index, back.agent.current_question_set_state]).toEqual([
      'Good morning.',
      0,
      { should_move_to_next_question: false, may_skip: true, may_defer: false },
    ])
    const twice = await room.app.refused(skipSpoken, { as: room.student, body: { ...play.state(), defer: true, client_attempt_id: 'twice' } })
    expect([twice.status, twice.code]).toEqual([409, 'conflict'])
    const end = await play.next()
    expect([end.complete, end.agent.tasks.map(({ status }) => status)]).toEqual([true, ['skipped', 'done', 'done']])
  })

  test('may not put off the only question left, nor one that was read', async () => {
    const room = await createSpokenClassroom({ asked: [script('One', 'One.'), script('Two', 'Two.')] })
    const play = await room.start()
    await play.take(80)
    const read = await room.app.refused(skipSpoken, { as: room.student, body: { ...play.state(), defer: true } })
    await play.next()
    const only = await room.app.refused(skipSpoken, { as: room.student, body: { ...play.state(), defer: true } })
    expect([read.status, only.status, play.agent().current_question_set_state.may_defer]).toEqual([409, 409, false])
  })

  test('several questions put off come back in the order they were put off', async () => {
    const room = await createSpokenClassroom()
    const play = await room.start()
    await play.next(true)
    await play.next(true)
    expect(play.agent().current_task_index).toEqual(2)
    await play.take(80)
    const order = []
    for (let turn = 0; turn < 2; turn += 1) order.push((await play.next()).agent.current_task_index)
    expect(order).toEqual([0, 1])
  })
})

describe('the end', () => {
  test('by giving up writes no score', async () => {
    const room = await createSpokenClassroom()
    const play = await room.start()
    await play.take(90)
    const { message, agent } = await room.app.request(forceEndAccent, { as: room.student, body: { session_id: play.session_id } })
    const [assignment] = await room.app.db.select().from(assignments)
    expect([message, agent.status, agent.take?.feedback, assignment?.complete]).toEqual([
      'Assignment abandoned. Your progress was not submitted.',
      'abandoned',
      feedbackOf(90),
      false,
    ])
  })

  test('by the clock still takes the one recording that was on its way', async () => {
    const room = await createSpokenClassroom({ config: { timer: '5' } })
    const play = await room.start()
    room.app.clock.advance(5 * 60_000 + 4_000)
    const { time_up, agent, feedback } = await play.take(90)
    expect([time_up, agent.status, feedback]).toEqual([true, 'time_up', feedbackOf(90)])
    const refused = await room.app.refused(submitTake, { as: room.student, body: { ...play.state(), file: recordingOf(95) } })
    const [assignment] = await room.app.db.select().from(assignments)
    expect([refused.code, assignment?.complete, assignment?.score]).toEqual(['session_over', true, 30])
  })
})

test('a score a teacher set by hand stands, whatever is recorded after it', async () => {
  const room = await createSpokenClassroom()
  const play = await room.start()
  await play.take(80)
  const body = { question_set_index: 0, question_index: 0, score: 9.5 }
  await room.app.request(overrideScore, { as: room.teacher, params: { id: play.session_id }, body })
  const { agent } = await room.app.request(submitTake, { as: room.student, body: { ...play.state(), file: recordingOf(60) } })
  expect([agent.tasks[0]?.score, agent.current_question_state, agent.current_exercise_state.score]).toEqual([9.5, { takes: 2, score: 9.5 }, 9.5])
})

test('the log keeps the scripts, the recordings and what was said of them', async () => {
  const room = await createSpokenClassroom()
  const play = await room.start()
  await play.take(0)
  await play.take(75)
  await play.next()
  const { role, content, verdict, attempt, earnedCenti: earned, recordingId: recording } = messages
  const log = await room.app.db.select({ role, content, verdict, attempt, earned, recording }).from(messages).orderBy(messages.id)
  const nothing = { verdict: null, attempt: null, earned: null, recording: null }
  expect(log).toEqual([
    { ...nothing, role: 'assistant', content: 'Good morning.' },
    { ...nothing, role: 'user', content: 'Recording of 0.5 seconds', verdict: 'unclear', recording: log[1]?.recording },
    { ...nothing, role: 'assistant', content: 'We heard nothing. Check that the microphone is on, and try again.' },
    { ...nothing, role: 'user', content: 'Recording of 0.5 seconds', attempt: 1, earned: 750, recording: log[3]?.recording },
    { ...nothing, role: 'assistant', content: 'Scored 75.' },
    { ...nothing, role: 'assistant', content: 'A cup of tea.' },
  ])
})

test('starting again after abandoning keeps what was read aloud, and the clock', async () => {
  const room = await createSpokenClassroom({ config: { timer: '15min' } })
  const play = await room.start()
  await play.take(80)
  await room.app.request(forceEndAccent, { as: room.student, body: { session_id: play.session_id } })
  room.app.clock.advance(60_000)
  const again = await room.start()
  const { current_task_index, tasks, deadline_at } = again.agent()
  expect([current_task_index, tasks.map(({ score, status }) => [score, status]), deadline_at]).toEqual([
    1,
    [
      [8, 'done'],
      [0, 'open'],
      [0, 'open'],
    ],
    '2026-11-20T12:15:00.000Z',
  ])
  for (const loudness of [80, 80]) {
    await again.take(loudness)
    await again.next()
  }
  expect([again.agent().status, again.agent().current_exercise_state.score]).toEqual(['complete', 24])
})

test('nothing left to read takes no recording and is turned in', async () => {
  const room = await createSpokenClassroom({ asked: [script('One', 'Good morning.')] })
  const play = await room.start()
  await play.take(80)
  await room.app.request(forceEndAccent, { as: room.student, body: { session_id: play.session_id } })
  const again = await room.start()
  const refused = await room.app.refused(submitTake, { as: room.student, body: { ...again.state(), file: recordingOf(90) } })
  expect([refused.status, refused.code, (await again.next()).complete]).toEqual([409, 'question_settled', true])
})
