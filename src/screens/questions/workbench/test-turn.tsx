import { turnParts } from '#contract/chat/chat-sessions.ts'
import type { TestChatMessage } from '#contract/questions/test-chat.ts'
import { css } from '#styled/css'
import { KeyParts } from '#src/ui/session/key-parts.tsx'
import { Mark } from '#src/ui/session/mark.tsx'
import { RichText } from '#src/ui/text/rich-text.tsx'
import { Hint, StudentTurn, TutorTurn } from '#src/ui/session/turns.tsx'
import { verdictMark } from './workbench-words.ts'

type Shown = Pick<TestChatMessage, 'role' | 'content'> & Partial<TestChatMessage>

/** One turn of a test, with its verdict and the reason for it under the teacher's answers. */
export function TestTurn({ message }: { message: Shown }) {
  if (message.role === 'assistant') return <Reply message={message} />
  const { verdict, judgement } = message
  return (
    <div>
      <StudentTurn dense>
        <span className={css({ whiteSpace: 'pre-wrap' })}>{message.content}</span>
      </StudentTurn>
      {verdict === undefined ? null : (
        <div className={marks}>
          <Mark {...verdictMark({ verdict, quality: judgement?.quality ?? null })} />
          {judgement === undefined ? null : <p className={reason}>{reasonOf(judgement)}</p>}
          {judgement?.parts === undefined ? null : (
            <div className={parts}>
              <KeyParts parts={judgement.parts} />
            </div>
          )}
        </div>
      )}
    </div>
  )
}

function Reply({ message }: { message: Shown }) {
  const { words, hint } = turnParts(message)
  return (
    <div>
      <TutorTurn dense>
        {words === '' ? null : <RichText text={words} />}
        {hint === undefined ? null : (
          <Hint title={hint.title}>
            <RichText text={hint.text} />
          </Hint>
        )}
        {message.material === undefined ? null : <RichText text={message.material} />}
      </TutorTurn>
    </div>
  )
}

function reasonOf({ matched_key, rule, why }: NonNullable<TestChatMessage['judgement']>): string {
  if (why !== undefined) return why
  return matched_key === null ? `Why: ${rule}.` : `Matches ${matched_key}.`
}

const marks = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', columnGap: '2', mt: '1' })
const parts = css({ flexBasis: 'full', display: 'flex', justifyContent: 'flex-end', textStyle: 'label' })
const reason = css({ textStyle: 'caption', color: 'muted' })
