import { GuideScreen } from './guide-screen.tsx'
import { guideSections } from './guide-sections.ts'

/** The user guide: each of its sections. */
export const examples = Object.fromEntries(
  guideSections.map((section) => [`${section.group}: ${section.title}`, () => <GuideScreen section={section} home={section.group === 'Student' ? '/student' : null} />]),
)
