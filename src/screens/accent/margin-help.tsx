import { css } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { Segment } from '#src/ui/controls/segment.tsx'
import type { AccentCallbacks, OpenAccentView } from './accent-props.ts'

type Props = { view: OpenAccentView; isShort: boolean } & Pick<AccentCallbacks, 'onChooseSpeed' | 'onSkip' | 'onDefer'>

const speeds = [
  { value: '0.6', label: '0.6×' },
  { value: '0.8', label: '0.8×' },
  { value: '1', label: '1×' },
] as const

/** How a script is done, what helps with it, how fast it is read, and the ways past it. Beside feedback only the speed. */
export function MarginHelp({ view, isShort, onChooseSpeed, onSkip, onDefer }: Props) {
  const { hints } = view.session.current_question_data
  const speed = speeds.find(({ value }) => Number(value) === view.speed)?.value ?? '1'
  return (
    <>
      {isShort ? null : (
        <div className={styles.steps}>
          <h2 className={styles.title}>How this works</h2>
          <p>
            <strong>1. Listen.</strong> Slow it down if you like.
          </p>
          <p>
            <strong>2. Record.</strong> Follow the marked word, or read at your own pace.
          </p>
          <p>
            <strong>3. Submit.</strong> You can record again first.
          </p>
          {hints.map((hint) => (
            <p key={hint}>
              <strong>Hint.</strong> {hint}
            </p>
          ))}
        </div>
      )}
      <div className={styles.speed}>
        <p className={styles.label}>Listening speed</p>
        <Segment label="Listening speed" wide options={speeds} value={speed} onChange={(value) => onChooseSpeed(Number(value))} />
      </div>
      <div className={styles.ways}>
        {view.canDefer ? (
          <Button variant="text" onClick={onDefer}>
            Can’t speak now? Do this one last
          </Button>
        ) : null}
        {view.canSkip ? (
          <Button variant="text" onClick={onSkip}>
            {view.isLast ? 'Skip this one and turn in' : 'Skip this one'}
          </Button>
        ) : null}
      </div>
    </>
  )
}

const styles = {
  steps: css({ display: 'flex', flexDirection: 'column', gap: '3', color: 'muted', '& strong': { color: 'ink' }, pb: '6', borderBottom: '1px solid', borderBottomColor: 'hairline' }),
  title: css({ textStyle: 'section', color: 'ink' }),
  speed: css({ display: 'flex', flexDirection: 'column', gap: '2' }),
  label: css({ textStyle: 'dense', fontWeight: 'semibold' }),
  ways: css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '1', '&:empty': { display: 'none' }, '& button': { mx: '-2', textAlign: 'start' } }),
}
