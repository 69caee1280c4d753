import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { rowsOf } from '#server/db/engine/raw-rows.ts'
import { schoolSettings } from '#server/db/schema/accounts.ts'
import { tutorWords } from '#server/db/schema/sessions.ts'
import type { Db, Transaction } from '#server/db/engine/db.ts'

/** Whether no administrator turned the language model off. */
export const isModelOn: SQL<boolean> = sql<boolean>`not exists (select from ${schoolSettings} where ${schoolSettings.name} = 'language_model'
  and ${schoolSettings.value}->>'is_on' = 'false')`

/** Whether the language model may be asked. */
export async function readModelSwitch(db: Db): Promise<boolean> {
  const [row] = await rowsOf(db, sql`select ${isModelOn} as "isOn"`, v.object({ isOn: v.boolean() }))
  return row?.isOn ?? false
}

/** What became of the replies that the language model was to word since the month began. */
export async function readModelUse(db: Db, monthBegan: Date) {
  const outcome = (name: string) => sql<number>`(count(*) filter (where ${tutorWords.outcome} = ${name}))::int`
  const [row] = await db
    .select({
      isOn: sql<boolean>`${isModelOn}`,
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
