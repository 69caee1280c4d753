import { parse, PGlite, protocol, type QueryOptions, type Results } from '@electric-sql/pglite'
import { boundStatement, readReply } from './wire.ts'

const { serialize } = protocol

/** How many statements keep their plan, and how long one may be; beyond that a statement is planned each time. */
const mostKept = 200
const longestKept = 8_000

/** How much may be written before the room is looked at again. */
const askEveryMs = 100

type Kept = { name: string; parameterTypes: number[]; fields: Results['fields'] }

/**
 * The embedded database, planning each statement once and sending it in one round: three times as many per second as
 * planning them anew. Inside a transaction nothing is kept. A plan that a change of the schema made invalid is renewed.
 */
export class StatementKeepingPGlite extends PGlite {
  /** Asked now and then whether there is room to write; without it all may be written. */
  mayWrite: () => boolean = () => true
  #askedAt = Number.NEGATIVE_INFINITY
  #isReadOnly = false
  #kept = new Map<string, Kept>()
  #named = 0

  override query<T>(text: string, parameters?: unknown[], options?: QueryOptions): Promise<Results<T>>
  override async query(text: string, parameters: unknown[] = [], options: QueryOptions = {}): Promise<unknown> {
    if (text.length > longestKept || options.blob || options.paramTypes) return super.query(text, parameters, options)
    await this._checkReady()
    return this._runExclusiveTransaction(() =>
      this._runExclusiveQuery(async () => {
        try {
          return await this.#run(text, parameters, options)
        } catch (error) {
          if (!isPlanOutdated(error)) throw error
          await this.#forget(text)
          return this.#run(text, parameters, options)
        }
      }),
    )
  }

  /** While nothing may be written, every transaction begins as one that only reads: PostgreSQL itself refuses the first change, and reads go on. */
  override _runExclusiveTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
    return super._runExclusiveTransaction(async () => {
      await this.#settleWriting()
      return work()
    })
  }

  async #settleWriting(): Promise<void> {
    const now = performance.now()
    if (now - this.#askedAt < askEveryMs) return
    this.#askedAt = now
    const isReadOnly = !this.mayWrite()
    if (isReadOnly === this.#isReadOnly) return
    const statement = `set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`
    await this._runExclusiveQuery(() => this.execProtocolStream(serialize.query(statement), { syncToFs: false }))
    this.#isReadOnly = isReadOnly
  }

  /** Has everything written to the files and does `work` while no statement runs: what it reads of them belongs together. */
  async whileHeld<Result>(work: () => Promise<Result>): Promise<Result> {
    await this._checkReady()
    return this._runExclusiveTransaction(() =>
      this._runExclusiveQuery(async () => {
        await this.execProtocolStream(serialize.query('checkpoint'))
        return work()
      }),
    )
  }

  async #run(text: string, parameters: unknown[], options: QueryOptions): Promise<Results<unknown>> {
    const { name, parameterTypes, fields } = await this.#keep(text)
    const values = parameters.map((value, index) => this.#written(value, parameterTypes[index] ?? 0, options))
    const received: Buffer[] = []
    // What is handed over lies in the engine's own memory, which the next part overwrites.
    await this.execProtocolRawStream(boundStatement(name, values), { onRawData: (bytes) => void received.push(Buffer.from(bytes)) })
    const { rows, ending } = readReply(Buffer.concat(received))
    const readers = fields.map(({ dataTypeID }) => options.parsers?.[dataTypeID] ?? this.parsers[dataTypeID])
    const read = rows.map((row) =>
      row.map((value, index) => {
        const reader = value === null ? undefined : readers[index]
        return value === null || !reader ? value : reader(value, fields[index]?.dataTypeID)
      }),
    )
    const affectedRows = /^(INSERT|UPDATE|DELETE|MERGE) /.test(ending) ? Number(ending.split(' ').at(-1)) : 0
    if (options.rowMode === 'array') return { rows: read, fields, affectedRows }
    return { rows: read.map((row) => Object.fromEntries(row.map((value, index) => [fields[index]?.name, value]))), fields, affectedRows }
  }

  async #keep(text: string): Promise<Kept> {
    const known = this.#kept.get(text)
    this.#kept.delete(text)
    const kept = known ?? (await this.#prepare(text))
    this.#kept.set(text, kept)
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > mostKept && oldest !== undefined) await this.#forget(oldest)
    return kept
  }

  async #prepare(text: string): Promise<Kept> {
    this.#named += 1
    const name = `kept_${this.#named}`
    const messages = await this.execProtocolStream(
      joined([serialize.parse({ name, text }), serialize.describe({ type: 'S', name }), serialize.sync()]),
      { syncToFs: false },
    )
    const fields = messages.flatMap((message) => (message instanceof protocol.messages.RowDescriptionMessage ? message.fields : []))
    return { name, parameterTypes: parse.parseDescribeStatementResults(messages), fields }
  }

  async #forget(text: string): Promise<void> {
    const kept = this.#kept.get(text)
    this.#kept.delete(text)
    if (kept) await this.execProtocolStream(joined([serialize.close({ type: 'S', name: kept.name }), serialize.sync()]), { syncToFs: false })
  }

  #written(value: unknown, type: number, options: QueryOptions): string | null {
    if (value === null || value === undefined) return null
    const write = options.serializers?.[type] ?? this.serializers[type]
    return write ? write(value) : String(value)
  }
}

function isPlanOutdated(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '0A000'
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts))
}
