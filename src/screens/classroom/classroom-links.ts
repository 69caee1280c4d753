/** The tabs of the classroom. */
export type ClassroomTab = 'students' | 'assignments'

/** Where a class and a tab are; a null class is everybody. `kept` is what of the address goes along. */
export function classroomHref(classId: number | null, tab: ClassroomTab, kept: Readonly<Record<string, string>> = {}): string {
  const search = new URLSearchParams({ ...(classId === null ? {} : { class_id: String(classId) }), ...(tab === 'students' ? {} : { tab }), ...kept }).toString()
  return search === '' ? '/classroom' : `/classroom?${search}`
}

/** Where a student's page is, for who comes from the classroom. */
export function studentHref(studentId: number): string {
  return `/classroom/student_details?studentId=${studentId}&from=classroom`
}

/** Where a student's account is changed, for who comes from the classroom. */
export function editStudentHref(studentId: number): string {
  return `/classroom/edit_student_details?studentId=${studentId}&from=classroom`
}

/** Where a class's progress is. */
export function classProgressHref(classId: number): string {
  return `/classroom/progress?classId=${classId}`
}

/** Where a class's gradebook is: of the term's work or all of it; a null class is the first one. */
export function gradebookHref(classId: number | null, span: 'term' | 'all' = 'term'): string {
  const search = new URLSearchParams({ ...(classId === null ? {} : { classId: String(classId) }), ...(span === 'term' ? {} : { span }) }).toString()
  return search === '' ? '/classroom/gradebook' : `/classroom/gradebook?${search}`
}

/** Where a class is watched at its work: at one piece of it, null for the one worked on last; a null class is the first one. */
export function atWorkHref(classId: number | null, exerciseId: number | null = null): string {
  const search = new URLSearchParams({
    ...(classId === null ? {} : { classId: String(classId) }),
    ...(exerciseId === null ? {} : { exerciseId: String(exerciseId) }),
  }).toString()
  return search === '' ? '/classroom/at_work' : `/classroom/at_work?${search}`
}
