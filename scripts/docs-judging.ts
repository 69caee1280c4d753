import { writeFileSync } from 'node:fs'
import * as v from 'valibot'
import figuresBefore from './docs-judging-before.json' with { type: 'json' }
import { figuresOf, freshAnswers, type Figures, type FreshAnswer } from '#tests/server/grading/fresh-answers.ts'

// Writes docs/judging.md: what the judge makes of answers by people who have not read it, for each kind of key and each rule.

const answers = freshAnswers()
/** Agreement at moderate and with a fair teacher before the judge was changed for the newest answers, by the name of the group. */
const before = v.parse(v.record(v.string(), v.tuple([v.number(), v.number()])), figuresBefore)
const head = ['', 'answers', 'loose', 'moderate', 'before', 'strict', 'fair teacher', 'before', 'right, cost a try', 'wrong, accepted']

writeFileSync(
  'docs/judging.md',
  `# How well the judge judges

Written by \`npm run docs:judging\`. ${answers.length} answers were written and labelled by hands that had not read the judge, but for files 33 and 34
(\`tests/server/grading/fresh-hands\`, whose README lists what the documents leave open). Agreement with the documents stands at three
levels; all that costs no try counts as one verdict, and a verdict that is kinder than the documents agrees where a fair teacher gives it (at strict
only where the documents make no difference between the levels). The last two columns are shares of the right answers, and of those that are wrong for both, at the moderate level. The newest were
measured before anybody read what the judge makes of them (the README has those first figures). The labels are one person's,
and some are doubtful. “Before” is what the judge made of the same answers before it was changed for the newest.

${table([['all', answers], ...grouped(({ half }) => half)])}

## By kind of key

${table(grouped(({ kind }) => kind))}

## By the rule that decides

${table(grouped(({ rule }) => (rule === null ? 'no rule named' : `rule ${rule}`)))}
`,
)

function grouped(nameOf: (answer: FreshAnswer) => string): [string, FreshAnswer[]][] {
  const names = [...new Set(answers.map(nameOf))]
  const groups = names.map((name): [string, FreshAnswer[]] => [name, answers.filter((answer) => nameOf(answer) === name)])
  return groups.toSorted(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }))
}

function table(rows: readonly [string, FreshAnswer[]][]): string {
  const lines = rows.map(([name, group]) => [name, ...cells(figuresOf(group), before[name])])
  return [head, head.map(() => '---'), ...lines].map((line) => `| ${line.join(' | ')} |`).join('\n')
}

function cells({ answers: count, loose, moderate, strict, fair, lost, accepted }: Figures, [moderateBefore, fairBefore] = [NaN, NaN]): string[] {
  const shares = [loose, moderate, moderateBefore, strict, fair, fairBefore, lost, accepted]
  return [String(count), ...shares.map((share) => (Number.isNaN(share) ? '' : `${(share * 100).toFixed(1)} %`))]
}
