import { useState } from 'react'
import type { Class } from '#contract/classroom/classes.ts'
import { css } from '#styled/css'
import { Button, ButtonLink } from '#src/ui/controls/button.tsx'
import { Checkbox } from '#src/ui/controls/checkbox.tsx'
import { chartLine, download, history, pencil, printer, trash2 } from '#src/ui/icons/icons.ts'
import { classProgressHref } from '#src/screens/classroom/classroom-links.ts'

/** What can be done with the class that is shown, which each gets, and with what everybody's lists hold. */
export type ClassGestures = {
  onRename: (one: Class) => void
  onPrintCards: (one: Class) => void
  /** `hasMark` puts a byte order mark first: spreadsheets need it to read every letter, some programs cannot read it. */
  onExport: (kind: 'roster' | 'gradebook', hasMark: boolean) => void
  onShowDeleted: () => void
  onDelete: (one: Class) => void
}

/** The actions below the classes; a null class is everybody. */
export function ClassActions({ shown, ...on }: ClassGestures & { shown: Class | null }) {
  const [hasMark, setHasMark] = useState(true)
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
      <Button variant="quiet" size="sm" icon={download} className={action} onClick={() => on.onExport('roster', hasMark)}>
        Download class list
      </Button>
      <Button variant="quiet" size="sm" icon={download} className={action} onClick={() => on.onExport('gradebook', hasMark)}>
        Download gradebook
      </Button>
      <div className={css({ px: '3', py: '1' })}>
        <Checkbox checked={hasMark} onChange={setHasMark} help="Turn it off for programs that cannot read a byte order mark.">
          For spreadsheets
        </Checkbox>
      </div>
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
