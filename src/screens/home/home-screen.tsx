import { ButtonLink } from '#src/ui/button.tsx'
import { Link } from '#src/ui/link.tsx'
import { css } from '#styled/css'
import { Cover } from '#src/screens/sign-in/cover.tsx'

/** The public start page: three entrances and what Lectern is. `keep` is the search that carries the wanted page to the login. */
export function HomeScreen({ keep = '' }: { keep?: string }) {
  return (
    <Cover>
      <h1 className={title} tabIndex={-1}>
        Practice that answers back.
      </h1>
      <p className={lead}>
        Students work through exercises with a patient chat tutor. Teachers see every try. Free for everyone: English, Math, Spanish and more.
      </p>
      <div className={entrances}>
        <ButtonLink size="lg" wide href={`/studentlogin${keep}`}>
          Student
        </ButtonLink>
        <ButtonLink size="lg" wide variant="secondary" href={`/login${keep}`}>
          Teacher
        </ButtonLink>
        <ButtonLink size="lg" wide variant="secondary" href={`/login${keep}`}>
          Parent
        </ButtonLink>
      </div>
      <p className={links}>
        <Link href="/register">Create a teacher account</Link>
        <Link href="/guide">User Guide</Link>
      </p>
    </Cover>
  )
}

const title = css({ textStyle: 'title', fontWeight: 'heavy' })
const lead = css({ mt: '3', color: 'muted' })
const entrances = css({ mt: '6', display: 'flex', flexDirection: 'column', gap: '3' })
const links = css({ mt: '4', display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '6', textStyle: 'dense', '& a': { py: '2.5' } })
