import { describe, expect, test } from 'vitest'
import { newPasswordMachine } from '#machines/forms/submission/new-password.machine.ts'
import { profileEditingMachine } from '#machines/accounts/profile-editing/profile-editing.machine.ts'
import { registeringMachine } from '#machines/accounts/registering/registering.machine.ts'
import { sampleMachine } from '#machines/welcome/sample/sample.machine.ts'
import { ownProfile } from '#tests/support/walks/accounts/profile-editing.ts'
import { done, failed, outcomes, type Row, givenUp } from '#tests/machines/journey.ts'

const retry = { type: 'retry.requested' }

describe(profileEditingMachine.id, () => {
  const edit = { type: 'edit.requested' }
  const cancel = { type: 'edit.cancelled' }
  const typing = { type: 'values.changed', isDirty: true }
  const same = { name: ownProfile.name, username: ownProfile.username, email: ownProfile.email, currentPassword: '', newPassword: '', confirmPassword: '' }
  const submitted = (change: object) => ({ type: 'values.submitted', values: { ...same, ...change } })
  const sound = submitted({ name: 'Maya Lund', currentPassword: 'old-pass-1' })
  const verified = done('verifyPassword', { ok: true, saved: true })
  const wrong = { ok: false, sentence: '', fields: { currentPassword: 'Incorrect password' } }
  const taken = { ok: false, sentence: 'Not now.', fields: { username: 'Username already exists' } }
  const saved = done('saveProfile', { ok: true, saved: { ...ownProfile, name: 'Maya Lund' } })
  const unanswered = 'Error saving changes: the server did not answer. Please try again.'
  const outcomeOf = outcomes(profileEditingMachine, {
    input: { profile: ownProfile },
    knows: ({ context: { profile, fields, sentence, note, isDirty } }) => [profile.name, Object.keys(fields).join(), sentence, note, isDirty],
  })

  test.each<Row>([
    ['it is read first', [], ['viewing', '', 'Maya Okafor', '', null, null, false]],
    ['typing is noticed', [edit, typing], ['editing.typing', '', 'Maya Okafor', '', null, null, true]],
    ['and forgotten when it is given up', [edit, typing, cancel], ['viewing', '', 'Maya Okafor', '', null, null, false]],
    ['what is the same is not saved', [edit, submitted({})], ['viewing', '', 'Maya Okafor', '', null, 'No changes to save', false]],
    ['which editing again no longer says', [edit, submitted({}), edit], ['editing.typing', '', 'Maya Okafor', '', null, null, false]],
    ['nothing is sent without the password', [edit, submitted({ name: 'Maya Lund' })], [
      'editing.refused', '', 'Maya Okafor', 'currentPassword', null, null, true,
    ]],
    ['so does one that nobody answers', [edit, sound, failed('verifyPassword')], ['editing.failed', 'verifyPassword', 'Maya Okafor', '', unanswered, null, true]],
    ['it begins anew with the check', [edit, sound, failed('verifyPassword'), retry], [
      'verifying', 'verifyPassword verifyPassword', 'Maya Okafor', '', null, null, true,
    ]],
    ['a wrong password says so', [edit, sound, done('verifyPassword', wrong)], [
      'editing.refused', 'verifyPassword', 'Maya Okafor', 'currentPassword', '', null, true,
    ]],
    ['so does saving that nobody answers', [edit, sound, verified, failed('saveProfile')], [
      'editing.failed', 'verifyPassword saveProfile', 'Maya Okafor', '', unanswered, null, true,
    ]],
    ['what the server refuses says why', [edit, sound, verified, done('saveProfile', taken)], [
      'editing.refused', 'verifyPassword saveProfile', 'Maya Okafor', 'username', 'Not now.', null, true,
    ]],
    ['what is saved is shown', [edit, sound, verified, saved], [
      'viewing', 'verifyPassword saveProfile', 'Maya Lund', '', null, 'Changes saved successfully!', false,
    ]],
  ])('%s', async (_, events, outcome) => {
    expect(await outcomeOf(events)).toEqual(outcome)
  })
})

