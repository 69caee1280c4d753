import { expect, test } from 'vitest'
import { longestPrompt } from '#contract/questions/questions.ts'
import { longestAnswer } from '#contract/chat/chat-sessions.ts'
import { fillIn } from '#server/grading/text/fill-in.ts'
import { cleaned } from '#server/grading/text/cleaning.ts'
import { parsePrompt, studentPrompt } from '#server/grading/keys/question-format.ts'
import { rowsAgain } from '#server/grading/keys/asked-rows.ts'
import { recapOf } from '#server/grading/turn/recap.ts'
import { languageOf } from '#server/grading/turn/words/language.ts'
import { worryIn } from '#server/grading/turn/worry.ts'
import { maskingOf } from '#server/use-cases/operations/masking.ts'

/** Signs that patterns look for. A pattern that reads a long run of one of them again from each of its places is a matter of minutes. */
const signs = [' ', '\t', '\u00a0', '-', '.', ',', ';', ':', '/', '(', ')', '@', '"', '|', '$', '{', '{a}', '\\(', '*', '_', '=', 'a', '1', 'a,', 'a ', '1 ', '1,', 'a/', '\n', ' \n', 'the ', 'in order ']

/** The lines of a prompt that a run may stand in. */
const lines = ['', 'Answer: y', 'Answer: 1', 'Also accept: y', 'Also accept (', 'Half credit: y', 'Hint: y', 'Explain: y', 'Must mention: y', 'Step: y', 'Words: y = ', 'Let: a = ', 'Example: y', 'Range: 1', 'Units: y', 'If they say y']

/**
 * How many times longer than the text in the middle any may take to read: how long that is depends on the machine, and a run that is read again
 * from each of its places takes thousands of times as long.
 */
const most = 500

/** The texts that take far longer than the others. */
function slowAmong<Text>(timed: readonly { text: Text; ms: number }[]): { text: Text; ms: number }[] {
  const inOrder = timed.toSorted((one, other) => one.ms - other.ms)
  const usual = inOrder[Math.floor(inOrder.length / 2)]?.ms ?? 0
  return inOrder.filter(({ ms }) => ms > most * Math.max(1, usual))
}

function timeOf(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user } = process.cpuUsage(before)
  return user / 1_000
}

function promptWith(line: string, sign: string): string {
  const run = `${sign.repeat(Math.floor((longestPrompt - 100) / sign.length))}z`
  return line === '' ? `What${run}\nAnswer: 4` : `What?\n\n${line}${run}${line.startsWith('If') ? ': no' : ''}${/^(?:Answer|Must)/.test(line) ? '' : '\nAnswer: 4'}`
}

test('the longest prompt of one sign again and again is read within a moment', () => {
  const timed = []
  for (const line of lines) {
    for (const sign of signs) {
      const prompt = promptWith(line, sign)
      const ms = timeOf(() => {
        studentPrompt(prompt)
        const parsed = parsePrompt(prompt)
        rowsAgain(parsed, { isFresh: [true], seed: 'one', seen: [] })
        const instance = fillIn(parsed, { a: '2' })
        recapOf(instance)
        languageOf(instance.studentText)
      })
      timed.push({ text: { line, sign }, ms })
    }
  }
  expect(slowAmong(timed)).toEqual([])
})

test('the longest answer of one sign again and again is read within a moment', () => {
  const timed = []
  for (const sign of signs) {
    const answer = `x${sign.repeat(Math.floor((longestAnswer - 2) / sign.length))}z`
    const ms = timeOf(() => {
      cleaned(answer)
      worryIn(answer, fillIn(parsePrompt('What?\n\nAnswer: 4'), {}))
      maskingOf([['Maya Okafor', 'maya.okafor']]).mask(answer)
    })
    timed.push({ text: sign, ms })
  }
  expect(slowAmong(timed)).toEqual([])
})
