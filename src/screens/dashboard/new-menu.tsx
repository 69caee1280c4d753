import { DropDown } from '#src/ui/controls/drop-down.tsx'
import { Icon } from '#src/ui/icons/icon.tsx'
import { chevronDown, fileText, listChecks, messageSquare, plus, userPlus, users } from '#src/ui/icons/icons.ts'
import { Link } from '#src/ui/controls/link.tsx'
import { css, cx } from '#styled/css'
import { button } from '#styled/recipes'
import { newHrefs } from './dashboard-links.ts'
import { raised } from '#src/ui/layout/raised.ts'

const entries = [
  { label: 'Assignment', icon: fileText, href: newHrefs.assignment },
  { label: 'Student', icon: userPlus, href: newHrefs.student },
  { label: 'Class', icon: users, href: newHrefs.class },
  { label: 'Exercise', icon: listChecks, href: newHrefs.exercise },
  { label: 'Question', icon: messageSquare, href: newHrefs.question },
]

/** What a teacher makes: each choice goes to its page and opens the dialog there. */
export function NewMenu() {
  return (
    <DropDown
      className={root}
      buttonClassName={button({ variant: 'primary' })}
      button={
        <>
          <Icon of={plus} size={18} />
          New
          <Icon of={chevronDown} size={18} />
        </>
      }
    >
      <nav aria-label="New" className={list}>
        {entries.map(({ label, icon, href }) => (
          <Link key={label} href={href} className={item}>
            <Icon of={icon} size={20} />
            {label}
          </Link>
        ))}
      </nav>
    </DropDown>
  )
}

// Below 768 px the button stands at either side, so that what opens takes the width of the window.
const root = css({ position: { md: 'relative' } })
const list = cx(
  raised,
  css({
    position: 'absolute',
    zIndex: 'menu',
    insetInlineStart: { base: '4', md: '[auto]' },
    insetInlineEnd: { base: '4', md: '0' },
    insetBlockStart: { md: '[100%]' },
    mt: '1.5',
    display: 'flex',
    flexDirection: 'column',
    width: { md: '[14.75rem]' },
    p: '1.5',
  }),
)
const item = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: '11',
  px: '3',
  borderRadius: 'small',
  color: 'ink',
  fontWeight: 'semibold',
  textDecoration: 'none',
  _hover: { background: 'tint', color: 'tintInk' },
  _focusVisible: { background: 'tint', color: 'tintInk' },
})
