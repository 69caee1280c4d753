import type { FormEvent } from 'react'
import { Button } from '#src/ui/controls/button.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { Input, PasswordInput } from '#src/ui/controls/input.tsx'
import { Link } from '#src/ui/controls/link.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { css } from '#styled/css'
import { Cover } from './cover.tsx'

/** The two login pages differ in words only. */
export type LoginAudience = 'student' | 'teacher'

/** What the login page shows. `reason` says why somebody was sent here, `refusal` what the server answered. */
export type LoginScreenProps = {
  audience: LoginAudience
  identifier?: string | undefined
  /** Search to carry over to the other login page, with its `?`. */
  keep?: string
  isBusy: boolean
  refusal: string | null
  reason: string | null
  /** The sample session for who has no account, while it opens and when it could not be opened. */
  sample: { isBusy: boolean; sentence: string | null }
  onTrySample: () => void
  onLogin: (typed: { identifier: string; password: string }) => void
}

const words = {
  student: {
    title: 'Student Dashboard Login',
    lead: 'Use the details on your class card.',
    identifier: 'Username or Email',
    aside: { label: "I'm a teacher or parent", href: '/login' },
  },
  teacher: {
    title: 'Teacher Dashboard Login',
    lead: 'Parents sign in here too, with an account of their own.',
    identifier: 'Username or Email',
    aside: { label: "I'm a student", href: '/studentlogin' },
  },
} as const

/** The login page of students, or of teachers and parents. */
export function LoginScreen({ audience, identifier, keep = '', isBusy, refusal, reason, sample, onTrySample, onLogin }: LoginScreenProps) {
  const text = words[audience]
  return (
    <Cover aside={{ ...text.aside, href: `${text.aside.href}${keep}` }}>
      <h1 dir="auto" className={title} tabIndex={-1}>
        {text.title}
      </h1>
      <p className={lead}>{text.lead}</p>
      <form method="post" className={form} onSubmit={(event) => submit(event, onLogin)} aria-busy={isBusy}>
        {reason && !refusal ? <Notice tone="info">{reason}</Notice> : null}
        <Field label={text.identifier}>
          {(control) => (
            <Input
              {...control}
              height="lg"
              name="identifier"
              autoComplete="username"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              required
              defaultValue={identifier}
              readOnly={isBusy}
            />
          )}
        </Field>
        <Field label="Password">
          {(control) => (
            <PasswordInput {...control} height="lg" name="password" autoComplete="current-password" required maxLength={128} readOnly={isBusy} />
          )}
        </Field>
        {refusal ? <Notice tone="bad">{refusal}</Notice> : null}
        <Button type="submit" size="lg" wide busy={isBusy} busyLabel="Logging in...">
          Log In
        </Button>
      </form>
      <p className={links}>
        <Link href="/forgot-password">Forgot your password?</Link>
        {audience === 'teacher' ? <Link href="/register">Create an account</Link> : null}
      </p>
      <div className={trying}>
        <Button variant="secondary" wide busy={sample.isBusy} busyLabel="Opening..." onClick={onTrySample}>
          Try without an account
        </Button>
        {sample.sentence === null ? null : <Notice tone="bad">{sample.sentence}</Notice>}
      </div>
    </Cover>
  )
}

function submit(event: FormEvent<HTMLFormElement>, onLogin: LoginScreenProps['onLogin']) {
  event.preventDefault()
  const typed = new FormData(event.currentTarget)
  onLogin({ identifier: String(typed.get('identifier') ?? '').trim(), password: String(typed.get('password') ?? '') })
}

const title = css({ textStyle: 'dialog', fontWeight: 'bold' })
const lead = css({ mt: '2', textStyle: 'body', color: 'muted' })
const form = css({ mt: '5', display: 'flex', flexDirection: 'column', gap: '4', '& button[type=submit]': { mt: '2' } })
const trying = css({ mt: '4', pt: '4', borderTop: '[1px solid token(colors.hairline)]', display: 'flex', flexDirection: 'column', gap: '3' })
const links = css({ mt: '4', display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '6', textStyle: 'dense', '& a': { py: '2.5' } })
