import { LineBand } from '#src/screens/chat/bar/line-band.tsx'
import type { AccentCallbacks, OpenAccentView } from './accent-props.ts'

type Props = { line: OpenAccentView['line']; isTimed: boolean; isWaiting: boolean } & Pick<AccentCallbacks, 'onContinueHere' | 'onRetry'>

/** The band under the header when the connection is away or the session went on elsewhere. */
export function AccentLine({ line, isTimed, isWaiting, ...on }: Props) {
  if (line === 'elsewhere') return <LineBand line={{ state: 'elsewhere', text: '' }} isTimed={isTimed} {...on} />
  return <LineBand line={line === 'online' ? { state: line } : { state: line, unsent: isWaiting ? '' : null }} isTimed={isTimed} words={awayWords} {...on} />
}

const awayWords = {
  kept: 'What you record stays here.',
  offline: "Your recording is kept here and sent when you're back.",
  unanswered: 'Your recording is kept here and sent as soon as it does.',
}
