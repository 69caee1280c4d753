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
          password. Nothing is saved before it was found right.
        </p>
      </Part>
      <Part id="password" title="Your password">
        <p>
          A password has at least 6 characters, with a letter and a number, and is not one that everybody uses. Some schools ask
          for {shortestByLength} characters instead, and then for nothing else. A new password signs you out everywhere else.
        </p>
        <p>
          Forgotten? Forgot your password, on the login page, mails a link. It works once, within {facts.linkMinutes} minutes. The answer is the
          same whether or not there is such an account, so that nobody can find out who has one.
        </p>
      </Part>
    </>
  )
}