describe(registeringMachine.id, () => {
  const draft = { name: 'Ines Ferreira', email: 'ines@school.example', age: '38', username: 'InesFerreira38', isOwnUsername: false }
  const typed = (field: string, text: string) => ({ type: 'field.changed', field, text })
  const submit = { type: 'form.submitted' }
  const sent = [typed('password', 'harbour7'), typed('confirmPassword', 'harbour7'), submit]
  const made = done('register', { ok: true })
  const taken = done('register', { ok: false, isTaken: true, sentence: null, fields: { username: 'Username already exists' } })
  const busy = done('register', { ok: false, isTaken: false, sentence: 'Too many requests.', fields: {} })
  const perhapsOurs = [...sent, failed('register'), retry, taken]
  const no = 'Failed to register. Please try again.'
  const play = outcomes(registeringMachine, {
    input: { draft },
    held: ['keepDraft'],
    knows: ({ context: { fields, sentence } }) => [Object.keys(fields).join(), sentence],
  })
  const outcomeOf = async (events: Row[1]) => {
    const outcome = await play(events)
    return [...outcome.slice(0, -1), JSON.stringify(outcome.at(-1)).includes('draft.dropped')]
  }

  test.each<Row>([
    ['what is missing is said before anything is sent', [submit], ['filling.refused', '', 'password', null, false]],
    ['trying again takes the sentence away', [...sent, failed('register'), retry], ['registering', 'register register', '', null, false]],
    ['but sends nothing that has a problem by now', [...sent, failed('register'), typed('password', ''), retry], [
      'filling.refused', 'register', 'password,confirmPassword', null, false,
    ]],
    ['a refusal says why', [...sent, busy], ['filling.refused', 'register', '', 'Too many requests.', false]],
    ['an account that was made needs no draft', [...sent, made], ['signingIn', 'register signIn', '', null, true]],
    ['one that may be ours keeps it', perhapsOurs, ['signingIn', 'register register signIn', 'username', null, false]],
    ['until it is', [...perhapsOurs, done('signIn', { ok: true })], ['registered', 'register register signIn', 'username', null, true]],
    ['it says when nobody could tell', [...perhapsOurs, failed('signIn')], ['filling.failed', 'register register signIn', 'username', no, false]],
    ['with an account nobody lets in there is a way on', [...sent, made, failed('signIn')], ['notSignedIn', 'register signIn', '', null, true]],
  ])('%s', async (_, events, outcome) => {
    expect(await outcomeOf(events)).toEqual(outcome)
  })
})

describe(sampleMachine.id, () => {
  const ask = { type: 'sample.requested' }
  const made = done('startSample', { ok: true, accessToken: 'fresh', exerciseId: 12 })
  const no = done('startSample', { ok: false, sentence: 'Too many tries.' })
  const outcomeOf = outcomes(sampleMachine, { knows: ({ context, output }) => [context.sentence !== null, output?.path ?? null] })

  test.each<Row>([
    ['so does one that nobody makes', [ask, failed('startSample')], ['offered.failed', 'startSample', true, null]],
    ['asking again takes the sentence away', [ask, failed('startSample'), ask], ['starting', 'startSample startSample', false, null]],
    ['a refused one says why', [ask, no], ['offered.refused', 'startSample', true, null]],
    ['one that is made leads to its chat', [ask, made, done('signIn')], ['started', 'startSample signIn', false, '/chat/12']],
    ['so does signing in that fails', [ask, made, failed('signIn')], ['offered.failed', 'startSample signIn', true, null]],
    ['after which only that is done again, without the sentence', [ask, made, failed('signIn'), ask], ['signingIn', 'startSample signIn signIn', false, null]],
  ])('%s', async (_, events, outcome) => {
    expect(await outcomeOf(events)).toEqual(outcome)
  })
})

describe('any form', () => {
  const filled = (newPassword: string) => ({ type: 'values.submitted', values: { currentPassword: null, newPassword, confirmPassword: newPassword } })
  const good = filled('harbour7')
  const typing = { type: 'values.changed', isDirty: true }
  const undone = { type: 'values.changed', isDirty: false }
  const refused = [good, done('save', { ok: false, sentence: 'Not now.', fields: {} })]
  const unanswered = [good, failed('save')]
  const said = 'An error occurred. Please try again.'
  const outcomeOf = outcomes(newPasswordMachine, {
    knows: ({ context: { values, sentence, fields, isDirty } }) => [values?.newPassword ?? null, sentence, Object.keys(fields).join(), isDirty],
  })

  test.each<Row>([
    ['knows that something is typed', [typing], ['editing', '', null, null, '', true]],
    ['and that it is as it was', [typing, undone], ['editing', '', null, null, '', false]],
    ['also after a refusal', [...refused, undone], ['refused', 'save', 'harbour7', 'Not now.', '', false]],
    ['and a failure', [...unanswered, undone], ['failed', 'save', 'harbour7', said, '', false]],
    ['sends nothing wrong', [filled('x')], ['refused', '', 'x', null, 'newPassword', true]],
    ['nor after a refusal', [...refused, filled('x')], ['refused', 'save', 'x', null, 'newPassword', true]],
    ['nor after a failure', [...unanswered, filled('x')], ['refused', 'save', 'x', null, 'newPassword', true]],
    ['sends what is mended after a refusal', [...refused, filled('harbour8')], ['saving', 'save save', 'harbour8', null, '', true]],
    ['and after a failure', [...unanswered, filled('harbour8')], ['saving', 'save save', 'harbour8', null, '', true]],
    ['tries again as it was', [...unanswered, retry], ['saving', 'save save', 'harbour7', null, '', true]],
    ['given up, is as it was and says nothing', [good, givenUp('save')], ['editing', 'save', 'harbour7', null, '', true]],
  ])('%s', async (_, events, outcome) => {
    expect(await outcomeOf(events)).toEqual(outcome)
  })
})
