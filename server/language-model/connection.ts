import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { APICallError, type LanguageModel } from 'ai'
import { BrokenCircuitError, type CircuitBreakerPolicy, circuitBreaker, ConsecutiveBreaker, handleWhen } from 'cockatiel'
import { ModelAway, ModelNotAsked } from '#server/ports/marker.ts'
import type { Settings } from '#server/settings.ts'

/** The settings that name a model. */
export type ModelSettings = Pick<Settings, 'tutorBaseUrl' | 'tutorModel' | 'tutorApiKey'>

/** A language model, its name, and the circuit every call of one kind goes through: it breaks when three in a row failed. */
export type Connection = { model: LanguageModel; name: string; circuit: CircuitBreakerPolicy }

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
  const counts = handleWhen((error) => isFailure(error) && !isRefusal(error))
  const circuit = circuitBreaker(counts, { halfOpenAfter: restMs, breaker: new ConsecutiveBreaker(3) })
  return { model: provider(tutorModel), name: tutorModel, circuit }
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
