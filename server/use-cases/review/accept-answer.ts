import type { BodyOf, ReplyOf } from '#contract/endpoint.ts'
import { longestPrompt } from '#contract/questions/questions.ts'
import type { acceptAnswer as endpoint } from '#contract/review/review.ts'
import { addLineToSnapshots, changePrompt, holdQuestion, readCandidates } from '#server/db/review/accepted-answers.queries.ts'
import { noteAllInAudit } from '#server/db/operations/audit.queries.ts'
import type { Transaction } from '#server/db/engine/db.ts'
import { holdSessions, readAnswered, writeRegraded, writeRegradedMessages } from '#server/db/review/regrading.queries.ts'
import { findValuesOfAnswer, findValuesOfMessage } from '#server/db/review/review.queries.ts'
import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'
import { parsePrompt } from '#server/grading/keys/question-format.ts'
import type { AcceptedAnswer, ParsedPrompt, Values } from '#server/grading/types.ts'
import type { Caller } from '#server/http/route.ts'
import { senderOf } from '#server/security/fair-line.ts'
import { type Compared, newlyRight, NotCompared } from './newly-right.ts'
import { regradeQuestion, type Regraded } from './regrade-question.ts'
import { settleSessions } from './settle-sessions.ts'

type Body = BodyOf<typeof endpoint>

/** How often it begins again because more was answered while it compared. */
const mostRounds = 5

/**
 * Takes an answer as right: the question's prompt gets a line for it, running sessions as well, and everybody who gave it is
 * counted again, in a fixed number of statements. Running sessions come first, so that whatever is said to them from then on
 * is judged by the new prompt and everything said before is among the candidates. A preview counts and takes it all back.
 * Answers are compared while nothing is held. Refuses spoken questions, and an answer whose row of values is not clear.
 */
export async function acceptAnswer(
  deps: Pick<Deps, 'db' | 'clock' | 'judging'>,
  caller: Caller,
  questionId: number,
  body: Body,
): Promise<ReplyOf<typeof endpoint>> {
  const compared: Compared = new Map()
  for (let round = 0; round < mostRounds; round += 1) {
    const given = await acceptCompared(deps, caller, questionId, body, compared).catch((error: unknown) => {
      if (error instanceof Previewed) return { regraded: error.regraded }
      if (error instanceof NotCompared) return error.given
      throw error
    })
    if ('regraded' in given) return given
    const areRight = await deps.judging.areRight(body.answer, [...given.values()], senderOf(caller))
    for (const [index, name] of [...given.keys()].entries()) compared.set(name, areRight[index] ?? false)
  }
  throw fail('conflict', { error: 'Students are answering this question right now. Try again.' })
}

function acceptCompared(deps: Pick<Deps, 'db' | 'clock'>, caller: Caller, questionId: number, body: Body, compared: Compared) {
  const now = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    const question = await holdQuestion(tx, questionId)
    if (!question) throw fail('not_found')
    if (question.type !== 'FREE_FORM') throw fail('conflict', { error: 'A spoken question takes no typed answers.' })
    const parsed = parsePrompt(question.prompt)
    const accepted = { text: body.answer, when: whenOf(parsed, await valuesOf(tx, caller, questionId, parsed, body)) }
    const line = lineOf(accepted)
    if (!`${question.prompt}\n`.includes(`${line}\n`)) {
      const prompt = question.prompt.trimEnd() + line
      if (prompt.length > longestPrompt) throw fail('invalid', { field: 'answer', error: 'The question has no room for another answer.' })
      await changePrompt(tx, questionId, prompt, now)
    }
    await addLineToSnapshots(tx, questionId, line, 'running')
    const right = newlyRight(await readCandidates(tx, questionId), accepted, line, compared)
    const { regraded, scores } = await regrade(tx, caller, questionId, right)
    if (body.preview) throw new Previewed(regraded)
    await addLineToSnapshots(tx, questionId, line, [...right.keys()])
    const shared = { actorId: caller.id, at: now }
    await noteAllInAudit(tx, [
      { ...shared, action: 'answer.accepted', subjectKind: 'question', subjectId: questionId, details: { regraded } },
      ...scores.map(({ id, from, to }) => ({ ...shared, action: 'score.regraded', subjectKind: 'session', subjectId: id, details: { question_id: questionId, from, to } })),
    ])
    return { regraded }
  })
}

/** Takes everything back that was only tried. */
class Previewed extends Error {
  readonly regraded: number

  constructor(regraded: number) {
    super('only a preview')
    this.regraded = regraded
  }
}

/** Counts the sessions again in which these messages are right now. */
async function regrade(
  tx: Transaction,
  caller: Caller,
  questionId: number,
  right: ReadonlyMap<number, ReadonlySet<number>>,
): Promise<{ regraded: number; scores: { id: number; from: number; to: number }[] }> {
  if (right.size === 0) return { regraded: 0, scores: [] }
  const held = await holdSessions(tx, [...right.keys()])
  const byId = new Map(held.map((session) => [session.id, session]))
  const rows = await readAnswered(tx, [...byId.keys()], { questionId })
  const changes = rows.flatMap((row): Regraded[] => {
    const session = byId.get(row.sessionId)
    const ids = row.said.map(({ id }) => id).filter((id) => right.get(row.sessionId)?.has(id))
    if (!session || ids.length === 0 || row.overriddenCenti !== null) return []
    const { question, messages } = regradeQuestion(session, row, new Map(ids.map((id) => [id, 1])), caller.id, false)
    const isSameMark = question.scoreCenti === row.scoreCenti && question.status === row.status
    return [{ question: isSameMark ? { ...question, markVersion: row.markVersion } : question, messages }]
  })
  await writeRegraded(tx, changes.map(({ question }) => question))
  await writeRegradedMessages(tx, changes.flatMap(({ messages }) => messages))
  const { sessions } = await settleSessions(tx, held)
  const scores = held.map(({ id, scoreCenti }) => ({ id, from: scoreCenti / 100, to: (sessions.get(id)?.scoreCenti ?? scoreCenti) / 100 }))
  return { regraded: changes.length, scores: scores.filter(({ from, to }) => from !== to) }
}

async function valuesOf(tx: Transaction, caller: Caller, questionId: number, parsed: ParsedPrompt, { answer, message_id }: Body): Promise<Values> {
  if (message_id !== undefined) {
    const values = await findValuesOfMessage(tx, caller, questionId, message_id)
    if (!values) throw fail('not_found')
    return values
  }
  if (parsed.lets.length === 0) return {}
  const [only, another] = await findValuesOfAnswer(tx, questionId, answer)
  if (only && !another) return only
  throw fail('invalid', { field: 'message_id', error: 'This question was asked with different values: say which message holds the answer.' })
}

/** Only drawn names tell one asking from another; the others follow from them. */
function whenOf({ lets }: ParsedPrompt, values: Values): Values {
  return Object.fromEntries(lets.flatMap((one) => ('choices' in one && values[one.name] !== undefined ? [[one.name, values[one.name] ?? '']] : [])))
}

function lineOf({ when, text }: AcceptedAnswer): string {
  const pairs = Object.entries(when).map(([name, value]) => `${name} = ${value}`)
  return `\nAlso accept (${pairs.length > 0 ? pairs.join(', ') : 'marked right'}): ${text}`
}
