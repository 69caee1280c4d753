import type { SessionSnapshot, SnapshotSet } from '#server/db/schema/sessions.ts'
import { fillIn } from '#server/grading/text/fill-in.ts'
import { parsePrompt } from '#server/grading/keys/question-format.ts'
import { rulesOf } from '#server/grading/turn/rules.ts'
import type { Instance, Rules, Values } from '#server/grading/types.ts'

/** The set of a snapshot by its place in the order asked. */
export function setAt(snapshot: SessionSnapshot, setIndex: number): SnapshotSet {
  const set = snapshot.sets[setIndex]
  if (!set) throw new Error(`the snapshot has no set ${setIndex}`)
  return set
}

/** What draws the values of a set in a session. */
export function seedOfSet({ seed }: { seed: string }, { setId }: Pick<SnapshotSet, 'setId'>): string {
  return `${seed}/${setId}`
}

/** A question as asked, with its keys. */
export function instanceOf({ prompt, subject }: Pick<SnapshotSet, 'prompt' | 'subject'>, values: Values): Instance {
  return filledOnce({ prompt, subject, values })
}

/** The hints of a set's question, before values are filled in. */
export function hintsOf(set: SnapshotSet): readonly string[] {
  return parsedOnce(set.prompt).hints
}

/** A question as its student may read it. */
export function readableText(set: SnapshotSet, values: Values): string {
  return instanceOf(set, values).studentText
}

/** How a set of a snapshot is graded; its points are those of the snapshot. */
export function snapshotRules(snapshot: SessionSnapshot, set: SnapshotSet): Rules {
  return { ...rulesOf(set.config ?? snapshot.config, settingsOf(set)), points: set.pointsCenti }
}

/** The settings of a set as the wire names them. */
export function settingsOf(set: SnapshotSet) {
  return {
    id: set.setId,
    question_definition_id: set.questionId,
    num_questions: set.numQuestions,
    allow_skipping: set.allowSkipping,
    num_attempts_before_suggesting_corrections: set.attemptsBeforeCorrections,
    num_attempts_before_answers: set.attemptsBeforeAnswers,
    num_attempts_before_moving_on: set.attemptsBeforeMovingOn,
  }
}

/** What a prompt says. A class answers the same few prompts over and over: each is taken apart once. */
export const parsedOnce = remembering(500, (prompt: string) => prompt, parsePrompt)

/** A question is filled in for its text, for every answer to it and for every reply. */
const filledOnce = remembering(
  1_000,
  ({ prompt, subject, values }: { prompt: string; subject: string; values: Values }) => `${JSON.stringify([subject, values])}${prompt}`,
  ({ prompt, subject, values }) => fillIn(parsedOnce(prompt), values, subject),
)

/** Makes a thing of an input, and remembers by their names what was made of the `most` inputs that came last. */
function remembering<Input, Made>(most: number, nameOf: (input: Input) => string, make: (input: Input) => Made): (input: Input) => Made {
  const remembered = new Map<string, Made>()
  return (input) => {
    const name = nameOf(input)
    const made = remembered.get(name) ?? make(input)
    remembered.delete(name)
    remembered.set(name, made)
    const [oldest] = remembered.keys()
    if (remembered.size > most && oldest !== undefined) remembered.delete(oldest)
    return made
  }
}
