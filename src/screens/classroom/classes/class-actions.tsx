import type { Class } from '#contract/classroom/classes.ts'
import { css } from '#styled/css'
import { Button, ButtonLink } from '#src/ui/controls/button.tsx'
import { archive, chartLine, copy, history, pencil, printer, trash2, undo2, userPlus } from '#src/ui/icons/icons.ts'
import { classProgressHref } from '#src/screens/classroom/classroom-links.ts'

/** What can be done with the class that is shown, which each gets, and with what everybody's lists hold. */
export type ClassGestures = {
  onRename: (one: Class) => void
  onPrintCards: (one: Class) => void
  onJoinCode: (one: Class) => void
  /** Archives it, or brings it back where it is. */
  onArchive: (one: Class) => void
  onCopy: (one: Class) => void
  onShowDeleted: () => void
  onDelete: (one: Class) => void
}

/** The actions below the classes; a null class is everybody. An archived one gets neither cards nor a code. */
export function ClassActions({ shown, ...on }: ClassGestures & { shown: Class | null }) {
  return (
    <div className={stack}>
      {shown === null ? null : (
        <>
          <ButtonLink variant="quiet" size="sm" icon={chartLine} className={action} href={classProgressHref(shown.id)}>
            Progress
          </ButtonLink>
          <Button variant="quiet" size="sm" icon={pencil} className={action} onClick={() => on.onRename(shown)}>
            Edit class
          </Button>
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
          <Button variant="quiet" size="sm" icon={copy} className={action} onClick={() => on.onCopy(shown)}>
            Copy class...
          </Button>
          <Button variant="quiet" size="sm" icon={shown.archived_at === null ? archive : undo2} className={action} onClick={() => on.onArchive(shown)}>
            {shown.archived_at === null ? 'Archive class...' : 'Bring back...'}
          </Button>
        </>
      )}
      <Button variant="quiet" size="sm" icon={history} className={action} onClick={on.onShowDeleted}>
        Recently deleted
      </Button>
      {shown === null ? null : (
        <Button variant="quiet" size="sm" icon={trash2} className={action} onClick={() => on.onDelete(shown)}>
          Delete class...
        </Button>
      )}
    </div>
  )
}

const action = css({ justifyContent: 'flex-start' })
const stack = css({ display: 'flex', flexDirection: 'column', mt: '2', pt: '2', borderTop: '1px solid', borderTopColor: 'hairline' })
