import { Part } from '#src/screens/guide/guide-parts.tsx'

/** A student's own account. */
export function StudentProfileSection() {
  return (
    <>
      <Part id="details" title="Your details">
        <p>
          Press your name in the header. Change Details lets you change your name, username, email or password. You need your current
          password to save.
        </p>
      </Part>
      <Part id="signing-in" title="Signing in">
        <p>
          Use the username and password on your class card. The first time, you choose a password of your own. Forgot it? Ask your teacher for a new
          one or for a link, or use Forgot your password.
        </p>
      </Part>
    </>
  )
}
