import { useId } from 'react'
import { css, cx } from '#styled/css'
import { Button, ButtonLink } from '#src/ui/controls/button.tsx'
import { DropDown } from '#src/ui/controls/drop-down.tsx'
import { Icon } from '#src/ui/icons/icon.tsx'
import { ellipsis } from '#src/ui/icons/icons.ts'
import { Tooltip } from '#src/ui/feedback/tooltip.tsx'
import { menuSheet } from '#src/ui/layout/raised.ts'
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'
import { button } from '#styled/recipes'
import { isolated } from '#src/ui/text/isolated.ts'

/** Said of an action on what an administrator added. */
export const adminsOnly = 'Only an administrator can change what an administrator added.'

/** What a list says of an item of somebody else: whose it is, and who shared it. */
export type OthersItem = { owner: 'user' | 'admin'; shared_by: { name: string } | null }

/** Why an item that somebody else shares or keeps is not changed here. */
export function notToChange({ shared_by: sharer }: OthersItem): string {
  return sharer === null ? adminsOnly : `${isolated(sharer.name)} shares this with you to use. Copy it to change it.`
}

/** Why an item that somebody else shares or keeps is neither shared nor deleted here. */
export function notToKeep({ shared_by: sharer }: OthersItem): string {
  return sharer === null ? adminsOnly : `${isolated(sharer.name)} shares this with you, and only they can share or delete it.`
}

/**
 * One thing to do with a row; with `href` it leads to a page. `refusal` says why it is not possible: it stays in its place, and `onRefused` may
 * answer how to mend that.
 */
export type RowAction = { word: string; href?: string; look?: 'text' | 'dangerText'; refusal?: string | null; onPress?: () => void; onRefused?: () => void }

/** Props of `RowActions`: `title` tells screen readers whose actions they are, `first` is the word of the one that stands beside More. */
export type RowActionsProps = { title: string; first: string; actions: readonly RowAction[] }

/** The actions of a row: the one that is pressed most in a word, the others under More; on a card all of them are there. */
export function RowActions({ title, first, actions }: RowActionsProps) {
  return (
    <div className={styles.row}>
      <div className={styles.beside}>
        {actions
          .filter(({ word }) => word === first)
          .map((action) => (
            <ActionButton key={action.word} {...action} title={title} />
          ))}
      </div>
      <DropDown
        className={styles.more}
        buttonClassName={button({ variant: 'quiet', size: 'row' })}
        button={
          <>
            <VisuallyHidden>More for {title}</VisuallyHidden>
            <Icon of={ellipsis} size={18} />
          </>
        }
      >
        <div className={styles.sheet}>
          {actions.map((action) => (
            <div key={action.word} className={action.word === first ? styles.inSheet : undefined}>
              <MenuAction {...action} title={title} />
            </div>
          ))}
        </div>
      </DropDown>
    </div>
  )
}

/** An action in the menu: why it is not possible stands below its word. */
function MenuAction({ refusal = null, ...action }: RowAction & { title: string }) {
  const id = useId()
  if (refusal === null) return <ActionButton {...action} />
  return (
    <>
      <Button variant="text" size="row" aria-disabled aria-describedby={id} onClick={action.onRefused}>
        {action.word}
        <VisuallyHidden> {action.title}</VisuallyHidden>
      </Button>
      <p id={id} className={styles.reason}>
        {refusal}
      </p>
    </>
  )
}

function ActionButton({ word, href, look = 'text', refusal = null, onPress, onRefused, title }: RowAction & { title: string }) {
  const words = (
    <>
      {word}
      <VisuallyHidden> {title}</VisuallyHidden>
    </>
  )
  if (href !== undefined) {
    return (
      <ButtonLink variant="text" size="row" href={href}>
        {words}
      </ButtonLink>
    )
  }
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
        <Button {...described} variant="text" size="row" aria-disabled onClick={onRefused}>
          {words}
        </Button>
      )}
    </Tooltip>
  )
}

const styles = {
  row: css({ display: 'flex', alignItems: 'center', justifyContent: 'flex-end' }),
  beside: css({ '@container data-table (width < 52rem)': { display: 'none' } }),
  inSheet: css({ display: 'none', '@container data-table (width < 52rem)': { display: 'block' } }),
  reason: css({ maxWidth: '[16rem]', px: '3', pb: '2', mt: '-1', color: 'muted', textStyle: 'caption', whiteSpace: 'normal' }),
  more: css({
    position: 'relative',
    '& > summary': { minWidth: '9', minHeight: '9', px: '2', justifyContent: 'center' },
    '@container data-table (width < 52rem)': { '& > summary': { minWidth: '11', minHeight: '11' } },
    '&[open] > summary': { background: 'tintStrong', color: 'tintInk' },
  }),
  sheet: cx(menuSheet, css({ '& :is(a, button)': { width: 'full', minHeight: '10', justifyContent: 'flex-start', fontSize: 'body' } })),
}
