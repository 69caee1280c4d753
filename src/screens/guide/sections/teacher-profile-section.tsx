import { shortestByLength } from '#contract/accounts/account-fields.ts'
import { facts } from '#src/screens/guide/guide-facts.ts'
import { Part } from '#src/screens/guide/guide-parts.tsx'

/** The own account of a teacher. */
export function TeacherProfileSection() {
  return (
    <>
      <Part id="details" title="Your details">
        <p>
          Your greeting in the header opens your profile. Change Details lets you edit name, username and email; saving asks for your current
          password. Nothing is saved until it is right.
        </p>
      </Part>
      <Part id="password" title="Your password">
        <p>
          A password has at least 6 characters, with a letter and a number, and is not a common one. Some schools ask
          for {shortestByLength} characters instead, and nothing else. A new password signs you out everywhere else.
        </p>
        <p>
          Forgot it? Use Forgot your password on the login page to get a link by email. It works once, within {facts.linkMinutes} minutes. The reply
          is the same whether or not the account exists, so that nobody can find out who has one.
        </p>
      </Part>
    </>
  )
}
