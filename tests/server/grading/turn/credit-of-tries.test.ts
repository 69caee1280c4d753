import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defaultExerciseConfig } from '#contract/exercises/exercises.ts'
import {
  afterAttempt,
  afterReview,
  answerGivenWorth,
  attemptWorths,
  creditOf,
  mayPass,
  newInstanceState,
  nextAttemptWorth,
  pass,
  pendingOf,
  reachesLetter,
  scoreOf,
  shouldMoveOn,
  taskStatus,
  totalsOf,
  verdictOf,
} from '#server/grading/turn/credit-of-tries.ts'
import { rulesOf } from '#server/grading/turn/rules.ts'
import type { InstanceState, Rules } from '#server/grading/types.ts'
import { defaultRules as defaults } from '#tests/server/grading/default-rules.ts'

function answered(qualities: readonly number[], rules: Rules = defaults, from: InstanceState = newInstanceState()): InstanceState {
  return qualities.reduce((state, quality, index) => afterAttempt(state, rules, quality, String(index)), from)
}

function shown(state: InstanceState): InstanceState {
  return { ...state, answerGiven: true }
}

describe('the worked example', () => {
  const five = { ...defaults, points: 500, allowSkipping: true }
  const equation = answered([0, 1])
  const explanation = answered([0.5, 0.75])
  const improved = answered([1], defaults, explanation)
  const area = answered([1], five, shown(answered([0, 0, 0], five)))
  const secondArea = answered([1], five)
  const sum = (second: InstanceState, last: InstanceState) =>
    totalsOf([
      { state: equation, rules: defaults },
      { state: second, rules: defaults },
      { state: area, rules: five },
      { state: last, rules: five },
    ])

  test('each question earns its credit to the cent', () => {
    expect([scoreOf(equation, defaults), scoreOf(improved, defaults), scoreOf(area, five), scoreOf(secondArea, five)]).toEqual([900, 800, 50, 500])
  })
  test('the second explanation is accepted at 6.5 and one more try can reach 8', () => {
    expect({ score: scoreOf(explanation, defaults), accepted: explanation.accepted, next: nextAttemptWorth(explanation, defaults) }).toEqual({
      score: 650,
      accepted: true,
      next: 8,
    })
  })
  test('the sums are 22.5 of 30, 75 %', () => {
    expect(sum(improved, secondArea)).toEqual({ score: 2250, total: 3000, pending: 0, percent: 75 })
  })
  test('stopping at the second try gives 70 %, skipping the last question 58.33 %', () => {
    expect(sum(explanation, secondArea).percent).toBe(70)
    expect(sum(improved, pass(newInstanceState())).percent).toBe(58.33)
  })
  test('with letter A the second explanation is not accepted but keeps its 6.5', () => {
    const strictLetter = { ...defaults, letter: 'A' as const }
    const state = answered([0.5, 0.75], strictLetter)
    expect({ accepted: state.accepted, score: scoreOf(state, strictLetter) }).toEqual({ accepted: false, score: 650 })
  })
})

describe('letters', () => {
  test.each([
    ['A', 0.9, 0.8999999],
    ['B', 0.8, 0.7999999],
    ['C', 0.7, 0.6999999],
    ['D', 0.6, 0.5999999],
  ] as const)('%s accepts from %d on, compared unrounded', (letter, from, below) => {
    expect([reachesLetter(from, letter), reachesLetter(below, letter)]).toEqual([true, false])
  })
  test('F accepts every graded try', () => expect(reachesLetter(0, 'F')).toBe(true))
  test('F keeps tries open by the same rule', () => {
    const rules = { ...defaults, letter: 'F' as const }
    const state = answered([0], rules)
    expect({ moves: shouldMoveOn(state, rules), next: nextAttemptWorth(state, rules) }).toEqual({ moves: true, next: 9 })
  })
})

describe('credit of a try', () => {
  test('loses 0, 10, 20, 30 and then no more', () => {
    expect([1, 2, 3, 4, 5, 9].map((attempt) => creditOf(1, attempt, false, defaults))).toEqual([1, 0.9, 0.8, 0.7, 0.7, 0.7])
  })
  test('is the quality less the reduction, never below 0', () => {
    expect([creditOf(0.75, 2, false, defaults), creditOf(0.1, 4, false, defaults)]).toEqual([0.65, 0])
  })
  test('a cap below the step makes every later try cost the cap', () => {
    expect([1, 2, 3].map((attempt) => creditOf(1, attempt, false, { ...defaults, maxReduction: 5 }))).toEqual([1, 0.95, 0.95])
  })
  test('is capped once the answer was shown, and 0 with a cap of 0', () => {
    expect([creditOf(1, 4, true, defaults), creditOf(1, 4, true, { ...defaults, afterAnswer: 0 })]).toEqual([0.1, 0])
  })
  test('the cap does not take an earlier better credit away', () => {
    expect(scoreOf(answered([1], defaults, shown(answered([0.5, 0, 0]))), defaults)).toBe(500)
  })
  test('half a cent rounds up', () => {
    expect(scoreOf(answered([0.5], { ...defaults, points: 33 }), { ...defaults, points: 33 })).toBe(17)
  })
})

