import type { Class } from '#contract/classroom/classes.ts'
import { css } from '#styled/css'
import { Button, ButtonLink } from '#src/ui/controls/button.tsx'
import { archive, chartLine, copy, history, pencil, printer, trash2, undo2, userPlus, users } from '#src/ui/icons/icons.ts'
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

/** The actions below the classes; a null class is everybody. An archived one gets neither cards nor a code. */
export function ClassActions({ shown, ...on }: ClassGestures & { shown: Class | null }) {
  const mayDecide = shown !== null && on.mayDecide(shown)
  return (
    <div className={stack}>
      {shown === null ? null : (
        <>
          <ButtonLink variant="quiet" size="sm" icon={chartLine} className={action} href={classProgressHref(shown.id)}>
            Progress
          </ButtonLink>
          {mayDecide ? (
            <Button variant="quiet" size="sm" icon={pencil} className={action} onClick={() => on.onRename(shown)}>
              Edit class
            </Button>
          ) : null}
          {shown.archived_at === null ? (
            <>
              <Button variant="quiet" size="sm" icon={printer} className={action} onClick={() => on.onPrintCards(shown)}>
                Class cards and links
              </Button>
              <Button variant="quiet" size="sm" icon={userPlus} className={action} onClick={() => on.onJoinCode(shown)}>
                Join code
              </Button>
            </>
          ) : null}
          <Button variant="quiet" size="sm" icon={users} className={action} onClick={() => on.onTeachers(shown)}>
            Teachers of this class
          </Button>
          {mayDecide ? (
            <>
              <Button variant="quiet" size="sm" icon={copy} className={action} onClick={() => on.onCopy(shown)}>
                Copy class...
              </Button>
              <Button variant="quiet" size="sm" icon={shown.archived_at === null ? archive : undo2} className={action} onClick={() => on.onArchive(shown)}>
                {shown.archived_at === null ? 'Archive class...' : 'Bring back...'}
              </Button>
            </>
          ) : null}
        </>
      )}
      <Button variant="quiet" size="sm" icon={history} className={action} onClick={on.onShowDeleted}>
        Recently deleted
      </Button>
      {shown === null || !mayDecide ? null : (
        <Button variant="quiet" size="sm" icon={trash2} className={action} onClick={() => on.onDelete(shown)}>
          Delete class...
        </Button>
      )}
    </div>
  )
}

const action = css({ justifyContent: 'flex-start' })
const stack = css({ display: 'flex', flexDirection: 'column', mt: '2', pt: '2', borderTop: '1px solid', borderTopColor: 'hairline' })
