import { protocol } from '@electric-sql/pglite'

/** What the database answered to one statement: its rows as text, and the word with which it ends, such as `UPDATE 1`. */
export type Reply = { rows: (string | null)[][]; ending: string }

const execute = Buffer.from([0x45, 0, 0, 0, 9, 0, 0, 0, 0, 0])
const sync = Buffer.from([0x53, 0, 0, 0, 4])
const [dataRow, commandComplete, errorResponse] = [0x44, 0x43, 0x45]

/**
 * Bind, Execute and Sync of PostgreSQL's protocol 3.0 for a prepared statement, everything as text. The engine's own writer and reader
 * look up each of their fields in a map, which costs as much as running a small statement.
 */
export function boundStatement(name: string, values: readonly (string | null)[]): Uint8Array {
  const texts = values.map((value) => (value === null ? null : Buffer.from(value)))
  const length = 4 + 1 + name.length + 1 + 2 + 2 + texts.reduce((sum, text) => sum + 4 + (text?.length ?? 0), 0) + 2
  const bound = Buffer.alloc(1 + length)
  bound[0] = 0x42
  bound.writeInt32BE(length, 1)
  bound.write(name, 6, 'latin1')
  let at = 6 + name.length + 1 + 2
  at = bound.writeUInt16BE(texts.length, at)
  for (const text of texts) {
    at = bound.writeInt32BE(text?.length ?? -1, at)
    at += text?.copy(bound, at) ?? 0
  }
  return new Uint8Array(Buffer.concat([bound, execute, sync]))
}

/** Reads what came back for it. Throws the database's error. */
export function readReply(bytes: Buffer): Reply {
  const reply: Reply = { rows: [], ending: '' }
  for (let at = 0; at < bytes.length; at += 1 + bytes.readInt32BE(at + 1)) {
    const kind = bytes[at]
    if (kind === errorResponse) throw errorIn(bytes)
    if (kind === dataRow) reply.rows.push(readRow(bytes, at + 5))
    if (kind === commandComplete) reply.ending = bytes.toString('latin1', at + 5, at + bytes.readInt32BE(at + 1))
  }
  return reply
}

function readRow(bytes: Buffer, start: number): (string | null)[] {
  const row: (string | null)[] = []
  let at = start + 2
  for (let left = bytes.readInt16BE(start); left > 0; left -= 1) {
    const length = bytes.readInt32BE(at)
    row.push(length < 0 ? null : bytes.toString('utf8', at + 4, at + 4 + length))
    at += 4 + Math.max(0, length)
  }
  return row
}

function errorIn(bytes: Buffer): Error {
  const errors: Error[] = []
  new protocol.Parser().parse(new Uint8Array(bytes), (message) => {
    if (message instanceof protocol.messages.DatabaseError) errors.push(message)
  })
  return errors[0] ?? new Error('the database answered an error that cannot be read')
}
