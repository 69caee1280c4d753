import { Icon, type IconNodes } from '#src/ui/icons/icon.tsx'
import { arrowRight, backpack, graduationCap, house } from '#src/ui/icons/icons.ts'
import { Link } from '#src/ui/controls/link.tsx'
import { css } from '#styled/css'

/** The ways in for teachers, parents and students; `keep` is the search that carries the wanted page to the login. */
export function Entrances({ keep }: { keep: string }) {
  return (
    <ul className={list} aria-label="Ways in">
      <Entrance href={`/login${keep}`} icon={graduationCap} name="Teacher" words="Build exercises, assign them, see every try" />
      <Entrance href={`/login${keep}`} icon={house} name="Parent" words="Set work for your own children, with a teacher account" />
      <Entrance href={`/studentlogin${keep}`} icon={backpack} name="Student" words="Open your TO DO list" />
    </ul>
  )
}

function Entrance({ href, icon, name, words }: { href: string; icon: IconNodes; name: string; words: string }) {
  return (
    <li className={row}>
      <Link href={href} className={way}>
        <span className={sign}>
          <Icon of={icon} size={22} />
        </span>
        <span className={text}>
          <strong dir="auto" className={title}>{name}</strong> <span className={lead}>{words}</span>
        </span>
        <Icon of={arrowRight} size={20} className={arrow} />
      </Link>
    </li>
  )
}

const list = css({ containerType: 'inline-size', mt: '6', listStyle: 'none', borderTop: '[1px solid token(colors.hairlineStrong)]' })
const row = css({ borderBottom: '[1px solid token(colors.hairlineStrong)]' })
const way = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3.5',
  py: '3.5',
  color: 'ink',
  textDecoration: 'none',
  borderRadius: 'small',
  _hover: { background: 'tint' },
})
const sign = css({
  display: 'grid',
  placeItems: 'center',
  flexShrink: '0',
  width: '11',
  height: '11',
  borderRadius: 'control',
  background: 'tint',
  color: 'tintInk',
  _fewLetters: { display: 'none' },
})
const text = css({ flex: '[1]', minWidth: '0', display: 'flex', flexDirection: 'column' })
const title = css({ textStyle: 'student', fontWeight: 'strong' })
const lead = css({ textStyle: 'dense', color: 'muted' })
const arrow = css({ color: 'action', flexShrink: '0', marginInlineEnd: '4', _fewLetters: { display: 'none' } })
