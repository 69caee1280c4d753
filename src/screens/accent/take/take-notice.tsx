import { unusableWords } from '#contract/accent/unusable-words.ts'
import type { ReactNode } from 'react'
import { RichText } from '#src/ui/text/rich-text.tsx'
import { css } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import type { AccentCallbacks, AccentSounds, OpenAccentView } from '#src/screens/accent/accent-props.ts'
import { inSight } from '#src/screens/accent/in-sight.ts'
import { refusalWords, voiceNotice } from '#src/screens/accent/feedback/accent-words.ts'

type Props = { view: OpenAccentView; sounds: AccentSounds } & Pick<AccentCallbacks, 'onCancelRecording' | 'onDiscard' | 'onRetrySound'>

/** What to know about the take as it stands: how to read on, what went wrong and what is safe, what the question explains. */
export function TakeNotice({ view, sounds, ...on }: Props) {
  return (
    <>
      <TakeWords view={view} {...on} />
      <SoundWords playback={sounds.playback} onRetrySound={on.onRetrySound} />
    </>
  )
}

function TakeWords({ view, onCancelRecording, onDiscard }: Omit<Props, 'sounds' | 'onRetrySound'>) {
  switch (view.take) {
    case 'ready':
      return (
        <>
          {view.problem === null || view.exit !== 'staying' ? null : <Notice tone="bad">{view.problem}</Notice>}
          <p className={styles.muted}>{view.keepsRecordings ? voiceNotice.kept : voiceNotice.deleted}</p>
        </>
      )
    case 'recording':
      return <p className={styles.muted}>Keep reading. Recording stops by itself when you pause at the end.</p>
    case 'unusable':
      return view.unusable === null ? null : (
        <InSight>
          <Notice tone="info">{unusableWords[view.unusable]} This one does not count.</Notice>
        </InSight>
      )
    case 'micFailed':
      return (
        <InSight>
          <Notice tone="bad">
            {view.problem} {view.microphoneRefusal === null ? '' : refusalWords[view.microphoneRefusal]}{' '}
            <Button variant="text" size="row" onClick={onCancelRecording}>
              Back
            </Button>
          </Notice>
        </InSight>
      )
    case 'recorded':
      return (
        <>
          {view.problem === null ? null : (
            <InSight>
              <Notice tone="bad">{view.problem} Your recording is still here.</Notice>
            </InSight>
          )}
          <p className={styles.muted}>
            Not submitted yet. {view.isKept ? '' : 'Keep this page open: this browser cannot keep the recording. '}
            <Button variant="text" size="row" onClick={onDiscard}>
              Delete this recording
            </Button>
          </p>
        </>
      )
    case 'undelivered':
      // Where the line is away the band under the header says so.
      return view.line !== 'online' ? null : (
        <InSight>
          <Notice tone="info">Your recording is kept here and sent as soon as the server can take it.</Notice>
        </InSight>
      )
    default:
      return (
        <>
          {view.problem === null || view.exit !== 'staying' ? null : <Notice tone="bad">{view.problem}</Notice>}
          {view.take !== 'feedback' || view.material === null ? null : <RichText text={view.material} />}
        </>
      )
  }
}

/** What a press at the bottom of a phone came to is scrolled up from below the bar. */
function InSight({ children }: { children: ReactNode }) {
  return (
    <div ref={inSight} className={styles.inSight}>
      {children}
    </div>
  )
}

function SoundWords({ playback, onRetrySound }: Pick<AccentSounds, 'playback'> & Pick<AccentCallbacks, 'onRetrySound'>) {
  switch (playback?.standing) {
    case 'mute':
      return <p className={styles.muted}>This server has no voice for this language, so there is no model to listen to.</p>
    case 'unmade':
    case 'failed':
      return (
        <Notice tone="bad">
          {playback.standing === 'unmade' ? 'The model reading could not be made. You can record without it.' : 'This sound could not be played.'}{' '}
          <Button variant="text" size="row" onClick={onRetrySound}>
            Try again
          </Button>
        </Notice>
      )
    default:
      return null
  }
}

const styles = { muted: css({ color: 'muted' }), inSight: css({ scrollMarginBlock: '4' }) }
