import { css } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { DropDown } from '#src/ui/controls/drop-down.tsx'
import { Icon } from '#src/ui/icons/icon.tsx'
import { chevronDown } from '#src/ui/icons/icons.ts'
import { Tooltip } from '#src/ui/feedback/tooltip.tsx'
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'
import { button } from '#styled/recipes'

/** Said of an action on what an administrator added. */
export const adminsOnly = 'Only an administrator can change what an administrator added.'

/** One thing to do with a row. `refusal` says why it is not possible: it stays in its place, and `onPress` may answer how to mend that. */
export type RowAction = { word: string; look?: 'text' | 'secondary' | 'dangerText'; refusal?: string | null; onPress?: () => void }

/** Props of `RowActions`: `title` tells screen readers whose actions they are, `first` is the word of the one that stands beside More. */
export type RowActionsProps = { title: string; first: string; actions: readonly RowAction[] }

/** The actions of a row, all of them in words; where the table has no room for that one of them, and the others under More. */
export function RowActions({ title, first, actions }: RowActionsProps) {
  return (
    <>
      <div className={styles.whole}>
        {actions.map((action) => (
          <ActionButton key={action.word} {...action} title={title} />
        ))}
      </div>
      <div className={styles.folded}>
        {actions
          .filter(({ word }) => word === first)
          .map((action) => (
            <ActionButton key={action.word} {...action} look="secondary" title={title} />
          ))}
        <DropDown
          className={styles.more}
          buttonClassName={button({ variant: 'secondary', size: 'row' })}
          button={
            <>
              More
              <VisuallyHidden> for {title}</VisuallyHidden>
              <Icon of={chevronDown} size={16} />
            </>
          }
        >
          <div className={styles.sheet}>
            {actions
              .filter(({ word }) => word !== first)
              .map((action) => (
                <ActionButton key={action.word} {...action} look={action.look === 'secondary' ? 'text' : action.look} title={title} />
              ))}
          </div>
        </DropDown>
      </div>
    </>
  )
}

function ActionButton({ word, look = 'text', refusal = null, onPress, title }: RowAction & { title: string }) {
  const words = (
    <>
      {word}
      <VisuallyHidden> {title}</VisuallyHidden>
    </>
  )
  if (refusal === null) {
    return (
      <Button variant={look} size="row" onClick={onPress}>
        {words}
      </Button>
    )
  }
  return (
    <Tooltip words={refusal} align="end">
      {(described) => (
        <Button {...described} variant="text" size="row" aria-disabled onClick={onPress}>
          {words}
        </Button>
      )}
    </Tooltip>
  )
}

const styles = {
  whole: css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', '@container data-table (width < 66rem)': { display: 'none' } }),
  folded: css({ display: 'none', '@container data-table (width < 66rem)': { display: 'flex', gap: '2', marginInlineEnd: '2.5' } }),
  more: css({ position: 'relative', '& > summary': { listStyle: 'none', '&::-webkit-details-marker': { display: 'none' } } }),
  sheet: css({
    position: 'absolute',
    insetInlineEnd: '0',
    top: '[calc(100% + 6px)]',
    zIndex: 'menu',
    display: 'flex',
    flexDirection: 'column',
    minWidth: '[12rem]',
    p: '2',
    background: 'surface',
    border: '[1px solid]',
    borderColor: 'hairlineStrong',
    borderRadius: 'panel',
    boxShadow: 'raised',
    '& button': { width: 'full', minHeight: '11', justifyContent: 'flex-start', fontSize: 'body' },
  }),
}
