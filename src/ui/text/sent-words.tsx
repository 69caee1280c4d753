import * as v from 'valibot'
import { css } from '#styled/css'

/** What is sent to a language model, by its name there: how a teacher reads it. What has no name here goes by its own. */
const names: Readonly<Record<string, string>> = {
  question: 'The question',
  subject: 'Subject',
  grade: 'Grade level',
  themes: 'Themes',
  meanings: 'What words mean',
  hints: 'Hints that were seen',
  before: 'Earlier, in short',
  turns: 'The last turns',
  answer: 'The answer',
  about: 'What the answer was',
  said: 'What the tutor would say',
  asked: 'Students who were asked it',
  missed: 'Students who gave a wrong answer',
  answers: 'Wrong answers',
}

const namesWithin: Readonly<Record<string, string>> = { turns: 'Turns', tries: 'Tries', said: 'Said' }

const Sent = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()))
const Turn = v.object({ by: v.picklist(['student', 'tutor']), words: v.string() })
const GivenBy = v.object({ text: v.string(), students: v.number() })

/**
 * Every word that was sent to a language model. `sent` is JSON: it is told part by part, in words, and stands below as it was sent; null says that
 * it is no longer kept.
 */
export function SentWords({ sent }: { sent: string | null }) {
  if (sent === null) return <p>This is no longer kept.</p>
  const read = v.safeParse(Sent, sent)
  if (!read.success) return <p className={styles.exact}>{sent}</p>
  return (
    <>
      <dl className={styles.parts}>
        {Object.entries(read.output).map(([name, value]) => {
          const lines = linesOf(value)
          return lines.length === 0 ? null : (
            <div key={name}>
              <dt className={styles.name}>{names[name] ?? name}</dt>
              {lines.map((line, index) => (
                <dd key={index} dir="auto" className={styles.line}>
                  {line}
                </dd>
              ))}
            </div>
          )
        })}
      </dl>
      <details>
        <summary className={styles.summary}>Exactly as sent</summary>
        <p dir="auto" className={styles.exact}>
          {sent}
        </p>
      </details>
    </>
  )
}

/** A value as lines to read; what is empty has none. */
function linesOf(value: unknown): string[] {
  if (value === null || value === undefined || value === '') return []
  if (Array.isArray(value)) return value.flatMap(linesOf)
  if (v.is(Turn, value)) return [`${value.by === 'tutor' ? 'Tutor' : 'Student'}: ${value.words}`]
  if (v.is(GivenBy, value)) return [`“${value.text}”, ${value.students} students`]
  if (typeof value === 'object') return Object.entries(value).flatMap(([name, part]) => linesOf(part).map((line) => `${namesWithin[name] ?? name}: ${line}`))
  return [String(value)]
}

const styles = {
  parts: css({ display: 'flex', flexDirection: 'column', gap: '2', overflowWrap: 'anywhere' }),
  name: css({ fontWeight: 'semibold' }),
  line: css({ whiteSpace: 'pre-wrap' }),
  summary: css({ cursor: 'pointer', minHeight: '6', display: 'list-item' }),
  exact: css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }),
}
