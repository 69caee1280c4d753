import { css, cx } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { mic, play } from '#src/ui/icons/icons.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import type { AccentCallbacks, AccentSounds, CheckView } from '#src/screens/accent/accent-props.ts'
import { checkNotice, refusalWords } from '#src/screens/accent/feedback/accent-words.ts'
import { LevelWave } from '#src/screens/accent/pictures/level-wave.tsx'
import { EndListening, MicListening } from './mic-listening.tsx'

type Props = { view: CheckView; sounds: AccentSounds } & AccentCallbacks

/** Trying the microphone before the clock starts: it can be left out, and opens nothing without a click. */
export function MicCheck({ view, sounds, ...on }: Props) {
  const isTrying = view.step === 'listening' || view.step === 'heard'
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <h1 className={cx(styles.title, isTrying ? styles.unseen : undefined)}>Check your microphone</h1>
        <p className={cx(styles.lead, isTrying ? styles.whileStill : undefined)}>Nothing has started yet: the session begins when you press Start.</p>
        <div className={styles.body}>
          <Step view={view} sounds={sounds} {...on} />
        </div>
        <p className={styles.notice}>{checkNotice}</p>
        <div className={styles.buttons}>
          <Button size="lg" variant="text" className={styles.home} onClick={on.onClose}>
            Return Home
          </Button>
          <Button
            size="lg"
            variant={view.step === 'heard' ? 'primary' : 'secondary'}
            className={view.step === 'heard' ? styles.main : undefined}
            onClick={on.onBegin}
          >
            {view.step === 'heard' ? 'Start' : 'Start without a check'}
          </Button>
          <Main view={view} sounds={sounds} {...on} />
        </div>
      </div>
    </main>
  )
}

/** What leads on while the microphone is tried, always in one place under a thumb. */
function Main({ view, sounds, ...on }: Props) {
  switch (view.step) {
    case 'offered':
    case 'refused':
      return (
        <Button size="lg" icon={mic} className={styles.main} onClick={on.onCheck}>
          {view.step === 'offered' ? 'Check microphone' : 'Try again'}
        </Button>
      )
    case 'listening':
      return <EndListening recorder={sounds.recorder} className={styles.main} onStop={on.onStop} onCancel={on.onCancelRecording} />
    case 'heard':
      return null
  }
}

const heardWords = {
  good: 'We heard you well.',
  quiet: 'We heard you, but very quietly. Come closer to the microphone, or choose another one.',
  loud: 'That was too loud for the microphone. Move away from it a little.',
  silent: 'We heard nothing. Check that the microphone is on, or choose another one.',
}

function Step({ view, sounds, ...on }: Props) {
  switch (view.step) {
    case 'offered':
      return (
        <>
          <p>Say a few words and hear yourself.</p>
          <div className={styles.still}>
            <LevelWave levels={[]} />
          </div>
        </>
      )
    case 'listening':
      return <MicListening recorder={sounds.recorder} onChoose={on.onChooseMicrophone} />
    case 'heard':
      return (
        <>
          <Notice tone={view.loudness === 'good' ? 'good' : 'info'}>{heardWords[view.loudness ?? 'silent']}</Notice>
          <div className={styles.again}>
            <Button variant="secondary" icon={play} onClick={on.onPlayTrial}>
              Play what you said
            </Button>
            <Button variant="secondary" icon={mic} onClick={on.onCheck}>
              Check again
            </Button>
          </div>
        </>
      )
    case 'refused':
      return (
        <Notice tone="bad">
          {view.problem} {view.refusal === null ? '' : refusalWords[view.refusal]}
        </Notice>
      )
  }
}

const styles = {
  // On phones the card is as high as the page, so that its buttons stay where they are from step to step.
  page: css({
    minHeight: 'screen',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    alignItems: { base: 'stretch', md: 'center' },
    containerType: 'inline-size',
    background: 'paper',
    p: { base: '[min(1rem, 4vw)]', md: '8' },
  }),
  card: css({
    display: 'flex',
    flexDirection: 'column',
    width: '[100%]',
    maxWidth: '[44rem]',
    p: { base: '[min(1.25rem, 5vw)]', md: '8' },
    background: 'surface',
    border: '1px solid',
    borderColor: 'hairline',
    borderRadius: 'panel',
  }),
  title: css({ textStyle: 'dialog', fontWeight: 'bold' }),
  lead: css({ mt: '1.5', color: 'muted' }),
  // Large text on a phone leaves room for what is heard, and not for what was read before.
  whileStill: css({ display: { _fewLetters: 'none' } }),
  unseen: css({ srOnly: { _fewLetters: true } }),
  body: css({ mt: '5', minHeight: '[6.5rem]', textStyle: 'student' }),
  still: css({ p: '4', mt: '4', borderRadius: 'panel', background: 'sunken' }),
  again: css({ display: 'flex', flexWrap: 'wrap', gap: '3', mt: '4' }),
  notice: css({ mt: '5', pt: '4', borderTop: '1px solid', borderTopColor: 'hairline', textStyle: 'label', color: 'muted' }),
  buttons: css({
    display: { base: 'flex', _fewLetters: 'contents' },
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '3',
    mt: { base: 'auto', md: '5' },
    pt: { base: '5', md: '0' },
    '& button': { flexGrow: { base: '1', md: '0', _fewLetters: '0' }, mt: { _fewLetters: '2' } },
  }),
  home: css({ flexBasis: { base: '[100%]', md: '[auto]', _fewLetters: '[auto]' }, marginInlineEnd: { md: 'auto' } }),
  // What leads on is largest, and last under a thumb, as it is by the keyboard.
  main: css({
    flexBasis: { base: '[100%]', md: '[auto]', _fewLetters: '[auto]' },
    minHeight: { base: '[min(4.5rem, 72px)]', md: '13' },
    // It stays in reach while the page is longer than the window, and nothing shows beside it.
    position: { _fewLetters: 'sticky' },
    bottom: { _fewLetters: '2' },
    boxShadow: { _fewLetters: '[0 0 0 0.5rem token(colors.surface)]' },
    '& svg': { display: { _fewLetters: 'none' } },
  }),
}
