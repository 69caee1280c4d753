import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { remember } from './remember.ts'
import { password, studentAt, studentCount } from './school.ts'
import { ChatScreen } from './screens/chat.screen.ts'
import { EditorScreen } from './screens/editor.screen.ts'
import { LoginScreen } from './screens/login.screen.ts'
import { SessionScreen } from './screens/session.screen.ts'
import { StudentScreen } from './screens/student.screen.ts'
import { TeacherScreen } from './screens/teacher.screen.ts'

/** Somebody of the journeys' school. */
export type Person = { username: string; name: string; email: string }

/** What a page complained about: console errors and warnings, uncaught errors, refused resources. A journey names what it provokes. */
export type Complaints = {
  /** Complaints that match are this journey's own doing, as the 401 of a wrong password. */
  expectAlso: (pattern: RegExp) => void
}

type Fixtures = {
  complaints: Complaints
  /** Lets go of what a journey intercepts, once it ends. */
  stillAnswering: void
  /** A student nobody else uses, with the whole work of `school.ts` before them. */
  student: Person
  /** Another such student. */
  classmate: Person
  /** Signs in without the form: as a person comes back to a browser that remembers them. */
  signIn: (person: Person, where?: Page) => Promise<string>
  login: LoginScreen
  todo: StudentScreen
  chat: ChatScreen
  session: SessionScreen
  dashboard: TeacherScreen
  editor: EditorScreen
}

/** Playwright's `test` with the screens, a student of its own, and every page watched: an unexpected complaint fails the journey. */
export const test = base.extend<Fixtures>({
  complaints: [
    async ({ context }, use) => {
      const heard: string[] = []
      // Only the journeys about the worker allow one.
      const provoked = [/Service Worker registration blocked by Playwright/]
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') heard.push(`${message.type()}: ${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (error) => heard.push(`uncaught: ${error.error().message}`))
      await use({ expectAlso: (pattern) => provoked.push(pattern) })
      expect(heard.filter((text) => !provoked.some((pattern) => pattern.test(text)))).toEqual([])
    },
    { auto: true },
  ],
  // A call that is still being answered when a journey ends would fail the run and not the journey.
  stillAnswering: [
    async ({ context }, use) => {
      await use()
      await Promise.all([context, ...context.pages()].map((where) => where.unrouteAll({ behavior: 'ignoreErrors' })))
    },
    { auto: true },
  ],
  student: ({}, use) => use(nextStudent()),
  classmate: ({}, use) => use(nextStudent()),
  signIn: ({ page }, use) => use((person, where = page) => signIn(where, person)),
  login: ({ page }, use) => use(new LoginScreen(page)),
  todo: ({ page }, use) => use(new StudentScreen(page)),
  chat: ({ page }, use) => use(new ChatScreen(page)),
  session: ({ page }, use) => use(new SessionScreen(page)),
  dashboard: ({ page }, use) => use(new TeacherScreen(page)),
  editor: ({ page }, use) => use(new EditorScreen(page)),
})

export { expect }

async function signIn(page: Page, { username }: Person): Promise<string> {
  const reply = await page.request.post('/api/auth/login', { data: { login_identifier: username, password } })
  const { access_token: token }: { access_token: string } = await reply.json()
  await remember(page, token)
  return token
}

/** The first student no other journey took: making a folder succeeds for one process only. */
function nextStudent(): Person {
  const taken = join(process.env.E2E_DATA_DIR ?? '', 'taken')
  mkdirSync(taken, { recursive: true })
  for (let index = 0; index < studentCount; index += 1) {
    try {
      mkdirSync(join(taken, String(index)))
      return studentAt(index)
    } catch {
      continue
    }
  }
  throw new Error('every student is taken: raise studentCount')
}
