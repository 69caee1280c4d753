import { Cover } from '#src/screens/accounts/sign-in/cover.tsx'
import { css } from '#styled/css'
import { Button, ButtonLink } from '#src/ui/controls/button.tsx'
import { Link } from '#src/ui/controls/link.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { RegisterForm, type RegisterFormProps } from './register-form.tsx'

/** The registration page: filling in, made with the signing in still to come, or shut to who opened it. */
export type RegisterView = ({ mode: 'filling' } & Omit<RegisterFormProps, 'onType' | 'onRegister'>) | { mode: 'notSignedIn' } | { mode: 'shut'; why: 'closed' | 'invite' }

/** Props of `RegisterScreen`. */
export type RegisterScreenProps = { view: RegisterView; onRetry: () => void } & Pick<RegisterFormProps, 'onType' | 'onRegister'>

/** Makes an account for a teacher or parent, and says which kind. */
export function RegisterScreen({ view, onRetry, onType, onRegister }: RegisterScreenProps) {
  if (view.mode === 'notSignedIn') {
    return (
      <Cover>
        <h1 className={title} tabIndex={-1}>
          Your account is ready
        </h1>
        <div className={stack}>
          <Notice tone="bad">Your account was created, but signing in failed.</Notice>
          <Button size="lg" wide onClick={onRetry}>
            Try again
          </Button>
          <ButtonLink size="lg" wide variant="secondary" href="/login">
            Teacher login
          </ButtonLink>
        </div>
      </Cover>
    )
  }
  if (view.mode === 'shut') {
    return (
      <Cover aside={{ label: "I'm a student", href: '/studentlogin' }}>
        <h1 className={title} tabIndex={-1}>
          Create an account
        </h1>
        <div className={stack}>
          <Notice tone="info">{shutWords[view.why]}</Notice>
          <ButtonLink size="lg" wide href="/login">
            Log in instead
          </ButtonLink>
        </div>
      </Cover>
    )
  }
  return (
    <Cover aside={{ label: "I'm a student", href: '/studentlogin' }}>
      <h1 className={title} tabIndex={-1}>
        Create an account
      </h1>
      <p className={lead}>
        This makes a <strong>teacher account</strong>. Parents use one too and add their own children as students. Students do not register:
        their teacher gives them an account.
      </p>
      <RegisterForm {...view} onType={onType} onRegister={onRegister} />
      <p className={links}>
        <Link href="/login">Log in instead</Link>
      </p>
    </Cover>
  )
}

const shutWords = {
  closed: 'Teachers cannot register here. Please ask an administrator of your school for an account.',
  invite: 'Teachers register by invitation here. Please ask an administrator of your school for one, and follow the link in the email.',
}
const title = css({ textStyle: 'dialog', fontWeight: 'bold' })
const lead = css({ mt: '2', textStyle: 'body', color: 'muted' })
const stack = css({ mt: '5', display: 'flex', flexDirection: 'column', gap: '4' })
const links = css({ mt: '4', display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '6', textStyle: 'dense', '& a': { py: '2.5' } })
