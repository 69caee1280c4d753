import { css } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { users, refreshCw } from '#src/ui/icons/icons.ts'
import { RichText } from '#src/ui/text/rich-text.tsx'
import { Pane } from './pane.tsx'
import type { OpenWorkbench, WorkbenchActions } from './workbench-view.ts'

type Props = Pick<OpenWorkbench, 'look' | 'fields'> & Pick<WorkbenchActions, 'onNextVariation'>

/** The question as students read it, filled in with one of its variations. */
export function StudentsPane({ look: { looked, variation, isCurrent }, fields, onNextVariation }: Props) {
  const count = looked?.look.variations ?? 1
  const isSpoken = fields.type === 'ACCENT_TRAINING'
  const text = looked === null || fields.prompt.trim() === '' ? '' : looked.look.student_text
  return (
    <Pane title="What students see" icon={users}>
      <div className={card} data-waiting={isCurrent ? undefined : ''}>
        {count > 1 && !isSpoken ? (
          <div className={variations}>
            <span>
              Variation {(variation % count) + 1} of {count >= mostCounted ? `${count}+` : count}
            </span>
            <Button variant="text" size="row" icon={refreshCw} onClick={onNextVariation}>
              Another
            </Button>
          </div>
        ) : null}
        {text === '' ? <p className={css({ color: 'muted' })}>{isSpoken ? 'The script will appear here.' : 'The question will appear here.'}</p> : null}
        {text === '' ? null : isSpoken ? <p dir="auto" className={script}>{text}</p> : <RichText text={text} />}
      </div>
      <p className={note}>
        {isSpoken ? 'Students hear the script, read along and record themselves.' : 'Students never receive the tutor’s lines, not even in the page source.'}
      </p>
    </Pane>
  )
}

const mostCounted = 200

const card = css({
  p: '4',
  border: '1px dashed',
  borderColor: 'hairlineStrong',
  borderRadius: 'panel',
  background: 'paper',
  textStyle: 'student',
  overflowWrap: 'break-word',
})
const variations = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '2', mb: '2', textStyle: 'label', color: 'muted' })
const script = css({ whiteSpace: 'pre-wrap', fontWeight: 'medium' })
const note = css({ textStyle: 'label', color: 'muted', mt: 'auto' })
