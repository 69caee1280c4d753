import type { ModelBudget } from '#contract/questions/question-ideas.ts'
import { claimModelCall, countCallsOf, releaseModelCall, settleModelCall } from '#server/db/operations/model-calls.queries.ts'
import { readModelSwitch } from '#server/db/operations/language-model.queries.ts'
import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'
import type { Caller } from '#server/http/route.ts'
import type { Author } from '#server/ports/author.ts'
import { dayBegan } from '#server/ports/clock.ts'
import { ModelAway, ModelNotAsked } from '#server/ports/marker.ts'
import type { OnUse, TokensUsed } from '#server/ports/model-use.ts'

type BudgetDeps = Pick<Deps, 'db' | 'clock' | 'settings' | 'author'>

type Asker = Pick<Caller, 'id' | 'mustConfirmEmail'>

/**
 * What a teacher has used of the language model today; null where there is none, an administrator turned it off, or the teacher has yet to confirm
 * their e-mail address.
 */
export async function readModelBudget({ db, clock, settings, author }: BudgetDeps, { id, mustConfirmEmail }: Asker): Promise<ModelBudget | null> {
  if (author === null || mustConfirmEmail || !(await readModelSwitch(db))) return null
  return { used: await countCallsOf(db, id, dayBegan(clock.now())), limit: settings.tutorTeacherLimit }
}

/**
 * Asks the language model in a teacher's name and on their budget, which the call counts towards before it is made, and notes what it took. Refuses
 * with 429 beyond the day's budget of the teacher or the school, with 503 where there is no model, it is turned off, or it is away.
 */
export async function askInBudget<Said>(
  deps: BudgetDeps & Pick<Deps, 'log'>,
  caller: Pick<Caller, 'id'>,
  kind: 'idea' | 'mistakes',
  ask: (author: Author, onUse: OnUse) => Promise<Said | null>,
): Promise<{ said: Said | null; model: string; budget: ModelBudget }> {
  const { db, clock, settings, author } = deps
  if (author === null || !(await readModelSwitch(db))) {
    throw fail('tutor_unavailable', { error: 'There is no language model to ask, or it is turned off.' })
  }
  const began = clock.now()
  const { tutorTeacherLimit: teacherLimit, tutorDailyLimit: schoolLimit } = settings
  const claim = { kind, teacherId: caller.id, at: began, since: dayBegan(began), teacherLimit, schoolLimit }
  const claimed = await db.transaction((tx) => claimModelCall(tx, claim))
  if (claimed === null) throw fail('too_many_requests', { error: 'Today’s AI budget is used up. It begins anew at midnight UTC.' })
  const used: TokensUsed[] = []
  const note = (outcome: 'answered' | 'unusable' | 'away') =>
    settleModelCall(db, claimed.id, { outcome, ...summed(used), tookMs: clock.now().getTime() - began.getTime() })
  try {
    const said = await ask(author, (one) => void used.push(one))
    await note(said === null ? 'unusable' : 'answered')
    return { said, model: author.model, budget: { used: claimed.used, limit: teacherLimit } }
  } catch (error) {
    if (!(error instanceof ModelAway)) throw error
    await (error instanceof ModelNotAsked ? releaseModelCall(db, claimed.id) : note('away'))
    deps.log.warn({ err: error, model: author.model }, 'the language model is away; a teacher asked it for something')
    throw fail('tutor_unavailable', { error: 'The language model did not answer. Nothing was changed.' })
  }
}

/** The tokens of several calls as one; null where nobody counted. */
export function summed(used: readonly TokensUsed[]): { tokensIn: number | null; tokensOut: number | null } {
  const sum = (counts: readonly (number | null)[]) => {
    const known = counts.filter((one) => one !== null)
    return known.length === 0 ? null : known.reduce((all, one) => all + one, 0)
  }
  return { tokensIn: sum(used.map(({ input }) => input)), tokensOut: sum(used.map(({ output }) => output)) }
}
