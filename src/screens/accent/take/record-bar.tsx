import { LevelBar } from '#src/screens/accent/pictures/level-bar.tsx'
import { css, cva, cx } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { play, volume2 } from '#src/ui/icons/icons.ts'
import type { AccentCallbacks, AccentSounds, OpenAccentView } from '#src/screens/accent/accent-props.ts'
import { barWords } from './bar-words.ts'
import { useLive } from '#src/screens/accent/live.ts'
import { PrimaryButton } from './primary-button.tsx'
import { RecordButton } from './record-button.tsx'

type Props = { view: OpenAccentView; sounds: AccentSounds } & AccentCallbacks

/**
 * The bottom bar: record and stop at the left, listening in the middle, the one way on at the right. On phones it is the largest and lies at the
 * bottom, below the rest in one line; until there is a take that is Record, beside Listen.
 */
export function RecordBar({ view, sounds, ...on }: Props) {
  const recorder = useLive(sounds.recorder)
  const { name, help } = barWords(view, recorder)
  const isRecording = recorder !== null && !recorder.isAsking
  const isResting = !['recording', 'keeping', 'submitting', 'undelivered', 'nextQuestion'].includes(view.take)
  const isUnread = view.own === null && view.session.take === null && view.take !== 'nextQuestion'
  const heard = sounds.playback?.standing === 'sounding' ? sounds.playback.heard : null
  const hasModel = (sounds.playback?.reading ?? null) !== null
  const isMaking = sounds.playback?.standing === 'making'
  return (
    <section className={styles.bar} aria-label="Your recording">
      <div className={styles.row}>
        <RecordButton
          name={name}
          isPrimary={isUnread}
          recorder={recorder}
          isEnabled={view.canRecord || view.take === 'recording'}
          onRecord={on.onRecord}
          onStop={on.onStop}
        />
        <div className={cx(styles.words, !isRecording && recorder === null && styles.later)}>
          <p className={styles.name}>{isRecording ? 'Stop' : name}</p>
          {isRecording ? <LevelBar rms={recorder.rms} levels={recorder.levels} /> : <p className={styles.help}>{help}</p>}
        </div>
        <div className={styles.buttons}>
          {recorder?.isAsking === true ? (
            <Button size="lg" variant="secondary" onClick={on.onCancelRecording}>
              Cancel
            </Button>
          ) : null}
          {view.own !== null && isResting ? (
            <Button size="lg" variant="secondary" icon={play} className={sound({ isAlone: false })} onClick={heard === 'own' ? on.onHush : on.onPlayOwn}>
              {heard === 'own' ? 'Stop playing' : 'Play yours'}
            </Button>
          ) : null}
          <Button
            size="lg"
            variant="secondary"
            icon={volume2}
            className={cx(sound({ isAlone: isUnread }), isRecording && styles.later)}
            busy={isMaking}
            busyLabel="Preparing..."
            disabled={!isMaking && (!isResting || !hasModel)}
            onClick={heard === 'model' ? on.onHush : on.onListen}
          >
            {heard === 'model' ? 'Stop listening' : sounds.playback?.hasListened === true ? 'Listen Again' : 'Listen'}
          </Button>
          <div className={cx(styles.wayOn, isUnread && styles.later)}>
            <PrimaryButton view={view} onSubmit={on.onSubmit} onNext={on.onNext} />
          </div>
        </div>
      </div>
    </section>
  )
}

/** A sound to hear: beside Record alone as large as a thumb likes it, else one of three in a line. */
const sound = cva({
  base: { lineHeight: { _compact: '[1.1]' } },
  variants: {
    isAlone: {
      true: {
        flexGrow: { base: '1', md: '0' },
        minHeight: { base: '[min(4.5rem, 72px)]', md: '13', _low: '[min(3.25rem, max(2.25rem, 52px))]', _compact: '[max(2.125rem, 44px)]' },
        px: { base: '3', md: '5.5', _compact: '1' },
        fontSize: { _compact: 'caption' },
        '& > svg, & > span > span > svg': { display: { _compact: 'none' } },
      },
      false: {
        flex: { base: '[1 1 0]', md: '[0 0 auto]' },
        minWidth: { base: '0', md: '[auto]' },
        minHeight: { base: '11', md: '13', _compact: '[max(2.125rem, 44px)]' },
        px: { base: '1', md: '5.5', _compact: '0.5' },
        fontSize: { base: 'dense', md: 'student', _compact: '[max(0.75rem, 13px)]' },
        overflow: 'hidden',
        '& > svg, & > span > span > svg': { display: { base: 'none', md: 'block' } },
      },
    },
  },
})

const styles = {
  bar: css({ flexShrink: '0', maxHeight: { _compact: '[40cqh]' }, overflowY: { _compact: 'auto' }, background: 'surface', borderTop: '1px solid', borderTopColor: 'hairlineStrong', py: { base: '3', _low: '[min(0.5rem, 12px)]', _compact: '1.5' } }),
  row: css({
    display: 'flex',
    flexWrap: { base: 'wrap', md: 'nowrap' },
    alignItems: 'center',
    columnGap: { base: '2', md: '4', _compact: '1' },
    rowGap: { base: '2', _low: '1.5' },
    maxWidth: '[75rem]',
    mx: 'auto',
    px: { base: '4', md: '8', _compact: '1.5' },
  }),
  words: css({ flex: { base: '[1 1 4rem]', md: '1' }, minWidth: '[4rem]', pl: { base: '1', md: '0' } }),
  name: css({ display: { _compact: 'none' }, textStyle: 'body', fontWeight: 'strong' }),
  help: css({ textStyle: 'label', color: 'muted', display: { base: 'none', md: 'block' } }),
  buttons: css({ display: { base: 'contents', md: 'flex' }, gap: '3' }),
  wayOn: css({
    flexBasis: { base: '[100%]', md: '[auto]' },
    minWidth: '0',
    '& > button': {
      width: '[100%]',
      minHeight: { base: '[min(4.5rem, 72px)]', md: '13', _low: '[min(3.25rem, max(2.25rem, 52px))]', _compact: '[max(2.25rem, 44px)]' },
      px: { base: '1.5', md: '5.5' },
      fontSize: { _compact: 'label' },
      lineHeight: { _compact: '[1.1]' },
    },
  }),
  later: css({ display: { base: 'none', md: 'block' } }),
}
