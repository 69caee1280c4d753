import { useRef } from 'react'
import { useFocusWhen } from '#src/screens/exercises/editor/use-focus-when.ts'
import { css } from '#styled/css'
import { Button, ButtonLink } from '#src/ui/controls/button.tsx'
import { pencil } from '#src/ui/icons/icons.ts'

/** An account as it is. */
export type AccountFacts = { id: number; name: string; username: string; email: string }

/** Props of `AccountAsItIs`; `other` is where else one may go, `isBack` puts the focus on 'Change Details'. */
export type AccountAsItIsProps = {
  account: AccountFacts
  emailLabel: string
  other: { label: string; href: string }
  isBack: boolean
  onEdit: () => void
}

/** An account to be read, with the way to change it. */
export function AccountAsItIs({ account, emailLabel, other, isBack, onEdit }: AccountAsItIsProps) {
  const change = useRef<HTMLButtonElement>(null)
  useFocusWhen(change, isBack)
  return (
    <>
      <dl className={facts}>
        <dt>Name</dt>
        <dd dir="auto">{account.name.trim() === '' ? 'Unnamed' : account.name}</dd>
        <dt>Username</dt>
        <dd dir="auto">{account.username}</dd>
        <dt>{emailLabel}</dt>
        <dd>{account.email}</dd>
      </dl>
      <div className={row}>
        <ButtonLink variant="secondary" href={other.href} className={wideOnPhones}>
          {other.label}
        </ButtonLink>
        <Button ref={change} icon={pencil} className={wideOnPhones} onClick={onEdit}>
          Change Details
        </Button>
      </div>
    </>
  )
}

const row = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '3' })
const wideOnPhones = css({ flexGrow: { base: '1', md: '0' } })
const facts = css({ display: 'flex', flexDirection: 'column', '& dt': { color: 'muted', textStyle: 'label' }, '& dd': { mb: '2', overflowWrap: 'break-word', fontWeight: 'medium' } })
