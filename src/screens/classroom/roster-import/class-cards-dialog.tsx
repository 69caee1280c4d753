import { css } from '#styled/css'
import type { AccessCard } from '#machines/classroom/classroom/class-access.machine.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog, DialogBody, DialogFooter } from '#src/ui/feedback/dialog.tsx'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { printer } from '#src/ui/icons/icons.ts'
import { QrCode } from '#src/screens/classroom/qr-code.tsx'

/** Props of `ClassCardsDialog`; `origin` is the school's address, as `https://lectern.school.example`. */
export type ClassCardsDialogProps = { cards: readonly AccessCard[]; origin: string; onPrint: () => void; onClose: () => void }

/** Cards to cut out: where to sign in and as whom. The code opens the login with the username and holds no password. Load it lazily. */
export function ClassCardsDialog({ cards, origin, onPrint, onClose }: ClassCardsDialogProps) {
  const isPartial = cards.some(({ startPassword }) => startPassword === null)
  return (
    <Dialog open size="full" title="Class cards" onClose={onClose}>
      <DialogBody label="Cards">
        {cards.length === 0 ? (
          <EmptyState level={3} title="No students found">
            Add students to the class, then print their cards.
          </EmptyState>
        ) : (
          <div className={stack}>
            {isPartial ? (
              <p className={css({ color: 'muted', _print: { display: 'none' } })}>
                Start passwords are shown only when an account is made or its password is reset; on these cards they are left blank.
              </p>
            ) : null}
            <ul className={grid} data-cards="">
              {cards.map((card) => (
                <Card key={card.studentId} card={card} origin={origin} />
              ))}
            </ul>
          </div>
        )}
      </DialogBody>
      <DialogFooter>
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
        <Button icon={printer} disabled={cards.length === 0} onClick={onPrint}>
          Print
        </Button>
      </DialogFooter>
    </Dialog>
  )
}

function Card({ card: { name, username, startPassword }, origin }: { card: AccessCard; origin: string }) {
  return (
    <li className={cardLook}>
      <div className={css({ flex: '1', minWidth: '0' })}>
        <p dir="auto" className={css({ fontWeight: 'bold', fontSize: 'section', overflowWrap: 'break-word' })}>{name.trim() === '' ? 'Unnamed' : name}</p>
        <dl className={facts}>
          <dt>Address</dt>
          <dd>
            {origin.replace(/^https?:\/\//, '')}
            <wbr />
            /studentlogin
          </dd>
          <dt>Username</dt>
          <dd dir="auto">{username}</dd>
          <dt>Start password</dt>
          <dd>{startPassword ?? '____________'}</dd>
        </dl>
      </div>
      <QrCode label="Code that opens the login" text={`${origin}/studentlogin?username=${encodeURIComponent(username)}`} />
    </li>
  )
}

const stack = css({ display: 'flex', flexDirection: 'column', gap: '4' })
const grid = css({ display: 'grid', gridTemplateColumns: { base: '[1fr]', md: '[1fr 1fr]', _print: '[repeat(2, minmax(0, 1fr))]' }, gap: '3', listStyle: 'none' })
const cardLook = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '4',
  p: '4',
  border: '[1px dashed token(colors.control)]',
  borderRadius: 'control',
  breakInside: 'avoid',
})
const facts = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  mt: '2',
  '& dt': { color: 'muted', textStyle: 'caption', mt: '1' },
  '& dd': { fontFamily: 'mono', overflowWrap: 'anywhere' },
})
