import { DropDown } from '#src/ui/controls/drop-down.tsx'
import { Icon } from '#src/ui/icons/icon.tsx'
import { bell, circleAlert, circleCheck } from '#src/ui/icons/icons.ts'
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'
import { css, cx } from '#styled/css'
import { headerSheet } from '#src/ui/layout/raised.ts'

/** One line of the list; `time` as it is shown. */
export type NoticeLine = { id: string; kind: 'success' | 'error'; text: string; time: string }

/** Props of `NoticeList`: `unread` of the `lines` came since it was last opened, which `onRead` hears. */
export type NoticeListProps = { lines: readonly NoticeLine[]; unread: number; onRead: () => void }

/** The last messages of the app, so that nothing important lives only in a toast. */
export function NoticeList({ lines, unread, onRead }: NoticeListProps) {
  return (
    <DropDown
      className={root}
      buttonClassName={button}
      onOpen={onRead}
      button={
        <>
          <Icon of={bell} />
          <span className={css({ hideBelow: 'lg' })}>Notices</span>
          <span className={css({ srOnly: true, hideFrom: 'lg' })}>Notices</span>
          {unread === 0 ? null : (
            <span className={count}>
              {unread}
              <VisuallyHidden> unread</VisuallyHidden>
            </span>
          )}
        </>
      }
    >
      <div className={list}>
        {lines.length === 0 ? <p className={css({ p: '3', color: 'muted' })}>No messages yet. What the app tells you is kept here.</p> : null}
        <ul>
          {lines.map((line) => (
            <li key={line.id} className={row}>
              <Icon of={line.kind === 'error' ? circleAlert : circleCheck} size={18} label={line.kind === 'error' ? 'Failed:' : 'Done:'} />
              <span className={css({ flex: '[1]' })}>{line.text}</span>
              <time className={css({ color: 'muted', textStyle: 'caption', whiteSpace: 'nowrap' })}>{line.time}</time>
            </li>
          ))}
        </ul>
      </div>
    </DropDown>
  )
}

const root = css({ position: 'relative' })
const button = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  minHeight: '11',
  minWidth: '11',
  justifyContent: 'center',
  px: '2',
  borderRadius: 'small',
  textStyle: 'dense',
  fontWeight: 'semibold',
  color: 'muted',
  cursor: 'pointer',
  _hover: { color: 'ink' },
})
const count = css({ px: '1.5', borderRadius: 'full', background: 'neutralTint', color: 'neutralInk', textStyle: 'caption' })
const list = cx(
  headerSheet,
  css({
    maxHeight: '[60dvh]',
    overflowY: 'auto',
    p: '2',
  }),
)
const row = css({ display: 'flex', gap: '2', p: '2.5', textStyle: 'dense', '& + &': { borderTop: '[1px solid token(colors.hairline)]' } })
