import { lazy, Suspense } from 'react'
import { css, cva } from '#styled/css'
import { BarButtons } from './bar-buttons.tsx'
import { AnswerBox } from './answer-box.tsx'
import { BarHead } from './bar-head.tsx'
import { isLastQuestion, unsentOf } from './bar-words.ts'
import { MorePanel } from './more-panel.tsx'
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
  const isQueued = unsentOf(line) !== null
  const isClosed = turn === 'settled' || (turn === 'nextQuestion' && isNextOffered)
  const answer = useAnswerBox({
    isClosed,
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
    <section className={bar} aria-label="Your answer">
      <div className={grid({ buttons: isClosed ? 'next' : isNextOffered ? 'nextAndSend' : 'skipAndSend' })}>
        <BarHead view={view} kept={kept} onAskForHint={askForHint} onAskForExample={askForExample} />
        <AnswerBox view={view} answer={answer} />
        {isNextOffered ? null : <MorePanel view={view} onAskForHint={askForHint} onAskForExample={askForExample} onSkip={skip} />}
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

const bar = css({
  position: 'relative',
  flexShrink: '0',
  background: 'surface',
  borderTop: '1px solid',
  borderTopColor: 'hairlineStrong',
  paddingBottom: {
    base: '[calc(1.25rem + env(safe-area-inset-bottom))]',
    _sheet: '[max(0.875rem, env(safe-area-inset-bottom))]',
    _low: '[max(0.5rem, env(safe-area-inset-bottom))]',
    _compact: '[max(0.375rem, env(safe-area-inset-bottom))]',
  },
})

const grid = cva({
  base: {
    maxWidth: '[960px]',
    mx: 'auto',
    px: { base: '3', _sheet: '5', _compact: '2' },
    display: 'grid',
    alignItems: 'end',
    columnGap: { base: '2', _sheet: '3' },
    rowGap: { base: '2.5', _compact: '1' },
  },
  variants: {
    buttons: {
      skipAndSend: {
        gridTemplateColumns: { base: 'minmax(0, 1fr) auto auto', _compact: 'auto minmax(0, 1fr)' },
        gridTemplateAreas: {
          base: '"head head second" "note note note" "box send send"',
          _sheet: '"head head head" "note note note" "box second send"',
          _compact: '"note note" "box box" "more send"',
        },
      },
      nextAndSend: {
        gridTemplateColumns: { base: 'minmax(0, 1fr) auto', _sheet: 'minmax(0, 1fr) auto auto', _compact: 'minmax(0, 1fr) minmax(0, 1fr)' },
        gridTemplateAreas: {
          base: '"head head" "note note" "box send" "second second"',
          _sheet: '"head head head" "note note note" "box second send"',
          _compact: '"note note" "box box" "send second"',
        },
      },
      next: {
        gridTemplateColumns: { base: 'minmax(0, 1fr) auto', _narrow: 'minmax(0, 1fr)', _compact: 'minmax(0, 1fr)' },
        gridTemplateAreas: { base: '"head head" "note note" "box second"', _narrow: '"head" "note" "second"', _compact: '"head" "note" "second"' },
      },
    },
  },
})
