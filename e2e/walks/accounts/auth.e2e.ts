import type { Request } from '@playwright/test'
import * as v from 'valibot'
import type { ErrorBody } from '#contract/errors.ts'
import type { AuthEvent } from '#machines/accounts/auth/auth.machine.ts'
import { type Person, test } from '#e2e/fixtures.ts'
import { password, teacher } from '#e2e/school.ts'
import { LoginScreen } from '#e2e/screens/login.screen.ts'
import { authWalk } from '#tests/support/walks/accounts/auth.ts'
import type { BrowserGesture, Play, Stage, Step } from '#e2e/walks/stage/browser-walk.ts'
import { isTo, letThrough, malform, refuseBy503 } from '#e2e/walks/stage/line.ts'
import { both, isAt, reads, readsNot } from '#e2e/walks/stage/look.ts'
import { walkInBrowser } from '#e2e/walks/stage/play-walk.ts'
import { answers, arriveAt, ends, nothing, press } from '#e2e/walks/stage/playing.ts'

type World = Stage & { login: LoginScreen; token: string }

const LoginOutput = v.object({ output: v.object({ ok: v.literal(true), personId: v.number() }) })
const Stored = v.object({ output: v.object({ kind: v.string() }) })
const Admitted = v.object({ output: v.object({ ok: v.literal(true), profile: v.object({ role: v.string(), should_change_password: v.boolean() }) }) })
const Changed = v.object({ personId: v.nullable(v.number()) })

const gestures = {
  'credentials.submitted': async ({ page, login, student }, rest) => {
    const typed = v.is(LoginOutput, rest[0]?.event) ? password : 'not-the-password'
    const dialog = page.getByRole('alertdialog')
    if ((await dialog.count()) === 0) return login.logIn(student.username, typed)
    await dialog.getByLabel(/^Password for/).fill(typed)
    await dialog.getByRole('button', { name: /^(Log In|Continue)$/ }).click()
  },
  'signOut.requested': press('Logout'),
  'retry.requested': press('Try again'),
  'signIn.abandoned': press('Logout'),
  'token.received': null,
  'token.changedElsewhere': async ({ context, student, page }) => {
    const otherTab = await context.newPage()
    await otherTab.goto('/logo.svg')
    const { access_token: fresh } = await loggedIn(page, student.username, password)
    await otherTab.evaluate((token) => localStorage.setItem('token', token), fresh)
    await otherTab.close()
  },
  'session.refused': async ({ page, token }) => {
    await page.request.post('/api/auth/logout', { headers: { Authorization: `Bearer ${token}` } })
    await page.getByRole('link', { name: 'History' }).first().click()
  },
  // No call of a student's wants this: the server's words are put into one's mouth.
  'freshLogin.required': async ({ page }) => {
    const refusal = { error: whyAgain, code: 'fresh_login_required' } satisfies ErrorBody
    await page.route('**/api/session?*', (route) => route.fulfill({ status: 403, json: refusal }), { times: 1 })
    await page.getByRole('link', { name: 'History' }).first().click()
  },
  'confirmation.cancelled': press('Cancel'),
  'profile.changed': null,
} satisfies Record<AuthEvent['type'], BrowserGesture<World>>

const whyAgain = 'Please enter your password again to do this.'
const atLogin = both<World>(isAt(/^\/studentlogin$/), reads('Student Dashboard Login'))
const hidesEverybody = readsNot('Hi, ')
const noQuestion = readsNot('Please sign in again', 'Confirm it is you')
const ownPage = both<World>(reads('Hi, Kim'), noQuestion)
const asksAgain = reads('Please sign in again', 'What you typed is still here.')
const confirms = reads('Confirm it is you', whyAgain, 'Cancel')