describe('the next try', () => {
  test('shows what it can reach: 10, 9, 8, 7 and then none', () => {
    const worths = [[], [0], [0, 0], [0, 0, 0], [0, 0, 0, 0]].map((qualities) => nextAttemptWorth(answered(qualities), defaults))
    expect(worths).toEqual([10, 9, 8, 7, null])
  })
  test('is worth the cap after the answer was shown', () => expect(nextAttemptWorth(shown(answered([0, 0, 0])), defaults)).toBe(1))
  test('is closed when everything was right', () => expect(nextAttemptWorth(answered([1]), defaults)).toBeNull())
  test('is closed when it can bring nothing more', () => expect(nextAttemptWorth(answered([0.85]), { ...defaults, reduction: 20 })).toBeNull())
  test('is closed after the answer with a cap of 0, and Next is offered', () => {
    const rules = { ...defaults, afterAnswer: 0 }
    const state = shown(answered([0, 0, 0], rules))
    expect([nextAttemptWorth(state, rules), shouldMoveOn(state, rules)]).toEqual([null, true])
  })
  test('is closed after one wrong try when each try costs everything', () => {
    const rules = { ...defaults, reduction: 100, maxReduction: 100 }
    expect([nextAttemptWorth(answered([0], rules), rules), shouldMoveOn(answered([0], rules), rules)]).toEqual([null, true])
  })
  test('has its steps for the meter', () => {
    expect([attemptWorths(defaults), answerGivenWorth(defaults)]).toEqual([[10, 9, 8, 7], 1])
    expect(attemptWorths({ ...defaults, points: 250 })).toEqual([2.5, 2.25, 2, 1.75])
  })
})

describe('moving on', () => {
  test('Next comes with acceptance, with the last try, or while waiting for the teacher', () => {
    const waiting = { ...newInstanceState(), isPending: true }
    const states = [newInstanceState(), answered([0]), answered([0, 0, 0]), answered([0, 0, 0, 0]), answered([0.7]), waiting]
    expect(states.map((state) => shouldMoveOn(state, defaults))).toEqual([false, false, false, true, true, true])
  })
  test('Skip needs the setting, Next does not', () => {
    const skippable = { ...defaults, allowSkipping: true }
    expect([mayPass(newInstanceState(), defaults), mayPass(newInstanceState(), skippable)]).toEqual([false, true])
    expect(mayPass(answered([1]), defaults)).toBe(true)
  })
})

describe('task status', () => {
  const pending = { ...newInstanceState(), isPending: true }
  test.each<[string, InstanceState, string]>([
    ['untouched', newInstanceState(), 'open'],
    ['tried', answered([0, 0.5]), 'open'],
    ['accepted', answered([0, 0.7]), 'done'],
    ['accepted and improved after', answered([0.7, 0.2]), 'done'],
    ['accepted after the answer was shown', answered([1], defaults, shown(answered([0, 0, 0]))), 'partly'],
    ['passed without a graded try', pass(newInstanceState()), 'skipped'],
    ['passed with tries', pass(answered([0.5])), 'partly'],
    ['passed with tries at 0 points', pass(answered([0])), 'partly'],
    ['waiting and not passed', pending, 'open'],
    ['waiting and passed', pass(pending), 'pending'],
    ['accepted, then one more answer waits', { ...answered([0.7]), isPending: true }, 'done'],
  ])('%s', (_, state, status) => expect(taskStatus(state)).toBe(status))
})

describe('waiting for the teacher', () => {
  const waiting = pass({ ...newInstanceState(), isPending: true })
  test('its points are left out of both sides of the percentage', () => {
    const instances = [
      { state: answered([0, 1]), rules: defaults },
      { state: waiting, rules: defaults },
    ]
    expect(totalsOf(instances)).toEqual({ score: 900, total: 2000, pending: 1000, percent: 90 })
  })
  test('with nothing judged yet the percentage is 0', () => expect(totalsOf([{ state: waiting, rules: defaults }]).percent).toBe(0))
  test('the teacher makes it a try like any other', () => {
    const reviewed = afterReview(waiting, defaults, 0.75)
    expect([scoreOf(reviewed, defaults), pendingOf(reviewed, defaults), taskStatus(reviewed)]).toEqual([750, 0, 'done'])
  })
  test('an accepted question has nothing waiting', () => expect(pendingOf({ ...answered([0.7]), isPending: true }, defaults)).toBe(0))
  test('a graded answer after it takes its place', () => expect(answered([0], defaults, waiting).isPending).toBe(false))
})

