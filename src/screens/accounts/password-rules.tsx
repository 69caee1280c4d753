import { type FocusEvent, type ReactNode, useState } from 'react'
import { passwordRules } from '#contract/accounts/account-fields.ts'
import { css, cva } from '#styled/css'
import { Icon } from '#src/ui/icons/icon.tsx'
import { check, minus } from '#src/ui/icons/icons.ts'
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'

type PasswordRulesProps = { typed: string; mayStayEmpty?: boolean; error?: string | null | undefined; children: ReactNode }

/**
 * The field of a new password (`children`) and what it needs, ticked off as far as `typed` has it; what is missing is read out when the
 * field is left. With `mayStayEmpty` the needs are shown once something is typed. The need that the field's `error` names stands there only once.
 */
export function PasswordRules({ typed, mayStayEmpty, error, children }: PasswordRulesProps) {
  const [isLeft, setIsLeft] = useState(false)
  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    setIsLeft(!currentTarget.contains(relatedTarget))
  }
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', gap: '4' })} onFocus={() => setIsLeft(false)} onBlur={leave}>
      {children}
      {mayStayEmpty === true && typed === '' ? null : (
        <div className={list}>
          <ul className={list} aria-label="A new password needs">
            {passwordRules.filter(({ message }) => message !== error).map(({ id, isMet }) => (
              <RuleLine key={id} isMet={typed !== '' && isMet(typed)} words={ruleWords[id]} />
            ))}
          </ul>
          <p className={css({ color: 'muted' })}>Passwords that many people use, and your own name, are refused.</p>
        </div>
      )}
      <VisuallyHidden>
        <span role="status">{isLeft && typed !== '' ? summaryOf(typed) : ''}</span>
      </VisuallyHidden>
    </div>
  )
}

function summaryOf(typed: string): string {
  const missing = passwordRules.filter(({ isMet }) => !isMet(typed)).map(({ id }) => ruleWords[id])
  return missing.length === 0 ? 'The new password has all it needs.' : `The new password still needs ${missing.join(' and ')}.`
}

/** Whether two typed passwords are the same, said as it changes. */
export function PasswordsMatch({ isMet }: { isMet: boolean }) {
  return (
    <ul className={list} aria-live="polite">
      <RuleLine isMet={isMet} words={isMet ? 'Passwords match' : 'Passwords do not match'} />
    </ul>
  )
}

function RuleLine({ isMet, words }: { isMet: boolean; words: string }) {
  return (
    <li className={line({ isMet })}>
      <Icon of={isMet ? check : minus} size={16} label={isMet ? 'Done:' : 'To do:'} className={css({ flexShrink: '0', mt: '0.5' })} />
      {words}
    </li>
  )
}

const ruleWords = {
  length: 'at least 6 characters',
  letter: 'at least one letter',
  digit: 'at least one number',
  characters: 'only letters, numbers and common punctuation',
} as const
const list = css({ display: 'flex', flexDirection: 'column', gap: '1', listStyle: 'none', textStyle: 'label' })
const line = cva({
  base: { display: 'flex', alignItems: 'flex-start', gap: '2' },
  variants: { isMet: { true: { color: 'good' }, false: { color: 'muted' } } },
})
