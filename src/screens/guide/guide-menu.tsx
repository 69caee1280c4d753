import { Link } from '#src/ui/controls/link.tsx'
import { DropDown } from '#src/ui/controls/drop-down.tsx'
import { Icon } from '#src/ui/icons/icon.tsx'
import { menu } from '#src/ui/icons/icons.ts'
import { css, cx } from '#styled/css'
import { guideHref, guideSections, type GuideSection } from './guide-sections.ts'
import { raised } from '#src/ui/layout/raised.ts'

const groups = ['General', 'Teacher', 'Student'] as const

/** The guide's sections: beside the page, and below 768 px behind one button that names the current one. */
export function GuideMenu({ current }: { current: GuideSection }) {
  return (
    <>
      <div className={side}>
        <Sections current={current} label="Sections" />
      </div>
      <DropDown
        className={folded}
        buttonClassName={toggle}
        button={
          <>
            <Icon of={menu} />
            {current.group === 'General' ? current.title : `${current.group}: ${current.title}`}
          </>
        }
      >
        <div className={sheet}>
          <Sections current={current} label="All sections" />
        </div>
      </DropDown>
    </>
  )
}

function Sections({ current, label }: { current: GuideSection; label: string }) {
  return (
    <nav aria-label={label}>
      {groups.map((group) => (
        <div key={group} className={css({ mb: '4' })}>
          <p className={groupName}>{group}</p>
          <ul className={css({ listStyle: 'none' })}>
            {guideSections
              .filter((one) => one.group === group)
              .map((one) => (
                <li key={one.id}>
                  <Link href={guideHref(one.id)} className={entry} aria-current={one.id === current.id ? 'page' : undefined}>
                    <bdi>{one.title}</bdi>
                  </Link>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

const side = css({ hideBelow: 'md', _print: { display: 'none' }, position: 'sticky', top: '4', alignSelf: 'start' })
const folded = css({ hideFrom: 'md', _print: { display: 'none' }, position: 'relative' })
const toggle = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  minHeight: '11',
  px: '3',
  border: '[1px solid]',
  borderColor: 'control',
  borderRadius: 'control',
  background: 'surface',
  fontWeight: 'semibold',
  cursor: 'pointer',
})
const sheet = cx(
  raised,
  css({
    position: 'absolute',
    insetInline: '0',
    zIndex: 'menu',
    mt: '1',
    p: '3',
  }),
)
const groupName = css({ px: '3', textStyle: 'label', fontWeight: 'semibold', color: 'muted' })
const entry = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: '11',
  px: '3',
  borderRadius: 'small',
  color: 'ink',
  textDecoration: 'none',
  _hover: { background: 'tint' },
  _currentPage: { background: 'tintStrong', color: 'tintInk', fontWeight: 'semibold' },
})
