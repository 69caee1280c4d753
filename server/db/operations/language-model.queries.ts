import { sql, type SQL } from 'drizzle-orm'
import { schoolSettings } from '#server/db/schema/accounts.ts'
import { markSuggestions, tutorWords } from '#server/db/schema/sessions.ts'
import type { Db, Transaction } from '#server/db/engine/db.ts'

/** Whether no administrator turned the language model off. */
export const isModelOn: SQL<boolean> = sql<boolean>`not exists (select from ${schoolSettings} where ${schoolSettings.name} = 'language_model'
  and ${schoolSettings.value}->>'is_on' = 'false')`

/** What was asked of the language model since the day and the month began, in one statement. */
export async function readModelUse(db: Db, { dayBegan, monthBegan }: { dayBegan: Date; monthBegan: Date }) {
  const day = sql`${dayBegan.toISOString()}::timestamptz`
  const outcome = (name: string) => sql<number>`(count(*) filter (where ${tutorWords.outcome} = ${name}))::int`
  const [row] = await db
    .select({
      isOn: sql<boolean>`${isModelOn}`,
      replies: sql<number>`(count(*) filter (where ${tutorWords.askedAt} >= ${day} and coalesce(${tutorWords.outcome}, '') not in ('spent', 'unasked')))::int`,
      marks: sql<number>`(select count(*)::int from ${markSuggestions} where ${markSuggestions.at} >= ${day})`,
      said: outcome('said'),
      refused: outcome('refused'),
      away: outcome('away'),
      spent: outcome('spent'),
      left: outcome('left'),
      medianMs: sql<number | null>`percentile_cont(0.5) within group (order by ${tutorWords.tookMs}) filter (where ${tutorWords.outcome} = 'said')`,
      lastAway: sql<string | null>`max(${tutorWords.askedAt}) filter (where ${tutorWords.outcome} = 'away')`,
    })
    .from(tutorWords)
    .where(sql`${tutorWords.askedAt} >= ${monthBegan.toISOString()}::timestamptz`)
  if (!row) throw new Error('the count answered no row')
  return row
}

/** Notes whether the language model may be asked. */
export async function storeModelSwitch(tx: Transaction, isOn: boolean, now: Date): Promise<void> {
  const row = { name: 'language_model' as const, value: { is_on: isOn }, changedAt: now }
  await tx.insert(schoolSettings).values(row).onConflictDoUpdate({ target: schoolSettings.name, set: { value: row.value, changedAt: now } })
}
