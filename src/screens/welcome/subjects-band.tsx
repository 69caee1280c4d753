import type { ReactNode } from 'react'
import { wordLook, type WordLook } from '#src/screens/accent/pictures/word-look.ts'
import { check } from '#src/ui/icons/icons.ts'
import { Pill } from '#src/ui/session/pill.tsx'
import { SubjectBadge } from '#src/ui/session/subject-badge.tsx'
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'
import { css, cx } from '#styled/css'

const spoken: readonly (readonly [word: string, look: WordLook])[] = [
  ['The', 'excellent'],
  ['weather', 'good'],
  ['was', 'excellent'],
  ['too', 'fair'],
  ['rough.', 'poor'],
]

/** What it is for, subject by subject, each with a line as the product writes it. */
export function SubjectsBand() {
  return (
    <section className={band} aria-labelledby="subjects">
      <div className={page}>
        <h2 id="subjects" className={title}>
          English, Math, Spanish and more
        </h2>
        <ul className={columns}>
          <Subject name="English" words="Read aloud and see which words were clear. Every mark has a line style as well as a color.">
            {spoken.map(([word, look]) => (
              <span key={word} className={wordLook({ look })}>
                {word}
                <VisuallyHidden> {look}</VisuallyHidden>
              </span>
            ))}
          </Subject>
          <Subject name="Math" words="Equal answers count as equal. A slip of the format is never a lost try.">
            <span>1/2</span> <span className={quiet}>or</span> <span>0.5</span> <span className={quiet}>or</span> <span>2/4</span>
            <Pill tone="good" icon={check}>
              all accepted
            </Pill>
          </Subject>
          <Subject name="Spanish" words="Listen slowly, word by word, then record yourself and compare.">
            <span lang="es">
              <span className={lit}>Quisiera</span> un café con leche.
            </span>
          </Subject>
        </ul>
      </div>
    </section>
  )
}

function Subject({ name, words, children }: { name: string; words: string; children: ReactNode }) {
  return (
    <li className={subject}>
      <SubjectBadge subject={name} />
      <p className={line}>{children}</p>
      <p className={cx(quiet, css({ mt: '2' }))}>{words}</p>
    </li>
  )
}

const band = css({ background: 'surface', borderBlock: '[1px solid token(colors.hairline)]' })
const page = css({ maxWidth: 'page', marginInline: 'auto', px: { base: '4', md: '8' }, py: '12' })
const title = css({ textStyle: 'title' })
const columns = css({ mt: '6', display: 'grid', gap: '8', gridTemplateColumns: { md: '[repeat(3, minmax(0, 1fr))]' }, listStyle: 'none' })
const subject = css({ md: { '& + &': { borderLeft: '[1px solid token(colors.hairlineStrong)]', paddingInlineStart: '8' } } })
const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1.5', minHeight: '11', mt: '3', fontSize: 'section' })
const quiet = css({ color: 'muted', fontSize: 'body' })
const lit = css({ px: '1', borderRadius: 'badge', background: 'tintStrong', color: 'tintInk' })
