import { type FormEvent, useId } from 'react'
import type { GradebookSettings, GradebookWork } from '#contract/progress/gradebook.ts'
import { css } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { Input } from '#src/ui/controls/input.tsx'
import { Select } from '#src/ui/controls/select.tsx'
import { ErrorBand } from '#src/ui/feedback/band.tsx'
import { Dialog, DialogBody, DialogFooter } from '#src/ui/feedback/dialog.tsx'
import { plus, trash2 } from '#src/ui/icons/icons.ts'
import { GradebookTerms } from './gradebook-terms.tsx'

/** How the settings stand: being typed, being saved, refused with a sentence, or saved by somebody else meanwhile. */
export type SettingsMode = 'editing' | 'saving' | 'refused' | 'stale'

/** Props of the dialog; `isChanged` while something is not saved, `sentence` what was refused. */
export type GradebookSettingsProps = {
  mode: SettingsMode
  settings: GradebookSettings
  isChanged: boolean
  sentence: string | null
  works: readonly GradebookWork[]
  onEdit: (settings: GradebookSettings) => void
  onSave: () => void
  onDiscard: () => void
  onClose: () => void
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** A class's terms and weights. Load it lazily. */
export function GradebookSettingsDialog({ mode, settings, isChanged, sentence, works, ...on }: GradebookSettingsProps) {
  const form = useId()
  const isBusy = mode === 'saving'
  const { terms, missing, categories, filed } = settings
  const change = (part: Partial<GradebookSettings>) => (isBusy ? undefined : on.onEdit({ ...settings, ...part }))
  const sum = categories.reduce((total, { weight }) => total + weight, 0)
  const changeCategory = (place: number, part: Partial<GradebookSettings['categories'][number]>) =>
    change({ categories: categories.map((one, index) => (index === place ? { ...one, ...part } : one)) })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isBusy) on.onSave()
  }
  if (mode === 'stale') return <StaleSettings {...on} />
  return (
    <Dialog open title="Terms and weights" dismissible={!isBusy} onClose={on.onClose}>
      <DialogBody>
        <form id={form} className={stack} onSubmit={submit} noValidate>
          {sentence === null ? null : (
            <ErrorBand box safe="What you typed is still here.">
              {sentence}
            </ErrorBand>
          )}
          <GradebookTerms terms={terms} isRefused={sentence !== null} isBusy={isBusy} onTerms={(next) => change({ terms: next })} />
          <Field label="Missing work" help="Work is missing once its due date has passed. Work that waits for your mark never counts yet.">
            {(control) => <Select {...control} options={missingOptions} value={missing} onChange={(chosen) => change({ missing: chosen })} />}
          </Field>
          <fieldset className={group}>
            <legend className={legend}>Categories</legend>
            {categories.length === 0 ? <p className={hint}>Without categories all work counts alike.</p> : null}
            {categories.map(({ name, weight }, place) => (
              <div key={place} className={line}>
                <Field label={place === 0 ? 'Name' : `Name of category ${place + 1}`}>
                  {(control) => (
                    <Input
                      {...control}
                      value={name}
                      maxLength={60}
                      onChange={(event) => changeCategory(place, { name: event.currentTarget.value })}
                    />
                  )}
                </Field>
                <Field label="Weight">
                  {(control) => (
                    <Input
                      {...control}
                      type="number"
                      min={0}
                      max={100}
                      value={weight}
                      onChange={(event) => changeCategory(place, { weight: Number(event.currentTarget.value) })}
                    />
                  )}
                </Field>
                <Button
                  variant="quiet"
                  icon={trash2}
                  aria-label={`Remove ${name === '' ? 'this category' : name}`}
                  onClick={() => change(without(settings, place))}
                />
              </div>
            ))}
            {categories.length > 0 && sum !== 100 ? <p className={hint}>The weights make {sum}. They count against each other.</p> : null}
            <Button
              variant="text"
              icon={plus}
              className={css({ alignSelf: 'flex-start' })}
              disabled={categories.length >= 12}
              onClick={() => change({ categories: withOneMore(categories) })}
            >
              Add category
            </Button>
          </fieldset>
          {categories.length === 0 ? null : (
            <fieldset className={group}>
              <legend className={legend}>Where work counts</legend>
              <p className={hint}>New work counts in the first category until you move it.</p>
              {exercisesOf(works).map(({ exercise_id, title }) => (
                <Field key={exercise_id} label={title}>
                  {(control) => (
                    <Select
                      {...control}
                      options={[...categories.map(optionOf), noCategory]}
                      value={chosenFor(filed, exercise_id)}
                      onChange={(value) => {
                        const category = value === noCategory.value ? null : Number(value)
                        change({ filed: [...filed.filter((one) => one.exercise_id !== exercise_id), { exercise_id, category }] })
                      }}
                    />
                  )}
                </Field>
              ))}
            </fieldset>
          )}
        </form>
      </DialogBody>
      <DialogFooter>
        <Button variant="secondary" disabled={isBusy} onClick={isChanged ? on.onDiscard : on.onClose}>
          {isChanged ? 'Discard changes' : 'Cancel'}
        </Button>
        <Button type="submit" form={form} busy={isBusy} busyLabel="Saving...">
          Save
        </Button>
      </DialogFooter>
    </Dialog>
  )
}