walkInBrowser<World>('auth', {
  walks: [authWalk],
  callers: { login: isTo('POST', 'auth/login'), loadProfile: asksWhoItIs, tellServerLogout: isTo('POST', 'auth/logout') },
  open: openApp,
  gestures,
  // Before it is known who it is there is no page that Logout could stand on, and another person is another walk.
  leftOut: (event, before) =>
    (event.type === 'signOut.requested' && before.matches('loadingProfile')) ||
    (event.type === 'token.changedElsewhere' && !(v.is(Changed, event) && event.personId === before.context.profile?.id)) ||
    (event.type === 'session.refused' && event['isStored'] !== true) ||
    (event.type === 'freshLogin.required' && event['accessToken'] !== before.context.accessToken),
  endings: {
    readStoredToken: (event) => (event.type.startsWith('xstate.done') ? nothing : null),
    storeToken: (event) => (event.type.startsWith('xstate.done') ? nothing : null),
    clearToken: (event) => (event.type.startsWith('xstate.done') ? nothing : null),
    login: (event, before) => {
      if (event.type.startsWith('xstate.error')) return ends('login', refuseBy503)
      const isOther = v.is(LoginOutput, event) && before.context.profile !== null && event['output'].personId !== before.context.profile.id
      return isOther ? null : ends('login', letThrough)
    },
    loadProfile: (event) => {
      if (event.type.startsWith('xstate.error')) return ends('loadProfile', malform)
      if (!v.is(Admitted, event) || event['output'].profile.role !== 'STUDENT') return null
      return event['output'].profile.should_change_password ? letInToChangePassword : ends('loadProfile', letThrough)
    },
    tellServerLogout: answers('tellServerLogout', refuseBy503),
  },
  views: {
    'auth.loadingProfile': hidesEverybody,
    'auth.profileUnavailable': both<World>(hidesEverybody, reads('Could not load your account.', 'Try again', 'Logout')),
    'auth.anonymous.idle': atLogin,
    'auth.anonymous.submitting': both<World>(atLogin, reads('Logging in...')),
    'auth.anonymous.refused': both<World>(atLogin, reads('Invalid credentials')),
    'auth.signedIn.active': ownPage,
    'auth.signedIn.mustChangePassword': both<World>(isAt(/^\/profile\/updatepassword$/), reads('New Password')),
    'auth.signedIn.refreshing': ownPage,
    'auth.signedIn.reauthenticating.asking': asksAgain,
    'auth.signedIn.reauthenticating.submitting': both<World>(asksAgain, reads('Logging in...')),
    'auth.signedIn.reauthenticating.refused': both<World>(asksAgain, reads('Invalid credentials')),
    'auth.signedIn.confirmingPassword.asking': confirms,
    'auth.signedIn.confirmingPassword.submitting': both<World>(confirms, reads('Checking...')),
    'auth.signedIn.confirmingPassword.refused': both<World>(confirms, reads('Invalid credentials')),
    'auth.signingOut': hidesEverybody,
  },
  passing: {
    'auth.restoring': 'the browser’s storage is read in one turn, before anything is drawn',
    'auth.storingToken': 'the browser’s storage is written in one turn, before anything is drawn',
    'auth.signedIn.storing': 'the browser’s storage is written in one turn, before anything is drawn',
    'auth.clearingToken': 'the browser’s storage is written in one turn, before anything is drawn',
  },
})

/** Whoever must change the password first is refused the start page, and the page asks who it is by itself. */
async function letInToChangePassword(...told: Parameters<Play<World>>): Promise<void> {
  await ends<World>('loadProfile', letThrough)(...told)
  await ends<World>('loadProfile', letThrough)(...told)
}

/** The first call of a student's start page answers it among other things. */
function asksWhoItIs(request: Request): boolean {
  return isTo('GET', 'auth/profile')(request) || isTo('GET', 'start/student')(request)
}

/** Opens the page of somebody whose browser keeps a token, none, or something that is none. */
async function openApp(stage: Stage, path: readonly Step[]): Promise<World> {
  const { page, student } = stage
  const stored = v.is(Stored, path[1]?.event) ? path[1].event['output'].kind : 'token'
  const mustChange = path.some(({ event }) => v.is(Admitted, event) && event['output'].profile.should_change_password)
  const secret = mustChange ? await startPasswordOf(page, student) : password
  const token = stored === 'token' ? (await loggedIn(page, student.username, secret)).access_token : 'not-a-token'
  await page.goto('/logo.svg')
  if (stored !== 'none') await page.evaluate((kept) => localStorage.setItem('token', kept), token)
  await arriveAt(stage, stored === 'token' ? '/student' : '/studentlogin')
  return { ...stage, token, login: new LoginScreen(page) }
}

async function loggedIn(page: Stage['page'], identifier: string, secret: string): Promise<{ access_token: string }> {
  const reply = await page.request.post('/api/auth/login', { data: { login_identifier: identifier, password: secret } })
  return v.parse(v.object({ access_token: v.string() }), await reply.json())
}

/** The start password a teacher gives a student, which must be changed. */
async function startPasswordOf(page: Stage['page'], { username }: Person): Promise<string> {
  return test.step('a teacher resets the password', async () => {
    const { access_token } = await loggedIn(page, teacher.username, password)
    const headers = { Authorization: `Bearer ${access_token}` }
    const Found = v.object({ results: v.array(v.object({ id: v.number(), username: v.string() })) })
    const found = v.parse(Found, await (await page.request.get('/api/students', { headers, params: { q: username } })).json())
    const id = found.results.find((one) => one.username === username)?.id ?? 0
    const reply = await page.request.post(`/api/students/${id}/reset_password`, { headers })
    return v.parse(v.object({ start_password: v.string() }), await reply.json()).start_password
  })
}
