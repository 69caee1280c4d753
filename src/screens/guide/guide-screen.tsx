import { type ComponentType, useState } from 'react'
import { PublicHeader } from '#src/screens/welcome/public-header.tsx'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { arrowLeft, arrowRight } from '#src/ui/icons/icons.ts'
import { SkipLink } from '#src/ui/layout/skip-link.tsx'
import { css } from '#styled/css'
import { GuideMenu } from './guide-menu.tsx'
import { guideHref, guideSections, nameOf, type GuideSection, type SectionId } from './guide-sections.ts'
import { ClassroomSection } from './sections/classroom-section.tsx'
import { DashboardSection } from './sections/dashboard-section.tsx'
import { ExercisesSection } from './sections/exercises-section.tsx'
import { OverviewSection } from './sections/overview-section.tsx'
import { QuestionsSection } from './sections/questions-section.tsx'
import { StudentDashboardSection } from './sections/student-dashboard-section.tsx'
import { StudentHistorySection } from './sections/student-history-section.tsx'
import { StudentProfileSection } from './sections/student-profile-section.tsx'
import { StudentProfilesSection } from './sections/student-profiles-section.tsx'
import { TeacherProfileSection } from './sections/teacher-profile-section.tsx'

const bodies: Record<SectionId, ComponentType> = {
  overview: OverviewSection,
  dashboard: DashboardSection,
  questions: QuestionsSection,
  exercises: ExercisesSection,
  classroom: ClassroomSection,
  'student-profiles': StudentProfilesSection,
  'teacher-profile': TeacherProfileSection,
  'student-dashboard': StudentDashboardSection,
  'student-history': StudentHistorySection,
  'student-profile': StudentProfileSection,
}

/** The user guide at one of its sections; `home` is where somebody who is signed in goes back to, null for visitors. */
export function GuideScreen({ section, home }: { section: GuideSection; home: string | null }) {
  const Body = bodies[section.id]
  const place = guideSections.indexOf(section)
  const [before, after] = [guideSections[place - 1], guideSections[place + 1]]
  const [shown, setShown] = useState({ id: section.id, isFirst: true })
  if (shown.id !== section.id) setShown({ id: section.id, isFirst: false })
  return (
    <div className={css({ minHeight: 'screen' })}>
      <SkipLink />
      <PublicHeader>
        <ButtonLink variant="quiet" href="/guide" className={css({ hideBelow: 'md' })}>
          User Guide
        </ButtonLink>
        {home === null ? <ButtonLink href="/register">Get Started for Free</ButtonLink> : <ButtonLink href={home}>Go to Dashboard</ButtonLink>}
      </PublicHeader>
      <div className={page}>
        <GuideMenu current={section} />
        <main id="main" tabIndex={-1} className={css({ minWidth: '0' })}>
          <p className={css({ color: 'muted' })}>User Guide · {section.group}</p>
          <h1 dir="auto" key={section.id} ref={shown.isFirst ? undefined : takeFocus} className={css({ textStyle: 'title' })} tabIndex={-1}>
            {section.title}
          </h1>
          <Body />
          <nav aria-label="Before and after" className={ends}>
            {before === undefined ? null : (
              <ButtonLink variant="secondary" icon={arrowLeft} href={guideHref(before.id)}>
                {nameOf(before)}
              </ButtonLink>
            )}
            {after === undefined ? null : (
              <ButtonLink variant="secondary" iconEnd={arrowRight} href={guideHref(after.id)} className={css({ marginInlineStart: 'auto' })}>
                {nameOf(after)}
              </ButtonLink>
            )}
          </nav>
        </main>
      </div>
    </div>
  )
}

/** Another section is another page to whoever listens: the focus goes to its heading. */
function takeFocus(heading: HTMLElement | null) {
  heading?.focus({ preventScroll: true })
}

const page = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[240px minmax(0, 1fr)]' },
  gap: { base: '4', md: '10' },
  maxWidth: 'page',
  marginInline: 'auto',
  px: { base: '4', md: '8' },
  pt: { base: '2', md: '6' },
  pb: '16',
})
const ends = css({ display: 'flex', flexWrap: 'wrap', gap: '3', mt: '12', maxWidth: 'sheet' })
