import type { PromptLint } from '#contract/questions/question-lint.ts'
import { css } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { Icon } from '#src/ui/icons/icon.tsx'
import { circleAlert, triangleAlert } from '#src/ui/icons/icons.ts'

type LintListProps = { lints: readonly PromptLint[]; mendable: readonly number[]; onMend: (index: number) => void }

/** What the author should look at, in words, each with its mend where one press repairs it. `mendable` are those that can be mended now. */
export function LintList({ lints, mendable, onMend }: LintListProps) {
  return (
    <ul className={list} aria-label="Things to check">
      {lints.map((lint, index) => (
        <li key={`${lint.line} ${lint.message}`} className={item} data-serious={lint.serious || undefined}>
          <Icon of={lint.serious ? circleAlert : triangleAlert} size={18} />
          <p className={css({ flex: '1', minWidth: '0' })}>
            {lint.line === null ? null : <strong>Line {lint.line}: </strong>}
            {lint.message}
          </p>
          {lint.mend === null || !mendable.includes(index) ? null : (
            <Button variant="secondary" size="row" onClick={() => onMend(index)}>
              {lint.mend.label}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

const list = css({ display: 'flex', flexDirection: 'column', gap: '2' })
const item = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: '2.5',
  p: '3',
  borderRadius: 'control',
  background: 'todayTint',
  color: 'todayInk',
  textStyle: 'label',
  '& > svg': { flexShrink: '0', mt: '0.5' },
  '&[data-serious]': { background: 'badTint', color: 'badInk' },
})
