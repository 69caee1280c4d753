import { useActorRef, useSelector } from '@xstate/react'
import { use } from 'react'
import type { SessionReading } from '#contract/accent/session-readings.ts'
import { ownTakeFacts } from '#machines/accent/own-take/own-take.selectors.ts'
import { soundMachine } from '#src/actors/accent/replayed-sound.actors.ts'
import { TakeReplay } from '#src/screens/accent/feedback/take-replay.tsx'
import type { WhoseTake } from '#src/screens/accent/pictures/whose-take.ts'
import type { DrawnTake } from '#src/screens/sessions/past/take-heard.tsx'

type Place = Pick<SessionReading, 'question_set_index' | 'question_index'>

/** Props of `ReplayedTake`. `whose` take it is for the reader. */
export type ReplayedTakeProps = { readings: Promise<readonly SessionReading[]>; place: Place; take: DrawnTake; whose: WhoseTake }

/** A take of a past session as its student saw it, once the scripts of the session are here (`readings`, which never fails). */
export function ReplayedTake({ readings, place, take, whose }: ReplayedTakeProps) {
  const read = use(readings).find((one) => one.question_set_index === place.question_set_index && one.question_index === place.question_index)
  return read === undefined ? take.otherwise : <DrawnReplay read={read} take={take} whose={whose} />
}

/** With the pictures of its sound and of the model reading, as they arrive. */
function DrawnReplay({ read: { script, reading }, take, whose }: Pick<ReplayedTakeProps, 'take' | 'whose'> & { read: SessionReading }) {
  const { feedback, url, hear } = take
  const own = usePicture(url)
  const model = usePicture(reading?.base_audio_url ?? null)
  const timings = reading?.base_audio_data.char_timings ?? null
  return <TakeReplay script={script} timings={timings} feedback={feedback} model={model} own={own} onHear={hear} whose={whose} />
}

function usePicture(url: string | null) {
  const sound = useActorRef(soundMachine, { input: { take: url === null ? null : { id: 0, url }, work: null } })
  return useSelector(sound, (snapshot) => ownTakeFacts(snapshot).loaded?.picture ?? null)
}
