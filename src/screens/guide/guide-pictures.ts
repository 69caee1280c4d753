import type { Picture } from '#src/screens/welcome/product-picture.tsx'
import classroomDark from './pictures/classroom-dark.webp'
import classroomLight from './pictures/classroom-light.webp'
import dashboardDark from './pictures/dashboard-dark.webp'
import dashboardLight from './pictures/dashboard-light.webp'
import editorDark from './pictures/editor-dark.webp'
import editorLight from './pictures/editor-light.webp'
import profileDark from './pictures/profile-dark.webp'
import profileLight from './pictures/profile-light.webp'
import questionsDark from './pictures/questions-dark.webp'
import questionsLight from './pictures/questions-light.webp'
import studentDark from './pictures/student-dark.webp'
import studentLight from './pictures/student-light.webp'

/** The guide's pictures of the running product. */
export const guidePictures = {
  dashboard: both(dashboardLight, dashboardDark),
  questions: both(questionsLight, questionsDark),
  editor: both(editorLight, editorDark),
  classroom: both(classroomLight, classroomDark),
  profile: both(profileLight, profileDark),
  student: both(studentLight, studentDark),
}

function both(light: string, dark: string): Picture {
  const size = { width: 1180, height: 740 }
  return { light: { src: light, ...size }, dark: { src: dark, ...size } }
}
