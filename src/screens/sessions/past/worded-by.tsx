import { css } from '#styled/css'
import { SentToModel } from './sent-to-model.tsx'

/** Tells a teacher that a language model put this turn, what the built-in tutor would have said, and every word that was sent for it. */
export function WordedBy({ model, said, sent }: { model: string; said: string; sent: string | null }) {
  return (
    <SentToModel title="Put into words by a language model" model={model} sent={sent}>
      <dt className={name}>The tutor’s own words</dt>
      <dd>{said}</dd>
    </SentToModel>
  )
}

const name = css({ fontWeight: 'semibold' })
