import * as v from 'valibot'
import type { Route } from '@playwright/test'
import type { ErrorBody } from '#contract/errors.ts'
import type { QuestionIdeasEvent } from '#machines/questions/question-ideas/question-ideas.machine.ts'
import { teacher } from '#e2e/school.ts'
import { QuestionsScreen } from '#e2e/screens/questions.screen.ts'
import { questionIdeasWalk, wish } from '#tests/support/walks/questions/question-ideas.ts'
import type { BrowserGesture, Stage } from '#e2e/walks/stage/browser-walk.ts'
import { isTo, malform, refuse } from '#e2e/walks/stage/line.ts'
import { reads, readsNot } from '#e2e/walks/stage/look.ts'
import { walkInBrowser } from '#e2e/walks/stage/play-walk.ts'
import { ends, press, standStill } from '#e2e/walks/stage/playing.ts'

type World = Stage & { questions: QuestionsScreen }

const Wanted = v.object({ wanted: v.string() })
const Budget = v.object({ output: v.object({ used: v.number(), limit: v.number() }) })
const Refused = v.object({ output: v.object({ ok: v.literal(false), sentence: v.string() }) })
const Said = v.object({ output: v.looseObject({ ok: v.literal(true) }) })

const gestures = {
  'idea.wanted': async ({ questions }, _, event) => {
    await questions.dialog.getByRole('combobox', { name: 'Suggest' }).selectOption(v.parse(Wanted, event).wanted)
    await questions.dialog.getByRole('button', { name: 'Suggest', exact: true }).click()
  },
  'retry.requested': press('Try again'),
  'waiting.ended': press('Stop'),
  'idea.taken': press('Take over'),
  'idea.dropped': press('Leave as it is'),
} satisfies Record<QuestionIdeasEvent['type'], BrowserGesture<World>>

const panel = 'Suggestions from AI'

/** The school of the walks has no language model: what its calls would answer is put in their place. */
function answer(json: object) {
  return (call: Route) => call.fulfill({ json })
}

walkInBrowser<World>('question-ideas', {
  walks: [questionIdeasWalk],
  callers: { readBudget: isTo('GET', 'language_model/budget'), askIdea: isTo('POST', 'question_ideas') },
  open: async (stage) => {
    const questions = new QuestionsScreen(stage.page)
    await stage.signIn(teacher)
    await stage.line.hold(stage.page)
    await questions.openNew()
    await questions.write(wish.question.title, wish.question.prompt)
    await standStill(stage)
    return { ...stage, questions }
  },
  gestures,
  // What is offered may be asked for again only where the question changed since.
  leftOut: (event, before) => event.type === 'retry.requested' && !before.matches({ ready: 'failed' }),
  endings: {
    readBudget: (event) => {
      if (event.type.startsWith('xstate.error')) return ends('readBudget', refuse)
      return ends('readBudget', answer({ budget: v.is(Budget, event) ? event.output : null }))
    },
    askIdea: (event) => {
      if (v.is(Refused, event)) {
        const body: ErrorBody = { error: event.output.sentence, code: 'too_many_requests' }
        return ends('askIdea', (call) => call.fulfill({ status: 429, json: body }))
      }
      if (!v.is(Said, event)) return ends('askIdea', malform)
      const { ok: _, ...reply } = event.output
      return ends('askIdea', answer(reply))
    },
  },
  views: {
    'questionIdeas.checking': readsNot(panel),
    'questionIdeas.none': readsNot(panel),
    'questionIdeas.ready.quiet': reads(panel, '1 of 300 AI calls used today'),
    'questionIdeas.ready.refused': async (world) => {
      const problems = await Promise.all(['The AI suggested nothing that fits here.', 'Today’s AI budget is used up.'].map((words) => reads(words)(world)))
      return problems.includes(null) ? null : 'no sentence says why'
    },
    'questionIdeas.ready.failed': reads('Nobody answered. Your question is as it was.', 'Try again'),
    'questionIdeas.asking.waiting': reads('Asking the AI...', 'Stop'),
    'questionIdeas.asking.slow': reads('This takes long today. You can go on writing, or stop it.', 'Stop'),
    'questionIdeas.offered': reads('Take over', 'Leave as it is', 'Hint: Look.'),
  },
  played: ['waiting.ended', 'idea.taken', 'idea.dropped'],
  turn: async ({ questions }) => {
    await questions.turnTo('Tutor knows')
  },
})
