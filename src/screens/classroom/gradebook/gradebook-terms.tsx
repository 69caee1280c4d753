import { type GradebookTerm, mostTerms } from '#contract/progress/gradebook.ts'
import { css } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { Input } from '#src/ui/controls/input.tsx'
import { plus, trash2 } from '#src/ui/icons/icons.ts'

type GradebookTermsProps = {
  terms: readonly GradebookTerm[]
  isRefused: boolean
  isBusy: boolean
  onTerms: (terms: GradebookTerm[]) => void
}

/** The terms of a class by name and days; `isRefused` says what is missing where saving was refused. */
export function GradebookTerms({ terms, isRefused, isBusy, onTerms }: GradebookTermsProps) {
  const day = { type: 'date', disabled: isBusy }
  const change = (place: number, part: Partial<GradebookTerm>) => onTerms(terms.map((one, index) => (index === place ? { ...one, ...part } : one)))
  return (
    <fieldset className={group}>
      <legend className={legend}>Terms</legend>
      <p className={hint}>
        {terms.length === 0 ? 'Without terms the gradebook shows all work.' : 'Work belongs to a term by its due date, or by the day you gave it.'}
      </p>
      {terms.map(({ name, starts_on, ends_on }, place) => (
        <div key={place} role="group" aria-label={name === '' ? `Term ${place + 1}` : name} className={line}>
          <Field label="Term" error={isRefused && name.trim() === '' ? 'Give the term a name.' : undefined}>
            {(control) => (
              <Input
                {...control}
                value={name}
                maxLength={60}
                disabled={isBusy}
                onChange={(event) => change(place, { name: event.currentTarget.value })}
              />
            )}
          </Field>
          <Field label="First day" error={isRefused && starts_on === '' ? 'Choose the first day of the term.' : undefined}>
            {(control) => (
              <Input {...control} {...day} value={starts_on} onChange={(event) => change(place, { starts_on: event.currentTarget.value })} />
            )}
          </Field>
          <Field label="Last day" error={isRefused && ends_on === '' ? 'Choose the last day of the term.' : undefined}>
            {(control) => (
              <Input
                {...control}
                {...day}
                min={starts_on === '' ? undefined : starts_on}
                value={ends_on}
                onChange={(event) => change(place, { ends_on: event.currentTarget.value })}
              />
            )}
          </Field>
          <Button
            variant="quiet"
            icon={trash2}
            disabled={isBusy}
            aria-label={`Remove ${name === '' ? 'this term' : name}`}
            onClick={() => onTerms(terms.filter((_, index) => index !== place))}
          />
        </div>
      ))}
      <Button
        variant="text"
        icon={plus}
        className={css({ alignSelf: 'flex-start' })}
        disabled={isBusy || terms.length >= mostTerms}
        onClick={() => onTerms([...terms, termAfter(terms)])}
      >
        Add term
      </Button>
    </fieldset>
  )
}

/** The next term, from the day after the last one ends. */
function termAfter(terms: readonly GradebookTerm[]): GradebookTerm {
  const ends = terms.at(-1)?.ends_on ?? ''
  return { name: `Term ${terms.length + 1}`, starts_on: ends === '' ? '' : dayAfter(ends), ends_on: '' }
}

function dayAfter(day: string): string {
  const next = new Date(`${day}T00:00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return next.toISOString().slice(0, 10)
}

const group = css({ display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: '3', minWidth: '0' })
const legend = css({ fontWeight: 'semibold', mb: '2' })
const hint = css({ color: 'muted', textStyle: 'label' })
const line = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr) minmax(0, 1fr) auto]', md: '[minmax(0, 1fr) 9.5rem 9.5rem auto]' },
  gap: '2',
  alignItems: 'end',
  '& > :first-child': { gridColumn: { base: '[1 / -1]', md: 'auto' } },
})
