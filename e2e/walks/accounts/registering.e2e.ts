import * as v from 'valibot'
import type { RegisteringEvent } from '#machines/accounts/registering/registering.machine.ts'
import { AccountScreen } from '#e2e/screens/account.screen.ts'
import { registeringWalk } from '#tests/support/walks/accounts/registering.ts'
import type { BrowserGesture, Stage } from '#e2e/walks/stage/browser-walk.ts'
import { dropAnswer, isTo, letThrough, refuse, refuseBy429 } from '#e2e/walks/stage/line.ts'
import { both, either, isAt, reads, readsNot } from '#e2e/walks/stage/look.ts'
import { walkInBrowser } from '#e2e/walks/stage/play-walk.ts'
import { answers, ends, nothing, press, standStill } from '#e2e/walks/stage/playing.ts'

type World = Stage & { account: AccountScreen }

const labels = { password: 'Password', confirmPassword: 'Confirm Password' } as const
const Typed = v.object({ field: v.picklist(['password', 'confirmPassword']), text: v.string() })
const Done = v.object({ output: v.object({ ok: v.literal(true) }) })
const Taken = v.object({ output: v.object({ isTaken: v.literal(true) }) })

const gestures = {
  'field.changed': async ({ account }, _, event) => {
    const { field, text } = v.parse(Typed, event)
    await account.fill({ [labels[field]]: text })
  },
  'form.submitted': press('Create account'),
  'retry.requested': press('Try again'),
} satisfies Record<RegisteringEvent['type'], BrowserGesture<World>>

const form = reads('Create an account', 'Username', 'Log in instead')

walkInBrowser<World>('registering', {
  walks: [registeringWalk],
  callers: { register: isTo('POST', 'auth/register'), signIn: isTo('POST', 'auth/login') },
  open: async (stage) => {
    const account = new AccountScreen(stage.page)
    await stage.line.hold(stage.page)
    await stage.page.goto('/register')
    const { username } = stage.student
    await account.fill({ Name: 'Ines Ferreira', Email: `${username}@parents.example`, Age: '38', Username: `${username}-parent` })
    await standStill(stage)
    return { ...stage, account }
  },
  gestures,
  // A form that failed is sent again by its own button.
  leftOut: (event, before) => event.type === 'retry.requested' && before.matches('filling'),
  endings: {
    keepDraft: (event) => (event.type.startsWith('xstate.done') ? nothing : null),
    register: (event) => {
      if (event.type.startsWith('xstate.error')) return ends('register', dropAnswer)
      return v.is(Taken, event) ? null : ends('register', v.is(Done, event) ? letThrough : refuseBy429)
    },
    signIn: answers('signIn', refuse, refuseBy429),
  },
  views: {
    'registering.filling.typing': both(form, readsNot('Please correct the following errors')),
    'registering.filling.refused': both(form, either(reads('Password must be at least 6 characters long'), reads('Too many tries.'))),
    'registering.filling.failed': both(form, reads('Failed to register. Please try again.')),
    'registering.registering': both(form, reads('Creating account...')),
    'registering.signingIn': reads('Signing in...'),
    'registering.notSignedIn': reads('Your account is ready', 'Your account was created, but signing in failed.', 'Try again', 'Teacher login'),
    'registering.registered': both<World>(isAt(/^\/$/), reads('Welcome')),
  },
})
