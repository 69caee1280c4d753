import type { SessionReading } from '#contract/accent/session-readings.ts'
import { readAskedQuestions, type FoundSession } from '#server/db/sessions/sessions.queries.ts'
import type { Deps } from '#server/deps.ts'
import { readOrRefuse } from './read-or-refuse.ts'
import { soundLink } from './sound-links.ts'
import { spokenQuestion } from './spoken-question.ts'

type Readers = Pick<Deps, 'db' | 'clock' | 'settings' | 'speech' | 'log'>

/** Has each script of a past spoken session read aloud of which there is a take. One that no voice reads has no reading; nothing is refused. */
export async function readSession(deps: Readers, session: FoundSession): Promise<{ readings: SessionReading[] }> {
  if (session.kind !== 'accent') return { readings: [] }
  const asked = await readAskedQuestions(deps.db, session.id)
  const read = asked.filter(({ attempts }) => attempts > 0)
  return { readings: await Promise.all(read.map((question) => readingOf(deps, session, question))) }
}

type Asked = Awaited<ReturnType<typeof readAskedQuestions>>[number]

async function readingOf(deps: Readers, { id, snapshot }: FoundSession, { position, setIndex, questionIndex }: Asked): Promise<SessionReading> {
  const spoken = spokenQuestion(deps, snapshot, setIndex)
  const sound = await readOrRefuse(deps, spoken, spoken.rate).catch(() => null)
  return {
    question_set_index: setIndex,
    question_index: questionIndex,
    script: spoken.script,
    reading: sound && {
      base_audio_url: soundLink(deps, { session: id, position, rate: spoken.rate }),
      base_audio_data: { char_timings: sound.timings, duration: sound.duration },
      speaking_rate: spoken.rate,
    },
  }
}
