import type { ReactNode } from 'react'
import { Breadcrumbs } from '#src/ui/layout/breadcrumbs.tsx'
import { TextLink } from '#src/ui/controls/link.tsx'
import { PageTitle } from '#src/ui/layout/page-title.tsx'
import { widePage } from '#src/ui/layout/page-layout.ts'
import { css } from '#styled/css'

/** The keys that give points; who has no keyboard needs no word of them. */
function Keys() {
  return (
    <p className={css({ hideBelow: 'md', textStyle: 'label', color: 'muted', '& kbd': { fontFamily: 'mono', textStyle: 'caption', px: '1.5', border: '1px solid', borderRadius: 'corner' } })}>
      <kbd>1</kbd> to <kbd>5</kbd> give points, <kbd>J</kbd> <kbd>K</kbd> next, back
    </p>
  )
}

/** What waits for a teacher: words to read first, then answers to judge. */
export function ReviewScreen({ concerns, answers }: { concerns: ReactNode; answers: ReactNode }) {
  return (
    <div className={widePage}>
      <Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: 'Classroom', href: '/classroom' }, { label: 'Waiting for you' }]} />
      <PageTitle actions={<Keys />}>
        Waiting for you
      </PageTitle>
      {concerns}
      {answers}
      <p className={css({ textStyle: 'label', color: 'muted' })}>
        <TextLink href="/classroom/records">What is recorded about you and your students</TextLink>
      </p>
    </div>
  )
}
