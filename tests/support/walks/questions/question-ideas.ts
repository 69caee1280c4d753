import { questionIdeasMachine } from '#machines/questions/question-ideas/question-ideas.machine.ts'
import { walkMachine } from '#tests/support/walking/walk.ts'

const budget = { used: 1, limit: 300 }
const idea = { title: 'Leaves', prompt: 'Why?\n\nHint: Look.', model: 'school-model' }
/** A wish as the workbench makes it. */
export const wish = { wanted: 'hints', about: '', question: { title: 'Leaves', prompt: 'Why?', subject: 'Science' } } as const

/** Every moment of suggestions: with a model and without, each answer of each call, waiting for long, stopped, taken and dropped. */
export const questionIdeasWalk = walkMachine(questionIdeasMachine, {
  input: undefined,
  events: [
    { type: 'xstate.done.actor.readBudget', output: budget },
    { type: 'xstate.done.actor.readBudget', output: null },
    { type: 'idea.wanted', ...wish },
    { type: 'idea.wanted', ...wish, wanted: 'simplify' },
    { type: 'retry.requested', question: { ...wish.question, prompt: 'Why now?' } },
    { type: 'idea.taken', question: { ...wish.question, prompt: 'Why so?' } },
    { type: 'xstate.done.actor.askIdea', output: { ok: true, idea, budget } },
    { type: 'xstate.done.actor.askIdea', output: { ok: true, idea: null, budget } },
    { type: 'xstate.done.actor.askIdea', output: { ok: false, sentence: 'Today’s AI budget is used up.' } },
  ],
  context: ({ context }) => [context.budget?.used, context.wish?.wanted, context.wish?.question.prompt, context.idea?.prompt, context.sentence],
  limit: 500,
})
