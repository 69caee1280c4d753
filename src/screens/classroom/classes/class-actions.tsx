import type { Class } from '#contract/classroom/classes.ts'
import { css, cx } from '#styled/css'
import { button } from '#styled/recipes'
import { Button, ButtonLink } from '#src/ui/controls/button.tsx'
import { DropDown } from '#src/ui/controls/drop-down.tsx'
import { Icon } from '#src/ui/icons/icon.tsx'
import { archive, chartLine, chevronDown, copy, ellipsis, history, pencil, printer, trash2, undo2, userPlus, users } from '#src/ui/icons/icons.ts'
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'
import { classProgressHref } from '#src/screens/classroom/classroom-links.ts'

/** What can be done with the class that is shown, which each gets, and with what everybody's lists hold. */
export type ClassGestures = {
  onRename: (one: Class) => void
  onPrintCards: (one: Class) => void
  onJoinCode: (one: Class) => void
  onTeachers: (one: Class) => void
  /** Whether the viewer decides about a class, and does not only teach it with its teacher. */
  mayDecide: (one: Class) => boolean
  /** Archives it, or brings it back where it is. */
  onArchive: (one: Class) => void
  onCopy: (one: Class) => void
  onShowDeleted: () => void
  onDelete: (one: Class) => void
}

/** The actions below the classes: the one that is wanted most, and More; a null class is everybody. An archived one gets neither cards nor a code. */
export function ClassActions({ shown, ...on }: ClassGestures & { shown: Class | null }) {
  const deleted = (
    <Button variant="quiet" size="sm" icon={history} className={action} onClick={on.onShowDeleted}>
      Recently deleted
    </Button>
  )
  if (shown === null) return <div className={stack}>{deleted}</div>
  const isOver = shown.archived_at !== null
  const progress = (
    <ButtonLink variant="quiet" size="sm" icon={chartLine} className={action} href={classProgressHref(shown.id)}>
      Progress
    </ButtonLink>
  )
  return (
    <div className={stack}>
      {isOver ? (
        progress
      ) : (
        <Button variant="quiet" size="sm" icon={printer} className={action} onClick={() => on.onPrintCards(shown)}>
          Class cards and links
        </Button>
      )}
      <DropDown
        className={css({ '&[open] > summary': { color: 'ink' } })}
        buttonClassName={cx(button({ variant: 'quiet', size: 'sm' }), action, css({ width: 'full' }))}
        button={
          <>
            <Icon of={ellipsis} size={16} />
            More
            <VisuallyHidden> for this class</VisuallyHidden>
            <Icon of={chevronDown} size={16} />
          </>
        }
      >
        <div className={more}>
          {isOver ? null : (
            <>
              {progress}
              <Button variant="quiet" size="sm" icon={userPlus} className={action} onClick={() => on.onJoinCode(shown)}>
                Join code
              </Button>
            </>
          )}
          <Button variant="quiet" size="sm" icon={users} className={action} onClick={() => on.onTeachers(shown)}>
            Teachers of this class
          </Button>
          {on.mayDecide(shown) ? (
            <>
              <Button variant="quiet" size="sm" icon={pencil} className={action} onClick={() => on.onRename(shown)}>
                Edit class
              </Button>
              <Button variant="quiet" size="sm" icon={copy} className={action} onClick={() => on.onCopy(shown)}>
                Copy class...
              </Button>
              <Button variant="quiet" size="sm" icon={isOver ? undo2 : archive} className={action} onClick={() => on.onArchive(shown)}>
                {isOver ? 'Bring back...' : 'Archive class...'}
              </Button>
            </>
          ) : null}
          {deleted}
          {on.mayDecide(shown) ? (
            <Button variant="quiet" size="sm" icon={trash2} className={action} onClick={() => on.onDelete(shown)}>
              Delete class...
            </Button>
          ) : null}
        </div>
      </DropDown>
    </div>
  )
}

const action = css({ justifyContent: 'flex-start' })
const stack = css({ display: 'flex', flexDirection: 'column', mt: '2', pt: '2', borderTop: '1px solid', borderTopColor: 'hairline' })
// It opens in place: below it there is room, in the sheet of phones as well.
const more = css({ display: 'flex', flexDirection: 'column', paddingInlineStart: '3', borderInlineStart: '2px solid', borderInlineStartColor: 'hairline', marginInlineStart: '3' })
