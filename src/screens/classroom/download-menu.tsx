import { css, cx } from '#styled/css'
import { button } from '#styled/recipes'
import { Button } from '#src/ui/controls/button.tsx'
import { DropDown } from '#src/ui/controls/drop-down.tsx'
import { Icon } from '#src/ui/icons/icon.tsx'
import { chevronDown, download } from '#src/ui/icons/icons.ts'
import { menuSheet } from '#src/ui/layout/raised.ts'

/** What can be saved of a class or of all: its students, or their scores. */
export type Export = 'roster' | 'gradebook'

/** The files a classroom gives, as spreadsheets read them. */
export function DownloadMenu({ onExport }: { onExport: (kind: Export) => void }) {
  return (
    <DropDown
      className={root}
      buttonClassName={button({ variant: 'quiet', size: 'sm' })}
      button={
        <>
          <Icon of={download} size={18} />
          <span className={css({ srOnly: { base: true, md: false } })}>Download</span>
          <span className={css({ hideBelow: 'md' })}>
            <Icon of={chevronDown} size={16} />
          </span>
        </>
      }
    >
      <div className={sheet}>
        <Button variant="text" onClick={() => onExport('roster')}>
          Download class list
        </Button>
        <Button variant="text" onClick={() => onExport('gradebook')}>
          Download gradebook
        </Button>
      </div>
    </DropDown>
  )
}

// The words end with the page.
const root = css({ position: 'relative', marginInlineEnd: { lg: '-3' } })
const sheet = cx(menuSheet, css({ '& button': { justifyContent: 'flex-start' } }))
