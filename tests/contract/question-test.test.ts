import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { builtInTutor } from '#server/grading/turn/built-in-tutor.ts'
import { questionTestMachine } from '#machines/questions/question-test/question-test.machine.ts'
import { testLog } from '#machines/questions/question-test/question-test.selectors.ts'
import { createQuestionTestActors } from '#src/actors/questions/question-test.actors.ts'
import { createApi } from '#src/api/client.ts'
import { createTestApp } from '#tests/support/app.ts'
import { testedQuestion } from '#tests/support/school/test-chats.ts'

test('a teacher tries a question against the real tutor until its feedback, and nothing is kept', async () => {
  const app = await createTestApp({ tutor: builtInTutor })
  const token = await app.tokenOf(await app.seedTeacher())
  const api = createApi({
    root: 'http://school.example/api',
    readToken: () => token,
    timeZone: () => 'UTC',
    fetch: (input, init) => Promise.resolve(app.app.request(new Request(input, init))),
  })
  const machine = questionTestMachine.provide({ actors: createQuestionTestActors({ api }) })
  const actor = createActor(machine, { input: { question: testedQuestion() } }).start()
  actor.send({ type: 'test.requested' })
  await waitFor(actor, (moment) => moment.matches({ run: 'answering' }))
  actor.send({ type: 'answer.submitted', text: '5' })
  await waitFor(actor, (moment) => testLog(moment).length > 1 && moment.matches({ run: 'answering' }))
  actor.send({ type: 'answer.submitted', text: 'x = 4' })
  const ended = await waitFor(actor, (moment) => moment.matches({ run: 'ended' }))
  expect(testLog(ended).flatMap(({ role, verdict }) => (role === 'user' ? [verdict] : []))).toEqual(['not_yet', 'right'])
  expect(testLog(ended).at(-1)?.content).toContain('feedback:')
})
