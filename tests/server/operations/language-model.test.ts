import { describe, expect, test } from 'vitest'
import { getLanguageModel, switchLanguageModel } from '#contract/operations/language-model.ts'
import { audit } from '#server/db/schema/operations.ts'
import { withPartner } from '#tests/server/chat/words/conversation.ts'
import { createTestApp } from '#tests/support/app.ts'

const good = { says: 'You noticed that leaves are flat. What could that help them to catch?' }

describe('the language model, as an administrator sees it', () => {
  test('is none where the environment names none', async () => {
    const app = await createTestApp()
    expect(await app.request(getLanguageModel, { as: await app.seedAdmin() })).toEqual({ model: null })
  })

  test('is counted by what became of its words, beside its limits', async () => {
    const room = await withPartner([good, { says: 'The answer is light.' }, { status: 500 }], { settings: { tutorDailyLimit: 3 } })
    const admin = await room.app.seedAdmin()
    for (const text of ['they are flat', 'they are green', 'they are thin', 'they are soft']) {
      const { turn } = await room.say(text)
      await room.listen(turn.id)
    }
    const { model } = await room.app.request(getLanguageModel, { as: admin })
    expect(model).toEqual({
      name: 'school-model',
      is_on: true,
      today: { replies: 3, marks: 0, ideas: 0, used: 3, limit: 3, limit_per_teacher: 300 },
      month: { said: 1, refused: 1, away: 1, spent: 1, left: 0 },
      calls: { answered: 1, unusable: 1, away: 1, tokens_in: expect.any(Number), tokens_out: expect.any(Number), cost: null },
      seconds: 0,
      last_away: room.app.clock.now().toISOString(),
    })
    room.app.clock.advance(31 * 86_400_000)
    const later = await room.app.request(getLanguageModel, { as: admin })
    const nothing = { said: 0, refused: 0, away: 0, spent: 0, left: 0 }
    expect([later.model?.today.replies, later.model?.month, later.model?.seconds]).toEqual([0, nothing, null])
  })

  test('has a cost where the operator named prices, by the tokens its server counts', async () => {
    const room = await withPartner([good], { settings: { tutorPrices: { input: 150, output: 600 } } })
    const { turn } = await room.say('they are flat')
    await room.listen(turn.id)
    const { model } = await room.app.request(getLanguageModel, { as: await room.app.seedAdmin() })
    expect(model?.calls).toEqual({ answered: 1, unusable: 0, away: 0, tokens_in: 1_300, tokens_out: 260, cost: 0.35 })
  })

  test('turned off is asked nothing until it is turned on again, and both are in the audit', async () => {
    const room = await withPartner([good])
    const admin = await room.app.seedAdmin()
    const turn = (is_on: boolean) => room.app.request(switchLanguageModel, { as: admin, body: { is_on } })
    expect((await turn(false)).model?.is_on).toBe(false)
    expect((await room.say('they are flat')).turn.words).toBe(undefined)
    expect((await turn(true)).model?.is_on).toBe(true)
    expect((await room.say('they are green')).turn.words).toBe('pending')
    expect((await room.app.db.select().from(audit)).map(({ action }) => action)).toEqual(['language_model.off', 'language_model.on'])
  })
})
