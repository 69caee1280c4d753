import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModel } from 'ai'
import { BrokenCircuitError, type CircuitBreakerPolicy, circuitBreaker, ConsecutiveBreaker, handleWhen } from 'cockatiel'
import { ModelAway } from '#server/ports/marker.ts'
import type { Settings } from '#server/settings.ts'

/** The settings that name a model. */
export type ModelSettings = Pick<Settings, 'tutorBaseUrl' | 'tutorModel' | 'tutorApiKey'>

/** A language model, its name, and the circuit every call of one kind goes through: it breaks when three in a row failed. */
export type Connection = { model: LanguageModel; name: string; circuit: CircuitBreakerPolicy }

/** The model that the settings name: any server that speaks OpenAI's chat completions; null when they name none. `isFailure` tells what counts. */
export function connectModel(
  { tutorBaseUrl, tutorModel, tutorApiKey }: ModelSettings,
  restMs: number,
  isFailure: (error: Error) => boolean,
): Connection | null {
  if (tutorBaseUrl === null || tutorModel === null) return null
  const provider = createOpenAICompatible({ name: 'tutor', baseURL: tutorBaseUrl, supportsStructuredOutputs: true, ...(tutorApiKey === null ? {} : { apiKey: tutorApiKey }) })
  const circuit = circuitBreaker(handleWhen(isFailure), { halfOpenAfter: restMs, breaker: new ConsecutiveBreaker(3) })
  return { model: provider(tutorModel), name: tutorModel, circuit }
}

/** What a call that failed is told as. */
export function away(error: unknown): ModelAway {
  return new ModelAway(error instanceof BrokenCircuitError ? 'the model is given a rest' : 'the model did not answer', { cause: error })
}
