import * as v from 'valibot'
import type { AssigningInput } from '#machines/assignments/assigning/assigning.machine.ts'
import type { AssigningForm } from '#machines/assignments/assigning/assigning.work.ts'
import { createKeptDrafts, type KeptDraftsOptions } from '#src/actors/forms/kept-drafts.ts'
import type { TabDraftKind } from '#src/actors/forms/tab-drafts.ts'

const Named = v.object({ id: v.number(), name: v.string() })
const Form: v.GenericSchema<unknown, AssigningForm> = v.object({
  exercise: v.nullable(
    v.object({ id: v.number(), title: v.string(), num_question_sets: v.number(), total_questions: v.number(), total_possible_score: v.number() }),
  ),
  students: v.array(v.object({ ...Named.entries, classes: v.array(Named) })),
  classes: v.array(v.object({ ...Named.entries, memberIds: v.array(v.number()) })),
  title: v.string(),
  isOwnTitle: v.boolean(),
  due: v.string(),
  closes: v.string(),
  seenFrom: v.nullable(v.string()),
  allowRedo: v.boolean(),
})
const NewWork = v.object({ form: Form, openedWith: v.string(), givingId: v.string() })

const kind: TabDraftKind = 'new-work'

type NewWorkOptions = Omit<KeptDraftsOptions<v.InferOutput<typeof NewWork>>, 'kind' | 'schema'> & { newId: () => string }

/**
 * One person's work that is not given yet, in this tab. It is there again for a dialog that opens with the same exercise and classes, as after
 * a reload; one that opens for chosen students begins with these.
 */
export function createNewWorkDraft({ newId, ...options }: NewWorkOptions, input: AssigningInput) {
  const drafts = createKeptDrafts({ ...options, kind, schema: NewWork })
  const id = input.exercise?.id ?? 0
  let isOver = false
  const givingId = drafts.read(id)?.draft.givingId ?? newId()
  const openedWith = input.classes.map((one) => one.id).join()
  return {
    /** Names what is given from this draft, also after a reload: what the server has done under it is not done again. */
    givingId,
    read(): AssigningForm | null {
      const found = drafts.read(id)?.draft
      return found === undefined || found.openedWith !== openedWith || input.students.length > 0 ? null : found.form
    },
    keep(form: AssigningForm) {
      if (!isOver) drafts.keep(id, { form, openedWith, givingId })
    },
    drop: () => drafts.drop(id),
    /** Forgets it for good, once some of it was given: that must not be given again. */
    end() {
      isOver = true
      drafts.drop(id)
    },
  }
}
