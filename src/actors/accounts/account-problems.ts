import { failureOf } from '#src/api/failure.ts'

/** A refusal as a form takes it: under its fields, or as a sentence about all of it. */
export type AccountRefusal = { ok: false; isTaken: boolean; sentence: string | null; fields: Record<string, string> }

/**
 * What a refused call about an account says, each sentence under the field it concerns: the field the server names (`names` turns the
 * wire's names into the form's), else the one its words are about. Throws what was no refusal.
 */
export function accountRefusal(error: unknown, names: Readonly<Record<string, string>>): AccountRefusal {
  const failure = failureOf(error)
  if (failure.kind !== 'refused') throw error
  const { body } = failure
  const told = body.issues?.map(({ path, message }) => ({ name: path, sentence: message })) ?? [{ name: body.field, sentence: body.error }]
  const placed = told.map(({ name, sentence }) => ({ field: fieldOf(name, sentence, names), sentence }))
  const fields = Object.fromEntries(placed.flatMap(({ field, sentence }) => (field === undefined ? [] : [[field, sentence]])))
  const sentence = placed.find(({ field }) => field === undefined)?.sentence ?? null
  return { ok: false, isTaken: body.code === 'taken', sentence, fields }
}

/** The field of an account that a sentence of the server is about, by its wire's name; undefined for any other sentence. */
export function fieldInWords(sentence: string): string | undefined {
  return aboutWhat.find(({ words }) => words.test(sentence))?.wire
}

function fieldOf(name: string | undefined, sentence: string, names: Readonly<Record<string, string>>): string | undefined {
  const wire = name !== undefined && name in names ? name : fieldInWords(sentence)
  return wire === undefined ? undefined : names[wire]
}

const aboutWhat = [
  { wire: 'username', words: /^Username (already exists|must be|can only contain|cannot|is required)/ },
  { wire: 'email', words: /^(Email address already in use|Invalid email address|Email (address )?(must be|is required))/ },
  { wire: 'password', words: /^(Current password is required|Incorrect password)/ },
  { wire: 'name', words: /^Name (is required|cannot)/ },
] as const
