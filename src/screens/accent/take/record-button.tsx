import { css, cva } from '#styled/css'
import { Icon } from '#src/ui/icons/icon.tsx'
import { mic } from '#src/ui/icons/icons.ts'
import type { RecorderFacts } from '#machines/accent/recorder/recorder.selectors.ts'

type Props = { name: string; isPrimary: boolean; recorder: RecorderFacts | null; isEnabled: boolean; onRecord: () => void; onStop: () => void }

/**
 * Record and Stop in one place: a circle with a microphone, on phones a button with its word, filled while it is the way on (`isPrimary`), a red
 * square with the seconds while recording. It keeps the focus.
 */
export function RecordButton({ name, isPrimary, recorder, isEnabled, onRecord, onStop }: Props) {
  const isRecording = recorder !== null && !recorder.isAsking
  const time = `0:${String(Math.floor((recorder?.elapsedMs ?? 0) / 1000)).padStart(2, '0')}`
  const isOff = !isEnabled || recorder?.isAsking === true || recorder?.isEnding === true
  return (
    <button
      type="button"
      className={round({ look: isRecording ? 'stop' : isPrimary ? 'primary' : 'record' })}
      aria-label={isRecording ? `Stop, ${time}` : name}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : isRecording ? onStop : onRecord}
    >
      {isRecording ? (
        <>
          <span className={square} />
          <span aria-hidden="true">{time}</span>
        </>
      ) : (
        <>
          <span className={isPrimary ? undefined : wide}>
            <Icon of={mic} size={26} />
          </span>
          <span className={isPrimary ? word : again}>{name}</span>
        </>
      )}
    </button>
  )
}

const square = css({ flexShrink: '0', width: '[1.125rem]', height: '[1.125rem]', borderRadius: '[3px]', background: '[currentColor]' })

const wide = css({ display: { base: 'none', md: 'inline' } })
const word = css({ display: { base: 'inline', md: 'none' }, textStyle: 'student', fontSize: { _compact: 'body' }, fontWeight: 'strong' })
const again = css({ display: { base: 'inline', md: 'none' }, fontSize: { base: 'dense', _compact: '[max(0.75rem, 13px)]' }, lineHeight: '[1.1]', fontWeight: 'semibold' })

const round = cva({
  base: {
    flexShrink: '0',
    width: { base: '[min(4rem, 64px)]', md: '[min(4.5rem, 72px)]', _low: '13' },
    height: { base: '[min(4rem, 64px)]', md: '[min(4.5rem, 72px)]', _low: '13' },
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '0.5',
    fontWeight: 'bold',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    _focusVisible: { outline: '[3px solid]', outlineColor: 'action', outlineOffset: '[2px]' },
    '&[aria-disabled]': { cursor: 'not-allowed', background: 'neutralTint', color: 'subtle', borderColor: 'hairlineStrong' },
  },
  variants: {
    look: {
      record: {
        flex: { base: '[1 1 0]', md: '[0 0 auto]' },
        minWidth: '0',
        width: { base: '[auto]', md: '[min(4.5rem, 72px)]' },
        height: { base: '11', md: '[min(4.5rem, 72px)]', _low: '[min(2.75rem, max(2.125rem, 44px))]', _compact: '[max(2.125rem, 44px)]' },
        borderRadius: { base: 'control', md: 'full' },
        border: '1px solid',
        borderColor: 'control',
        background: 'surface',
        color: 'ink',
        _hover: { background: 'tint' },
      },
      primary: {
        flex: { base: '[3 1 8rem]', md: '[0 0 auto]' },
        width: { base: '[auto]', md: '[min(4.5rem, 72px)]' },
        height: { base: '[min(4.5rem, 72px)]', _low: '[min(3.25rem, max(2.25rem, 52px))]', _compact: '[max(2.25rem, 44px)]' },
        flexDirection: { base: 'row', md: 'column' },
        gap: { base: '3', md: '0.5' },
        borderRadius: { base: 'dialog', md: 'full' },
        border: '1px solid',
        borderColor: 'action',
        background: 'action',
        color: 'onAction',
        _hover: { background: 'actionHover' },
      },
      // As large as its seconds need.
      stop: { width: '[max(3.5rem, min(4.5rem, 72px))]', height: '[max(3.5rem, min(4.5rem, 72px))]', borderRadius: '[18px]', lineHeight: 'tight', background: 'bad', color: 'onAction' },
    },
  },
})