function StaleSettings({ onKeepMine, onTakeTheirs }: Pick<GradebookSettingsProps, 'onKeepMine' | 'onTakeTheirs'>) {
  return (
    <Dialog open alert title="Changed meanwhile" dismissible={false}>
      <DialogBody label="What happened">
        <p>Terms and weights of this class were changed in another tab or by somebody else.</p>
      </DialogBody>
      <DialogFooter>
        <Button variant="secondary" onClick={onTakeTheirs}>
          Take theirs
        </Button>
        <Button onClick={onKeepMine}>Save mine</Button>
      </DialogFooter>
    </Dialog>
  )
}

const missingOptions = [
  { value: 'left_out', label: 'Is left out' },
  { value: 'zero', label: 'Counts as zero' },
] as const
const noCategory = { value: 'none', label: 'Does not count' }

function optionOf({ name }: { name: string }, place: number) {
  return { value: String(place), label: name === '' ? `Category ${place + 1}` : name }
}

function chosenFor(filed: GradebookSettings['filed'], exerciseId: number): string {
  const found = filed.find(({ exercise_id }) => exercise_id === exerciseId)
  if (found === undefined) return '0'
  return found.category === null ? noCategory.value : String(found.category)
}

function exercisesOf(works: readonly GradebookWork[]): GradebookWork[] {
  return [...new Map(works.map((work) => [work.exercise_id, work])).values()]
}

/** The categories and a new one: while all weigh alike they go on doing so, else it gets what is left of 100, or what the others have on average. */
function withOneMore(categories: GradebookSettings['categories']): GradebookSettings['categories'] {
  const count = categories.length
  const sum = categories.reduce((total, { weight }) => total + weight, 0)
  const alike = categories.every(({ weight }, place) => weight === shareOf(place, count))
  if (alike) return [...categories, { name: '', weight: 0 }].map(({ name }, place) => ({ name, weight: shareOf(place, count + 1) }))
  return [...categories, { name: '', weight: sum < 100 ? 100 - sum : Math.round(sum / count) }]
}

/** An even part of 100, the first ones one larger where it does not come out even. */
function shareOf(place: number, count: number): number {
  return Math.floor(100 / count) + (place < 100 % count ? 1 : 0)
}

/** The settings without one category; what counted in it counts in the first again. */
function without({ categories, filed, ...rest }: GradebookSettings, place: number): GradebookSettings {
  const moved = filed.flatMap(({ exercise_id, category }) => {
    if (category === place) return []
    return [{ exercise_id, category: category !== null && category > place ? category - 1 : category }]
  })
  return { ...rest, categories: categories.filter((_, index) => index !== place), filed: moved }
}

const stack = css({ display: 'flex', flexDirection: 'column', gap: '4' })
const group = css({ display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: '3', minWidth: '0' })
const legend = css({ fontWeight: 'semibold', mb: '2' })
const hint = css({ color: 'muted', textStyle: 'label' })
const line = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr) 5.5rem auto]', gap: '2', alignItems: 'end' })
