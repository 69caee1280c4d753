import type { ReactNode } from 'react'
import { TextLink } from '#src/ui/controls/link.tsx'
import { PageHead } from '#src/ui/layout/page-head.tsx'
import { PageTitle } from '#src/ui/layout/page-title.tsx'
import { partsPage } from '#src/ui/layout/page-layout.ts'
import { css } from '#styled/css'

/** What waits for a teacher: words to read first, then answers to judge; `tools` stand beside the title. */
export function ReviewScreen({ concerns, answers, tools }: { concerns: ReactNode; answers: ReactNode; tools?: ReactNode }) {
  return (
    <div className={partsPage}>
      <PageHead crumbs={[{ label: 'Home', href: '/' }, { label: 'Classroom', href: '/classroom' }, { label: 'Waiting for you' }]}>
        <PageTitle actions={tools}>Waiting for you</PageTitle>
      </PageHead>
      {concerns}
      {answers}
      <p className={css({ textStyle: 'label', color: 'muted' })}>
        <TextLink href="/classroom/records">What is recorded about you and your students</TextLink>
      </p>
    </div>
  )
}
