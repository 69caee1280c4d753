import type { Class } from '#contract/classroom/classes.ts'
import { css } from '#styled/css'
import { Button, ButtonLink } from '#src/ui/controls/button.tsx'
import { chartLine, history, pencil, printer, trash2 } from '#src/ui/icons/icons.ts'
import { classProgressHref } from '#src/screens/classroom/classroom-links.ts'

/** What can be done with the class that is shown, which each gets, and with what everybody's lists hold. */
export type ClassGestures = {
  onRename: (one: Class) => void
  onPrintCards: (one: Class) => void
  onShowDeleted: () => void
  onDelete: (one: Class) => void
}

/** The actions below the classes; a null class is everybody. */
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
          <Button variant="quiet" size="sm" icon={printer} className={action} onClick={() => on.onPrintCards(shown)}>
            Class cards and links
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
