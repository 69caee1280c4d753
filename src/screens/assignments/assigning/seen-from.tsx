import { css } from '#styled/css'
import { Field } from '#src/ui/controls/field.tsx'
import { Input } from '#src/ui/controls/input.tsx'
import { Segment } from '#src/ui/controls/segment.tsx'

/** Props of `SeenFrom`: `seenFrom` is local (`2026-11-21T08:00`), null at once; `seenProblem` is why that time does not do. */
export type SeenFromProps = {
  seenFrom: string | null
  seenProblem: string | null
  onLater: (isLater: boolean) => void
  onSeenFrom: (seenFrom: string) => void
}

/** From when students see the work: at once, or at a later time. */
export function SeenFrom({ seenFrom, seenProblem, onLater, onSeenFrom }: SeenFromProps) {
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', gap: '3' })}>
      <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', rowGap: '1.5' })}>
        <p aria-hidden="true" className={css({ fontWeight: 'semibold' })}>
          Students see it
        </p>
        <Segment size="sm" label="Students see it" options={choices} value={seenFrom === null ? 'now' : 'later'} onChange={(when) => onLater(when === 'later')} />
      </div>
      {seenFrom === null ? null : (
        <Field label="From" help="Until then only you see it." error={seenProblem}>
          {(control) => <Input {...control} required type="datetime-local" value={seenFrom} onChange={(event) => onSeenFrom(event.currentTarget.value)} />}
        </Field>
      )}
    </div>
  )
}

const choices = [
  { value: 'now', label: 'At once' },
  { value: 'later', label: 'At a later time' },
] as const
