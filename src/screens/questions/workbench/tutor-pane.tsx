import type { ReactNode } from 'react'
import { css } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { keyRound } from '#src/ui/icons/icons.ts'
import { LabelsHelp } from './labels-help.tsx'
import { LintList } from './lint-list.tsx'
import { Pane } from './pane.tsx'
import { PromptBox } from './prompt-box.tsx'
import { lookSummary } from './workbench-words.ts'
import type { OpenWorkbench, WorkbenchActions } from './workbench-view.ts'

type Props = { children?: ReactNode } & Pick<OpenWorkbench, 'fields' | 'canEdit' | 'problems' | 'look'> & Pick<WorkbenchActions, 'onEdit' | 'onMend' | 'onLookAgain'>

/** The prompt with its labelled lines, what it amounts to, and what to mend in it. */
export function TutorPane({ children, fields, canEdit, problems, look, onEdit, onMend, onLookAgain }: Props) {
  const isSpoken = fields.type === 'ACCENT_TRAINING'
  const summary = look.looked === null || look.state === 'nothing' ? null : lookSummary(look.looked.look, fields.type)
  const keys = isSpoken || look.state === 'nothing' ? [] : (look.looked?.look.keys ?? [])
  const lints = look.state === 'nothing' ? [] : (look.looked?.look.lints ?? [])
  return (
    <Pane title="What the tutor knows" icon={keyRound} aside={summary === null ? null : <span className={chip}>{summary}</span>}>
      <Field
        label={isSpoken ? 'Script' : 'Prompt'}
        error={problems['prompt']}
        help={isSpoken ? 'The words to speak. Lines that start with Hint:, Voice: or Explain: are not spoken.' : help}
      >
        {(control) => (
          <PromptBox
            {...control}
            isMarked={!isSpoken}
            value={fields.prompt}
            readOnly={!canEdit}
            maxLength={20_000}
            spellCheck
            placeholder={isSpoken ? spokenExample : example}
            onChange={(event) => onEdit({ prompt: event.currentTarget.value })}
          />
        )}
      </Field>
      <LabelsHelp isSpoken={isSpoken} />
      {keys.length === 0 ? null : (
        <ul className={keyList} aria-label="Accepted answers">
          {keys.map(({ text, kind }, index) => (
            <li key={`${index} ${text}`} className={chip}>
              <span className={keyText}>{text}</span> <span className={kindName}>{kind}</span>
            </li>
          ))}
        </ul>
      )}
      <div role="status" className={css({ display: 'contents' })}>
        {lints.length > 0 ? <LintList lints={lints} mendable={canEdit ? look.mendable : []} onMend={onMend} /> : null}
      </div>
      {look.state === 'lost' ? (
        <p className={lost}>
          The tutor could not check this. What you typed is safe.
          <Button variant="text" size="row" onClick={onLookAgain}>
            Check again
          </Button>
        </p>
      ) : null}
      {children}
    </Pane>
  )
}

const help =
  'The question first. Then lines only the tutor reads: Answer:, Also accept:, Hint:, If they say …:, Explain:, Let: for variations; ' +
  'Step: 2x = 8 for a step that costs no try, Words: axis = the line a planet turns around, Example: For 3x + 2 = 14, take away 2.'
const example = 'Solve for x: 2x + 3 = 11.\n\nAnswer: 4\nHint: What could you take away from both sides first?\nExplain: Take away 3, then divide by 2.'
const spokenExample = 'The weather was too rough for the boats.'

const chip = css({ px: '2.5', py: '1', borderRadius: 'small', background: 'tint', color: 'tintInk', textStyle: 'label', fontWeight: 'semibold' })
const keyList = css({ display: 'flex', flexWrap: 'wrap', gap: '2', maxHeight: '40', overflowY: 'auto' })
const keyText = css({ fontWeight: 'bold', overflowWrap: 'break-word' })
const kindName = css({ fontWeight: 'normal' })
const lost = css({ textStyle: 'label', color: 'muted' })
