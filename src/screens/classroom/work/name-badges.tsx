import { css } from '#styled/css'
import { Chip } from '#src/ui/session/chip.tsx'

/** The first names of a list, then how many more there are. */
export function NameBadges({ label, names, most }: { label: string; names: readonly string[]; most: number }) {
  const rest = names.length - most
  return (
    <div>
      <p className={css({ fontWeight: 'semibold', mb: '1.5' })}>{label}</p>
      <ul aria-label={label} className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1.5', listStyle: 'none' })}>
        {names.slice(0, most).map((name) => (
          <li key={name}>
            <Chip name={name}><bdi>{name}</bdi></Chip>
          </li>
        ))}
        {rest > 0 ? <li className={css({ color: 'muted' })}>+{rest} more</li> : null}
      </ul>
    </div>
  )
}
