import { lazy, Suspense } from 'react'
import { cva } from '#styled/css'
import { BarButtons, isLastQuestion } from './bar-buttons.tsx'
import { AnswerBox } from './answer-box.tsx'
import { BarHead } from './bar-head.tsx'
import type { ChatCallbacks, KeptText, OpenChatView } from '#src/screens/chat/chat-view.ts'
import { useAnswerBox } from './use-answer-box.ts'
import { useNextKey } from './use-next-key.ts'

const UnsentDialog = lazy(async () => ({ default: (await import('./unsent-dialog.tsx')).UnsentDialog }))

type Props = { view: OpenChatView; draft: string; kept: KeptText } & Pick<
  ChatCallbacks,
  'onAnswer' | 'onNext' | 'onSkip' | 'onSkipOverText' | 'onKeepAnswering' | 'onAskForHint' | 'onAskForExample' | 'onDraftChange'
>

/** The bottom of the session: what the try is worth, the answer box, and Skip, Next and Send in one place. */
export function AnswerBar({ view, draft, kept, onAnswer, onNext, onAskForHint, onAskForExample, onDraftChange, ...on }: Props) {
  const { session, turn, line, isNextOffered } = view
  const isQueued = line.state === 'offline' && line.unsent !== null
  const answer = useAnswerBox({
    question: session.current_task_index,
    draft,
    sentCount: view.currentTurns.filter(({ role }) => role === 'user').length + (isQueued ? 1 : 0),
    canSend: view.canSend,
    allowPaste: session.allow_paste,
    problem: view.problem,
    onAnswer,
    onDraftChange,
  })
  const canGoOn = isNextOffered && line.state === 'online' && (turn === 'accepted' || turn === 'settled')
  const isClosed = turn === 'settled' || (turn === 'nextQuestion' && isNextOffered)
  useNextKey(canGoOn, onNext)
  function askForHint() {
    answer.keepText()
    onAskForHint()
  }
  function askForExample() {
    answer.keepText()
    onAskForExample()
  }
  function skip() {
    if (answer.hasText() || isLastQuestion(view)) on.onSkipOverText()
    else on.onSkip()
  }
  return (
    <section className={bar()} aria-label="Your answer">
      <div className={grid({ buttons: isClosed ? 'next' : isNextOffered ? 'nextAndSend' : 'skipAndSend' })}>
        <BarHead view={view} kept={kept} onAskForHint={askForHint} onAskForExample={askForExample} />
        <AnswerBox view={view} answer={answer} />
        <BarButtons view={view} canGoOn={canGoOn} isClosed={isClosed} onNext={onNext} onSkip={skip} onSend={answer.send} />
      </div>
      {view.isAskedToSend ? (
        <Suspense>
          <UnsentDialog
            isLast={isLastQuestion(view)}
            hasText={answer.hasText()}
            {...view}
            onSend={answer.send}
            onSkip={on.onSkip}
            onKeepAnswering={on.onKeepAnswering}
          />
        </Suspense>
      ) : null}
    </section>
  )
}

const bar = cva({
  base: {
    position: 'relative',
    flexShrink: '0',
    background: 'surface',
    borderTop: '1px solid',
    borderTopColor: 'hairlineStrong',
    paddingBottom: { base: '[calc(1.25rem + env(safe-area-inset-bottom))]', md: '[max(0.875rem, env(safe-area-inset-bottom))]' },
  },
})

const grid = cva({
  base: {
    maxWidth: '[960px]',
    mx: 'auto',
    px: { base: '3', md: '5' },
    display: 'grid',
    alignItems: 'end',
    columnGap: { base: '2', md: '3' },
    rowGap: '2.5',
  },
  variants: {
    buttons: {
      skipAndSend: {
        gridTemplateColumns: 'minmax(0, 1fr) auto auto',
        gridTemplateAreas: { base: '"head head second" "note note note" "box send send"', md: '"head head head" "note note note" "box second send"' },
        _phoneLargeText: { gridTemplateAreas: '"head head head" "note note note" "box box box" "second send send"' },
      },
      nextAndSend: {
        gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) auto auto' },
        gridTemplateAreas: { base: '"head head" "note note" "box send" "second second"', md: '"head head head" "note note note" "box second send"' },
      },
      next: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gridTemplateAreas: '"head head" "note note" "box second"',
      },
    },
  },
})
