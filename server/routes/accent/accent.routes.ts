import {
  forceEndAccent,
  generateAudio as generate,
  playSound as play,
  skipSpoken as skip,
  startAccent as start,
  submitTake as submit,
} from '#contract/accent/accent-sessions.ts'
import { readSession as readings } from '#contract/accent/session-readings.ts'
import { route } from '#server/http/route.ts'
import { accentRule } from '#server/policies/accent-rule.ts'
import { sessionRule } from '#server/policies/session-rule.ts'
import { accentAnswers, currentTake } from '#server/use-cases/accent/accent-agent.ts'
import { generateAudio } from '#server/use-cases/accent/generate-audio.ts'
import { playSound } from '#server/use-cases/accent/play-sound.ts'
import { readSession } from '#server/use-cases/accent/read-session.ts'
import { skipSpoken } from '#server/use-cases/accent/skip-spoken.ts'
import { startAccent } from '#server/use-cases/accent/start-accent.ts'
import { submitTake } from '#server/use-cases/accent/submit-take.ts'
import { forceEnd } from '#server/use-cases/chat/force-end.ts'

const everyone = ['STUDENT', 'TEACHER', 'ADMIN'] as const
const ownSession = { rule: accentRule, id: 'body.session_id' } as const

/** Reading scripts aloud; the sounds themselves are behind signed links. */
export const accentRoutes = [
  route(start, { who: everyone, on: 'own', goesFirst: true }, ({ deps, caller, body }) => startAccent(deps, caller, body)),
  route(generate, { who: everyone, on: ownSession, waitsOutside: true, goesFirst: true }, ({ deps, object, body }) =>
    generateAudio(deps, object, body),
  ),
  route(submit, { who: everyone, on: ownSession, waitsOutside: true, goesFirst: true }, ({ deps, object, body }) => submitTake(deps, object, body)),
  route(skip, { who: everyone, on: ownSession, goesFirst: true }, ({ deps, object, body }) => skipSpoken(deps, object, body)),
  route(forceEndAccent, { who: everyone, on: ownSession, goesFirst: true }, async ({ deps, object, body }) =>
    forceEnd(deps, object, body, accentAnswers(deps, await currentTake(deps, deps.db, object))),
  ),
  route(readings, { who: everyone, on: { rule: sessionRule, id: 'params.id' }, waitsOutside: true }, ({ deps, object }) => readSession(deps, object)),
  route(play, { who: 'anyone', on: 'nothing' }, ({ deps, query }) => playSound(deps, query.of)),
]
