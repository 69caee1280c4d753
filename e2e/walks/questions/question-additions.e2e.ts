import * as v from 'valibot'
import type { QuestionAdditionsEvent } from '#machines/questions/question-additions/question-additions.machine.ts'
import { questionAdditionsWalk } from '#tests/support/walks/questions/question-additions.ts'
import { type AdditionsStage, boxOf, openAdditions } from '#e2e/walks/stage/additions-stage.ts'
import type { BrowserGesture, Play } from '#e2e/walks/stage/browser-walk.ts'
import { isTo, letThrough } from '#e2e/walks/stage/line.ts'
import { isWithoutDialog, reads } from '#e2e/walks/stage/look.ts'
import { walkInBrowser } from '#e2e/walks/stage/play-walk.ts'
import { ends, press, standStill } from '#e2e/walks/stage/playing.ts'

const Words = v.object({ words: v.string() })
const Open = v.object({ exercise: v.object({ question_ids: v.pipe(v.array(v.number()), v.length(0)) }) })
const AllAdded = v.object({ output: v.object({ items: v.array(v.object({ status: v.literal('done') })) }) })

const questionCount = 3

const gestures = {
  'search.changed': ({ dialog }, _, event) => dialog.getByRole('searchbox', { name: 'Search exercises' }).fill(v.parse(Words, event).words),
  'exercise.toggled': async (world) => {
    for (const exercise of world.exercises) await boxOf(world, exercise).click()
  },
  'add.requested': ({ dialog }) => dialog.getByRole('button', { name: 'Add to exercise' }).click(),
  'add.cancelled': press('Stop'),
  'dialog.closed': press('Cancel'),
  // These belong to the list of exercises, which is short here, and to the bulk action that adds.
  'more.requested': null,
  'retry.requested': null,
  'rest.left': null,
} satisfies Record<QuestionAdditionsEvent['type'], BrowserGesture<AdditionsStage>>

walkInBrowser<AdditionsStage>('question-additions', {
  walks: [questionAdditionsWalk],
  callers: { addQuestion: isTo('POST', 'question_definitions/:id/add_to_exercises') },
  open: async (stage) => {
    const world = await openAdditions(stage, { questions: questionCount, exercises: 1 })
    await stage.line.hold(stage.page)
    await standStill(stage)
    return world
  },
  gestures,
  // What asks all of the questions cannot be chosen, and nothing can be while they are added.
  leftOut: (event, before) => event.type === 'exercise.toggled' && (!v.is(Open, event) || before.matches('adding')),
  endings: { addQuestions: (event) => (v.is(AllAdded, event) ? addAll : null) },
  views: {
    'questionAdditions.choosing': reads(`Add ${questionCount} Questions to Exercise`, 'Cancel'),
    'questionAdditions.adding': reads('0 of 1 exercises done', 'Adding...', 'Stop'),
    'questionAdditions.closed': isWithoutDialog,
  },
})

/** The questions are added one after the other. */
async function addAll(...told: Parameters<Play<AdditionsStage>>): Promise<void> {
  for (let added = 0; added < questionCount; added += 1) await ends<AdditionsStage>('addQuestion', letThrough)(...told)
}
