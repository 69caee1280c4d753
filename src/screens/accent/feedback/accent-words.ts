import { formatPoints } from '#contract/exercises/points.ts'
import type { MicrophoneRefusal } from '#machines/accent/recorder/recorder.types.ts'
import type { OpenAccentView } from '#src/screens/accent/accent-props.ts'

/** What to do about a microphone that cannot be used. */
export const refusalWords: Record<MicrophoneRefusal, string> = {
  denied: 'Allow the microphone for this page: press the icon next to the address, then try again.',
  missing: 'No microphone was found. Connect one, then try again.',
  busy: 'Another program is using the microphone. Close it, then try again.',
  unsupported: 'This browser cannot record. Use a newer version of Chrome, Edge, Firefox or Safari.',
  insecure: 'Browsers only record on a secure page. Ask your school for the address that begins with https.',
}

/** What a person is told before the microphone is tried. */
export const checkNotice = 'What you say here stays in this browser: nothing is sent.'

/** What a person is told about their voice before it is recorded, by whether the school keeps it. */
export const voiceNotice = {
  kept: 'Your voice is recorded only after you press Record. The recording stays on your school’s server, where only you and your teacher can listen to it, and is deleted after a while.',
  deleted: 'Your voice is recorded only after you press Record. The recording is scored on your school’s server and then deleted: nobody can listen to it later.',
}

/** What a screen reader hears once when the session moves on; empty where the page says it already. */
export function spokenMoment({ take, session }: OpenAccentView): string {
  switch (take) {
    case 'recorded':
      return 'Recorded. Play it, record again, or submit it.'
    case 'submitting':
      return 'Submitting your recording.'
    case 'feedback':
      return feedbackMoment(session)
    case 'ready':
      return `Question ${session.current_task_index + 1} of ${session.tasks.length}. ${session.current_question_data.message}`
    default:
      return ''
  }
}

function feedbackMoment({ take, tasks, current_task_index }: OpenAccentView['session']): string {
  if (take?.feedback.usable !== true) return ''
  const { score, summary } = take.feedback.overall
  const task = tasks[current_task_index]
  return `${score} of 100. ${summary} ${formatPoints(task?.score ?? 0)} of ${formatPoints(task?.points ?? 0)} points.`
}
