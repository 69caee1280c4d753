import type { ReplyOf } from '#contract/endpoint.ts'
import type { getLanguageModel as endpoint } from '#contract/operations/language-model.ts'
import { readModelUse, storeModelSwitch } from '#server/db/operations/language-model.queries.ts'
import { countCallsSince, sumCallsSince } from '#server/db/operations/model-calls.queries.ts'
import { noteInAudit } from '#server/db/operations/audit.queries.ts'
import type { Deps } from '#server/deps.ts'
import { dayBegan } from '#server/ports/clock.ts'
import type { Caller } from '#server/http/route.ts'

const day = 86_400_000

/** The school's language model with its use as it stands. */
export async function readLanguageModel({ db, clock, partner, settings }: Pick<Deps, 'db' | 'clock' | 'partner' | 'settings'>): Promise<ReplyOf<typeof endpoint>> {
  if (partner === null) return { model: null }
  const today = dayBegan(clock.now())
  const monthBegan = new Date(today.getTime() - 29 * day)
  const use = await readModelUse(db, monthBegan)
  const { tokensIn, tokensOut, ...calls } = await sumCallsSince(db, monthBegan)
  const { all: used, ...counts } = await countCallsSince(db, today)
  const prices = settings.tutorPrices
  const cost = prices === null ? null : Math.round((tokensIn * prices.input + tokensOut * prices.output) / 10_000) / 100
  const { isOn, medianMs, lastAway, ...month } = use
  return {
    model: {
      name: partner.model,
      is_on: isOn,
      today: { ...counts, used, limit: settings.tutorDailyLimit, limit_per_teacher: settings.tutorTeacherLimit },
      month,
      calls: { ...calls, tokens_in: tokensIn, tokens_out: tokensOut, cost },
      seconds: medianMs === null ? null : Math.round(medianMs / 100) / 10,
      last_away: lastAway === null ? null : new Date(lastAway).toISOString(),
    },
  }
}

/** Turns the language model off for everybody, or on again. */
export async function switchLanguageModel(deps: Pick<Deps, 'db' | 'clock' | 'partner' | 'settings'>, caller: Caller, isOn: boolean): Promise<ReplyOf<typeof endpoint>> {
  const at = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    await storeModelSwitch(tx, isOn, at)
    await noteInAudit(tx, { actorId: caller.id, action: isOn ? 'language_model.on' : 'language_model.off', subjectKind: 'school', subjectId: null, at })
  })
  return readLanguageModel(deps)
}
