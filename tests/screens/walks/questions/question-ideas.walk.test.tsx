import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import type { AnyMachineSnapshot } from 'xstate'
import type { QuestionIdeasActorRef, QuestionIdeasEvent } from '#machines/questions/question-ideas/question-ideas.machine.ts'
import { ideasView } from '#src/app/questions/question-ideas-bound.tsx'
import { QuestionIdeas } from '#src/screens/questions/ideas/question-ideas.tsx'
import { type Gesture, press, reads, readsNot, typeAnew, walkScreen } from '#tests/support/walking/screen-walk.tsx'
import { questionIdeasWalk, wish } from '#tests/support/walks/questions/question-ideas.ts'

const Written = v.object({ question: v.object({ prompt: v.string() }) })
const Wanted = v.object({ wanted: v.string() })

const gestures = {
  'idea.wanted': (page, event) => write(page, event) && choose(page, v.parse(Wanted, event).wanted) && press('Suggest')(page),
  'retry.requested': (page, event) => write(page, event) && (press('Try again')(page) || press('Ask again')(page)),
  'waiting.ended': press('Stop'),
  'idea.taken': (page, event) => write(page, event) && press('Take over')(page),
  'idea.dropped': press('Leave as it is'),
} satisfies Record<QuestionIdeasEvent['type'], Gesture>

const nothing = readsNot('Suggestions from AI')
const views = {
  'questionIdeas.checking': nothing,
  'questionIdeas.none': nothing,
  'questionIdeas.ready.quiet': reads('Suggestions from AI', '1 of 300 AI calls used today'),
  'questionIdeas.ready.refused': says,
  'questionIdeas.ready.failed': reads('Nobody answered. Your question is as it was.', 'Try again'),
  'questionIdeas.asking.waiting': reads('Asking the AI...', 'Stop'),
  'questionIdeas.asking.slow': reads('This takes long today. You can go on writing, or stop it.', 'Stop'),
  'questionIdeas.offered': reads('Leave as it is', 'It can be wrong: read it before you take it over.'),
}

/** An offer may be asked for again only where taking it over would undo what was written since. */
const leftOut = ['retry.requested at questionIdeas.offered']

test('the panel shows every moment of suggestions and offers every way on', async () => {
  const shown = await walkScreen({ walk: questionIdeasWalk, mount: ({ actor }) => <Panel ideas={actor} />, gestures, views })
  expect({ ...shown, seen: shown.seen.length }).toEqual({ ...shown, seen: 8, withoutView: [], unoffered: leftOut, wrongs: [] })
})

/** The sentence that says why nothing is offered. */
function says(page: HTMLElement, moment: AnyMachineSnapshot): string | null {
  const { sentence } = moment.context
  return sentence === null ? 'there is no sentence' : reads(sentence)(page, moment)
}

/** The panel with a box for the question's prompt above it, as in its dialog. */
function Panel({ ideas }: { ideas: QuestionIdeasActorRef }) {
  const moment = useSelector(ideas, (snapshot) => snapshot)
  const [prompt, setPrompt] = useState<string>(wish.question.prompt)
  const question = { ...wish.question, prompt }
  const { budget } = moment.context
  return (
    <main>
      <input aria-label="Prompt" value={prompt} onChange={(event) => setPrompt(event.currentTarget.value)} />
      {budget === null ? null : (
        <QuestionIdeas
          view={ideasView(moment, question)}
          budget={budget}
          title={question.title}
          prompt={prompt}
          onAsk={(wanted, about) => ideas.send({ type: 'idea.wanted', wanted, about, question })}
          onRetry={() => ideas.send({ type: 'retry.requested', question })}
          onStop={() => ideas.send({ type: 'waiting.ended' })}
          onTake={() => ideas.send({ type: 'idea.taken', question })}
          onDrop={() => ideas.send({ type: 'idea.dropped' })}
        />
      )}
    </main>
  )
}

function write(page: HTMLElement, event: { type: string }): boolean {
  const prompt = v.is(Written, event) ? event.question.prompt : wish.question.prompt
  return page.querySelector<HTMLInputElement>('input[aria-label=Prompt]')?.value === prompt || typeAnew(page, 'input[aria-label=Prompt]', prompt)
}

function choose(page: HTMLElement, wanted: string): boolean {
  const select = page.querySelector('select')
  if (select === null) return false
  select.value = wanted
  select.dispatchEvent(new Event('change', { bubbles: true }))
  return true
}
