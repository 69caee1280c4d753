import { toJsonSchema } from '@valibot/to-json-schema'
import { generateText, jsonSchema, NoObjectGeneratedError, NoOutputGeneratedError, Output, type LanguageModelUsage } from 'ai'
import * as v from 'valibot'
import type { OnUse } from '#server/ports/model-use.ts'
import { type CallKind, type ModelLine, modelLine } from './model-line.ts'
import { away, CallerLeft, connectModel, type Connection, isRefusal, type ModelSettings, refuseWhileResting, through } from './connection.ts'

/** What a model is asked for: a task in words, a shape, data, and how long it may be. */
export type Wanted<Shape extends v.GenericSchema> = { task: string; name: string; shape: Shape; data: object; temperature: number; longest: number }

/** Asks for an object of a shape; null where the model said none twice, or its server refused this request. Rejects with `ModelAway`. */
export type AskModel = <Shape extends v.GenericSchema>(
  wanted: Wanted<Shape>,
  leaving: AbortSignal,
  onUse?: OnUse,
) => Promise<v.InferOutput<Shape> | null>

/** The model that the settings name, to be asked for objects, with a circuit of its own; null when they name none. */
export function modelToAsk(
  settings: ModelSettings,
  { kind, patienceMs, restMs, line = modelLine(1) }: { kind: CallKind; patienceMs: number; restMs: number; line: ModelLine | undefined },
): { model: string; ask: AskModel } | null {
  const connection = connectModel(settings, restMs, (error) => !isUnreadable(error))
  if (connection === null) return null
  const ask: AskModel = async (wanted, leaving, onUse) => {
    let end = () => {}
    try {
      return await through(connection.circuit, async () => {
        end = await line(kind, AbortSignal.any([leaving, AbortSignal.timeout(patienceMs)]))
        refuseWhileResting(connection.circuit)
        return askTwice(connection, wanted, leaving, { patienceMs, onUse })
      })
    } catch (error) {
      if (isUnreadable(error) || isRefusal(error)) return null
      throw away(error)
    } finally {
      // Not before this call is counted: the next one may be the first that is not asked.
      end()
    }
  }
  return { model: connection.name, ask }
}

type How = { patienceMs: number; onUse: OnUse | undefined }

/** What it says is looked at, and where it does not fit, it is asked once more. */
async function askTwice<Shape extends v.GenericSchema>(
  connection: Connection,
  wanted: Wanted<Shape>,
  signal: AbortSignal,
  how: How,
): Promise<v.InferOutput<Shape>> {
  try {
    return await askOnce(connection, wanted, signal, how)
  } catch (error) {
    if (!isUnreadable(error)) throw error
    return askOnce(connection, wanted, signal, how)
  }
}

async function askOnce<Shape extends v.GenericSchema>(
  { model }: Connection,
  { task, name, shape, data, temperature, longest }: Wanted<Shape>,
  signal: AbortSignal,
  { patienceMs, onUse }: How,
): Promise<v.InferOutput<Shape>> {
  const schema = jsonSchema<v.InferOutput<Shape>>(toJsonSchema(shape), {
    validate: (value) => {
      const read = v.safeParse(shape, value)
      return read.success ? { success: true, value: read.output } : { success: false, error: new v.ValiError(read.issues) }
    },
  })
  try {
    const { output, usage } = await generateText({
      model,
      system: task,
      prompt: JSON.stringify(data),
      output: Output.object({ schema, name }),
      temperature,
      maxOutputTokens: longest,
      maxRetries: 0,
      abortSignal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
    })
    onUse?.(tokensOf(usage))
    return output
  } catch (error) {
    if (NoObjectGeneratedError.isInstance(error)) onUse?.(tokensOf(error.usage))
    throw signal.aborted ? new CallerLeft() : error
  }
}

/** What a call took, as its server counts. */
export function tokensOf(usage: LanguageModelUsage | undefined) {
  return { input: usage?.inputTokens ?? null, output: usage?.outputTokens ?? null }
}

/** It answered, and not with what it was asked for. */
function isUnreadable(error: unknown): boolean {
  return NoObjectGeneratedError.isInstance(error) || NoOutputGeneratedError.isInstance(error)
}
