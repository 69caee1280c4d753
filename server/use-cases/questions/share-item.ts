import { createHash } from 'node:crypto'
import type { BodyOf, QueryOf, ReplyOf } from '#contract/endpoint.ts'
import { mostColleaguesNamed, type listColleagues as colleagues, type shareExercise as endpoint, type Sharing } from '#contract/questions/sharing.ts'
import { findColleagues, findOwnerName, findShares, holdShared, listColleagueRows, replaceShares, type Share, type SharedKind } from '#server/db/questions/sharing.queries.ts'
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
    version: versionOf(shares),
  }
}

/**
 * Shares an item with these people and no others. Refuses where it is shared in another way than `version` says, and whoever is not a
 * working colleague of its owner, unless it was shared with them before.
 */
export function shareItem({ db }: Pick<Deps, 'db'>, { kind, id, ownerId }: SharedItem, { school, people, version }: BodyOf<typeof endpoint>): Promise<Sharing> {
  return db.transaction(async (tx) => {
    await holdShared(tx, kind, id)
    const ids = people.map((person) => person.id)
    const before = await findShares(tx, kind, id)
    if (version !== undefined && version !== versionOf(before)) {
      const current = await readSharing(tx, { kind, id, ownerId })
      throw fail('stale_version', { error: sharedMeanwhile(current), current })
    }
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

/** Names a sharing by what it allows: equal ones have the same number, so that no change of it is counted. */
function versionOf(shares: readonly Share[]): number {
  const lines = shares.map(({ personId, mayEdit }) => `${personId} ${mayEdit}`).toSorted()
  return (createHash('sha256').update(lines.join()).digest().readUInt32BE(0) % 2_147_483_647) + 1
}

function sharedMeanwhile({ school, people }: Sharing): string {
  const named = people.slice(0, mostNamed).map(({ name, may_edit: mayEdit }) => (mayEdit ? `${name} (may edit)` : name))
  const everybody = school === 'none' ? [] : [school === 'edit' ? 'the school (may edit)' : 'the school']
  const rest = people.length > mostNamed ? [`${people.length - mostNamed} more`] : []
  const who = [...everybody, ...named, ...rest]
  return who.length === 0 ? 'Meanwhile sharing it was ended.' : `Meanwhile it was shared in another way, with: ${who.join(', ')}.`
}

const mostNamed = 5
