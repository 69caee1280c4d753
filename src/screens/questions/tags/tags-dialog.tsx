import { type FormEvent, useId, useState } from 'react'
import type { ItemsChange, ItemsToChange } from '#machines/questions/items-change/items-change.ts'
import { css } from '#styled/css'
import { FormSentence } from '#src/screens/classroom/form-sentence.tsx'
import type { FormView } from '#src/screens/classroom/form-view.ts'
import { Field } from '#src/ui/controls/field.tsx'
import { Input } from '#src/ui/controls/input.tsx'
import { countOf } from '#src/ui/data-table/counts.ts'
import { Dialog, DialogBody } from '#src/ui/feedback/dialog.tsx'
import { FormFooter } from '#src/ui/feedback/form-footer.tsx'
import { SomeTags } from './some-tags.tsx'
import { beginningOf, hasTag, isSameTag, type KnownItem, tagsWith } from './tag-counts.ts'
import { TagsField } from './tags-field.tsx'

/**
 * Props of `TagsDialog`. `known` are the items as far as they are listed, `offered` the tags of the library, the most frequent first, `topics` its
 * topics. `onTyped` hears whether it differs from how it began, `onCancel` is Cancel's, which asks nothing more.
 */
export type TagsDialogProps = {
  items: ItemsToChange
  known: readonly KnownItem[]
  offered: readonly string[]
  topics: readonly string[]
  view: FormView
  onTyped: (isDirty: boolean) => void
  onSave: (change: ItemsChange) => void
  onRetry: () => void
  onCancel: () => void
  onClose: () => void
}

type Typed = { kept: readonly string[]; off: readonly string[]; text: string; subject: string }

/** The tags of one question or exercise or of many, and the topic of many questions: it begins with what all of them share. Load it lazily. */
export function TagsDialog({ items, known, offered, topics, view, onTyped, onSave, onRetry, onCancel, onClose }: TagsDialogProps) {
  const { kind, ids, title } = items
  const form = useId()
  const [begun] = useState(() => beginningOf(known, ids.length, offered))
  const [typed, setTyped] = useState<Typed>({ kept: begun.shared, off: [], text: '', subject: begun.subject ?? '' })
  const asksTopic = kind === 'question' && title === null
  const change = changeOf(typed)

  function changeOf({ kept, off, text, subject }: Typed): ItemsChange {
    const all = tagsWith(kept, text) ?? kept
    const isNewTopic = asksTopic && subject.trim() !== '' && subject.trim() !== begun.subject
    return {
      add: all.filter((tag) => !begun.shared.includes(tag)),
      remove: [...begun.shared.filter((tag) => !hasTag(all, tag)), ...off],
      subject: isNewTopic ? subject.trim() : null,
    }
  }
  function type(next: Partial<Typed>) {
    const after = { ...typed, ...next }
    setTyped(after)
    onTyped(!isNothing(changeOf(after)))
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (isNothing(change)) onCancel()
    else onSave(change)
  }
  return (
    <Dialog open size="md" title={title === null ? `Change ${countOf(ids.length, nouns[kind])}` : `Tags of “${title}”`} dismissible={!view.isBusy} onClose={onClose}>
      <DialogBody>
        <form id={form} className={styles.form} onSubmit={submit} noValidate>
          <FormSentence view={view} onRetry={onRetry} />
          <TagsField
            tags={typed.kept}
            text={typed.text}
            offered={offered}
            help={title === null ? standing(typed.kept.length, ids.length) : 'Words of your own, such as a unit or “exam”. You can filter and search by them.'}
            error={view.fields['tags']}
            isBusy={view.isBusy}
            onText={(text) => type({ text })}
            onTags={(kept) => type({ kept, text: '', off: typed.off.filter((tag) => !hasTag(kept, tag)) })}
          />
          <SomeTags
            some={begun.some.filter(({ tag }) => !hasTag(typed.kept, tag))}
            of={ids.length}
            isKnown={known.length === ids.length}
            off={typed.off}
            isBusy={view.isBusy}
            onAll={(tag) => type({ kept: [...typed.kept, tag], off: typed.off.filter((one) => !isSameTag(one, tag)) })}
            onOff={(off) => type({ off })}
          />
          {asksTopic ? (
            <Topic
              subject={typed.subject}
              isMixed={begun.subject === null}
              {...{ topics, view }}
              onSubject={(subject) => type({ subject })}
            />
          ) : null}
        </form>
      </DialogBody>
      <FormFooter form={form} send="Save" sending="Saving..." isBusy={view.isBusy} onCancel={onCancel} />
    </Dialog>
  )
}

type TopicProps = Pick<TagsDialogProps, 'topics' | 'view'> & { subject: string; isMixed: boolean; onSubject: (subject: string) => void }

function Topic({ subject, isMixed, topics, view, onSubject }: TopicProps) {
  const list = useId()
  return (
    <Field label="Topic" help={isMixed ? 'Left empty, each keeps its own.' : undefined} error={view.fields['subject']}>
      {(control) => (
        <>
          <Input
            {...control}
            list={list}
            maxLength={60}
            autoComplete="off"
            placeholder={isMixed ? 'Mixed' : undefined}
            value={subject}
            disabled={view.isBusy}
            onChange={(event) => onSubject(event.currentTarget.value)}
          />
          <datalist id={list}>
            {topics.map((topic) => (
              <option key={topic} value={topic} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  )
}

/** What the chips of a dialog about several stand on, told only where there are some. */
function standing(tags: number, items: number): string | undefined {
  if (tags === 0) return undefined
  return items === 2 ? 'These stand on both.' : `These stand on all ${items}.`
}

function isNothing({ add, remove, subject }: ItemsChange): boolean {
  return add.length + remove.length === 0 && subject === null
}

const nouns = { question: { one: 'question', many: 'questions' }, exercise: { one: 'exercise', many: 'exercises' } }

const styles = { form: css({ display: 'flex', flexDirection: 'column', gap: '4' }) }
