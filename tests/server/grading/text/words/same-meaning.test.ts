import { describe, expect, test } from 'vitest'
import { meanTheSame } from '#server/grading/text/words/same-meaning.ts'
import { stem } from '#server/grading/text/words/stem.ts'
import { verdict } from '#tests/server/grading/judged.ts'

describe('everyday words that say the same', () => {
  test.each([
    ['quickly', 'fast'],
    ['protection', 'guards'],
    ['sicknesses', 'disease'],
    ['liars', 'lying'],
    ['collected', 'gathering'],
    ['starving', 'famine'],
    ['fortress', 'castles'],
  ])('%s is %s', (one, other) => {
    expect(meanTheSame(stem(one), stem(other))).toBe(true)
  })
  test.each([
    ['bacteria', 'virus'],
    ['rotates', 'revolves'],
    ['mass', 'weight'],
    ['speed', 'velocity'],
    ['heat', 'temperature'],
    ['melts', 'dissolves'],
    ['boils', 'evaporates'],
    ['atom', 'molecule'],
    ['king', 'queen'],
    ['rise', 'fall'],
    ['hot', 'cold'],
    ['attack', 'defend'],
    ['expand', 'shrink'],
    ['win', 'lose'],
    ['conductor', 'insulator'],
    ['fast', 'fast'],
    ['loses', 'defeats'],
    ['food', 'nutrients'],
    ['food', 'nutrition'],
    ['poison', 'venom'],
    ['cruel', 'mean'],
    ['kind', 'friendly'],
    ['germs', 'pathogens'],
    ['pathogen', 'microbe'],
    ['brain', 'mind'],
    ['mother', 'father'],
    ['friends', 'mates'],
    ['breathes', 'inhales'],
    ['rainforest', 'jungle'],
    ['medicine', 'drugs'],
    ['king', 'ruler'],
    ['password', 'code'],
    ['drag', 'tug'],
    ['bright', 'shiny'],
    ['part', 'bit'],
    ['like', 'love'],
    ['identical', 'alike'],
    ['expand', 'enlarge'],
    ['feel', 'sense'],
    ['table', 'table'],
  ])('%s is not %s by a row', (one, other) => {
    expect(meanTheSame(stem(one), stem(other)) && one !== other).toBe(false)
  })
  test('count as an idea in the words of the student, but not at strict', () => {
    const castles = 'Why did people build castles? Explain.\nMust mention: protect / protection; enemies'
    expect([verdict(castles, 'to shield them from invaders'), verdict(castles, 'to shield them from invaders', 'strict')]).toEqual(['right', 'not yet'])
    expect(verdict(castles, 'to look rich')).toBe('not yet')
  })
})
