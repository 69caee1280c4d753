import type { BodyOf, QueryOf, ReplyOf } from '#contract/endpoint.ts'
import { mostColleaguesNamed, type listColleagues as colleagues, type shareExercise as endpoint, type Sharing } from '#contract/questions/sharing.ts'
import { findColleagues, findOwnerName, findShares, listColleagueRows, replaceShares, type SharedKind } from '#server/db/questions/sharing.queries.ts'
import type { Db, Transaction } from '#server/db/engine/db.ts'
import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'
import type { Caller } from '#server/http/route.ts'

/** An item of the library that is shared. */
export type SharedItem = { kind: SharedKind; id: number; ownerId: number }

/** To whom an item is shared. */
export async function readSharing(db: Db | Transaction, { kind, id, ownerId }: SharedItem): Promise<Sharing> {
  const shares = await findShares(db, kind, id)
  const school = shares.find(({ personId }) => personId === null)
  return {
    owner: { id: ownerId, name: await findOwnerName(db, ownerId) },
    school: school === undefined ? 'none' : school.mayEdit ? 'edit' : 'use',
    people: shares.flatMap(({ personId, name, mayEdit }) => (personId === null || name === null ? [] : [{ id: personId, name, may_edit: mayEdit }])),
  }
}

/** Shares an item with these people and no others. Refuses whoever is not a working colleague of its owner, unless it was shared with them before. */
export function shareItem({ db }: Pick<Deps, 'db'>, { kind, id, ownerId }: SharedItem, { school, people }: BodyOf<typeof endpoint>): Promise<Sharing> {
  return db.transaction(async (tx) => {
    const ids = people.map((person) => person.id)
    const before = await findShares(tx, kind, id)
    const known = new Set([...(await findColleagues(tx, { id: ownerId }, ids)), ...before.map(({ personId }) => personId)])
    if (ids.some((personId) => !known.has(personId))) throw fail('invalid', { field: 'people', error: 'Share only with colleagues who have an account at your school.' })
    const everybody = school === 'none' ? [] : [{ personId: null, mayEdit: school === 'edit' }]
    await replaceShares(tx, kind, id, [...everybody, ...people.map((person) => ({ personId: person.id, mayEdit: person.may_edit }))])
    return readSharing(tx, { kind, id, ownerId })
  })
}

/** The caller's colleagues by name. */
export async function listColleagues({ db }: Pick<Deps, 'db'>, caller: Caller, { q }: QueryOf<typeof colleagues>): Promise<ReplyOf<typeof colleagues>> {
  const rows = await listColleagueRows(db, caller, q, mostColleaguesNamed)
  return { results: rows.map(({ id, name }) => ({ id, name })), total: rows[0]?.total ?? 0 }
}
