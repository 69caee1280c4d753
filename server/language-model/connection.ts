import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { APICallError, type LanguageModel } from 'ai'
import { BrokenCircuitError, type CircuitBreakerPolicy, circuitBreaker, CircuitState, ConsecutiveBreaker, handleWhen } from 'cockatiel'
import { ModelAway, ModelNotAsked } from '#server/ports/marker.ts'
import type { Settings } from '#server/settings.ts'

/** The settings that name a model. */
export type ModelSettings = Pick<Settings, 'tutorBaseUrl' | 'tutorModel' | 'tutorApiKey'>

/** A language model, its name, and the circuit every call of one kind goes through: it breaks when three in a row failed. */
export type Connection = { model: LanguageModel; name: string; circuit: CircuitBreakerPolicy }

/** Whoever waited has left, which says nothing about the model. */
export class CallerLeft extends Error {}

/** Statuses of a model's server that say something of one request: it is malformed, too long, or not to the provider's taste. */
const ofOneRequest = [400, 413, 422]

/**
 * The model that the settings name: any server that speaks OpenAI's chat completions; null when they name none. `isFailure` tells what counts.
 * A refusal of one request never does: what one student writes must not take the model from the others.
 */
export function connectModel(
  { tutorBaseUrl, tutorModel, tutorApiKey }: ModelSettings,
  restMs: number,
  isFailure: (error: Error) => boolean,
): Connection | null {
  if (tutorBaseUrl === null || tutorModel === null) return null
  const provider = createOpenAICompatible({ name: 'tutor', baseURL: tutorBaseUrl, supportsStructuredOutputs: true, includeUsage: true, ...(tutorApiKey === null ? {} : { apiKey: tutorApiKey }) })
  // What is not counted closes a circuit that tries whether the model is back, so that a trial of which nothing was heard has to count.
  const counts = handleWhen((error) => (isUnheard(error) ? circuit.state === CircuitState.HalfOpen : isFailure(error) && !isRefusal(error)))
  const circuit = circuitBreaker(counts, { halfOpenAfter: restMs, breaker: new ConsecutiveBreaker(3) })
  return { model: provider(tutorModel), name: tutorModel, circuit }
}

/** Whether a call ended before anything could be said of the model. */
function isUnheard(error: Error): boolean {
  return error instanceof CallerLeft || error instanceof ModelNotAsked
}

/** Goes through a circuit. Rejects at once with `ModelNotAsked` while the model rests, or while another call tries whether it is back. */
export async function through<Result>(circuit: CircuitBreakerPolicy, call: () => Promise<Result>): Promise<Result> {
  if (circuit.state === CircuitState.HalfOpen) throw resting()
  return circuit.execute(call)
}

/** For a call that had to wait: throws `ModelNotAsked` when the model was given a rest meanwhile. */
export function refuseWhileResting(circuit: CircuitBreakerPolicy): void {
  if (circuit.state === CircuitState.Open) throw resting()
}

/** As `through`, for what comes in pieces: the call fails where they do, however late, and did well where its caller has heard enough. */
export async function* throughInPieces(circuit: CircuitBreakerPolicy, pieces: () => AsyncGenerator<string>): AsyncGenerator<string> {
  const [begun, ended] = [milestone(), milestone()]
  const whole = through(circuit, () => {
    begun.reach()
    return ended.reached
  })
  const counted = whole.catch(begun.fail)
  await begun.reached
  try {
    yield* pieces()
  } catch (error) {
    ended.fail(error)
    throw error
  } finally {
    ended.reach()
    await counted
  }
}

/** A promise to be kept, or broken, from outside. */
function milestone() {
  let reach = () => {}
  let fail: (reason: unknown) => void = () => {}
  const reached = new Promise<void>((resolve, reject) => {
    reach = resolve
    fail = reject
  })
  return { reached, reach, fail }
}

function resting(): ModelNotAsked {
  return new ModelNotAsked('the model is given a rest')
}

/** What a call that failed is told as. */
export function away(error: unknown): ModelAway {
  if (error instanceof ModelNotAsked) return error
  if (error instanceof BrokenCircuitError) return new ModelNotAsked('the model is given a rest', { cause: error })
  return new ModelAway('the model did not answer', { cause: error })
}

/** Whether the model's server refused this one request, and would others not. */
export function isRefusal(error: unknown): boolean {
  return APICallError.isInstance(error) && ofOneRequest.includes(error.statusCode ?? 0)
}
