/** The sections of the guide in their order, with the pages of the app each one explains. */
export const guideSections = [
  { id: 'overview', group: 'General', title: 'Overview', pages: [] },
  { id: 'dashboard', group: 'Teacher', title: 'Dashboard', pages: ['/'] },
  { id: 'questions', group: 'Teacher', title: 'Managing Questions', pages: ['/question_definitions'] },
  { id: 'exercises', group: 'Teacher', title: 'Managing Exercises', pages: ['/exercises'] },
  { id: 'classroom', group: 'Teacher', title: 'Managing Your Classroom', pages: ['/classroom'] },
  { id: 'student-profiles', group: 'Teacher', title: 'Student Profiles', pages: ['/classroom/student_details', '/classroom/edit_student_details', '/session_details'] },
  { id: 'teacher-profile', group: 'Teacher', title: 'Teacher Profile', pages: ['/profile'] },
  { id: 'student-dashboard', group: 'Student', title: 'Dashboard', pages: ['/student', '/chat', '/accent'] },
  { id: 'student-history', group: 'Student', title: 'History', pages: ['/student/history', '/student/progress'] },
  { id: 'student-profile', group: 'Student', title: 'Profile', pages: [] },
] as const

/** One section of the guide. */
export type GuideSection = (typeof guideSections)[number]
/** A section's name in the address. */
export type SectionId = GuideSection['id']

/** The section an address asks for by name, else the one that explains the page somebody comes from, else the first. */
export function sectionOf({ section, from }: { section?: string | undefined; from?: string | undefined }): GuideSection {
  return guideSections.find(({ id }) => id === section) ?? (from === undefined ? undefined : sectionFor(from)) ?? guideSections[0]
}

/** A section's name apart from its group: teachers and students have a dashboard each. */
export function nameOf({ group, title }: GuideSection): string {
  return group === 'Student' ? `Student: ${title}` : title
}

/** The address of a section, or of a part in it. */
export function guideHref(section: SectionId, part?: string): string {
  return `/guide?section=${section}${part === undefined ? '' : `#${part}`}`
}

function sectionFor(page: string): GuideSection | undefined {
  const lengthIn = ({ pages }: GuideSection) => Math.max(0, ...pages.map((one) => (page === one || page.startsWith(`${one}/`) ? one.length : 0)))
  return guideSections.filter((one) => lengthIn(one) > 0).toSorted((one, other) => lengthIn(other) - lengthIn(one))[0]
}