test('verdicts follow the quality alone', () => expect([0, 0.01, 0.99, 1].map(verdictOf)).toEqual(['not_yet', 'partly', 'partly', 'right']))

test('rules come from the exercise, its set and its points', () => {
  const set = {
    question_definition_id: 7,
    allow_skipping: true,
    num_attempts_before_suggesting_corrections: 2,
    num_attempts_before_answers: 5,
    num_attempts_before_moving_on: 6,
  }
  const config = { ...defaultExerciseConfig, letterGradeToMoveOn: 'A' as const, point_map: [{ question_definition_id: 7, point_value: 2.5 }] }
  const expected = { letter: 'A', strictness: 'moderate', reduction: 10, maxReduction: 30, afterAnswer: 10, allowSkipping: true }
  const tries = { triesBeforeCorrection: 2, triesBeforeAnswer: 5, triesBeforeMovingOn: 6 }
  expect(rulesOf(config, set)).toEqual({ ...expected, ...tries, points: 250 })
  expect(rulesOf(defaultExerciseConfig, set).points).toBe(1000)
})

describe('for any rules and answers', () => {
  const anyRules = fc.record({
    points: fc.integer({ min: 0, max: 10_000 }),
    letter: fc.constantFrom('A', 'B', 'C', 'D', 'F'),
    strictness: fc.constant('moderate'),
    reduction: fc.integer({ min: 0, max: 100 }),
    maxReduction: fc.integer({ min: 0, max: 100 }),
    afterAnswer: fc.integer({ min: 0, max: 100 }),
    triesBeforeCorrection: fc.integer({ min: 1, max: 5 }),
    triesBeforeAnswer: fc.integer({ min: 1, max: 8 }),
    triesBeforeMovingOn: fc.integer({ min: 1, max: 8 }),
    allowSkipping: fc.boolean(),
  }) satisfies fc.Arbitrary<Rules>
  const tries = fc.array(fc.record({ quality: fc.double({ min: 0, max: 1, noNaN: true }), showBefore: fc.boolean() }), { maxLength: 10 })
  const play = (rules: Rules, list: readonly { quality: number; showBefore: boolean }[]) =>
    list.reduce<InstanceState[]>(
      (states, { quality, showBefore }) => {
        const state = states.at(-1) ?? newInstanceState()
        return [...states, afterAttempt(showBefore ? shown(state) : state, rules, quality, '')]
      },
      [newInstanceState()],
    )

  test('trying again never lowers the score, and it stays between 0 and the points', () => {
    fc.assert(
      fc.property(anyRules, tries, (rules, list) => {
        const scores = play(rules, list).map((state) => scoreOf(state, rules))
        const sorted = scores.toSorted((a, b) => a - b)
        expect(scores).toEqual(sorted)
        expect(scores.every((score) => Number.isInteger(score) && score >= 0 && score <= rules.points)).toBe(true)
      }),
    )
  })
  test('a right answer at an open try earns exactly what was promised', () => {
    fc.assert(
      fc.property(anyRules, tries, (rules, list) => {
        const state = play(rules, list).at(-1) ?? newInstanceState()
        const promised = nextAttemptWorth(state, rules)
        const earned = scoreOf(afterAttempt(state, rules, 1, ''), rules) / 100
        expect(promised ?? earned).toBe(earned)
      }),
    )
  })
  test('Next is offered at the latest after the last try', () => {
    fc.assert(
      fc.property(anyRules, fc.double({ min: 0, max: 1, noNaN: true }), (rules, quality) => {
        expect(shouldMoveOn(answered(Array.from({ length: rules.triesBeforeMovingOn }, () => quality), rules), rules)).toBe(true)
      }),
    )
  })
  test('acceptance is never taken back', () => {
    fc.assert(
      fc.property(anyRules, tries, (rules, list) => {
        const accepted = play(rules, list).map((state) => state.accepted)
        expect(accepted.slice(accepted.indexOf(true) < 0 ? accepted.length : accepted.indexOf(true)).every(Boolean)).toBe(true)
      }),
    )
  })
})
