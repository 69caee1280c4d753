import { type Figures, groups, type Mark } from './figures.ts'
import type { Interval } from './intervals.ts'

const marks = ['accuracy', 'fluency', 'prosodic', 'total'] as const satisfies readonly Mark[]

/** What is asked of each figure at least, and what is aimed at. */
const bars = [
  ['accuracy', 0.69, 0.73],
  ['fluency', 0.76, 0.79],
  ['prosodic', 0.75, 0.79],
  ['total', 0.72, 0.77],
  ['words', 0.5, 0.58],
] as const

const leastArea = 0.995
const aimedArea = 0.998
const mostBias = 0.2

/** The figures of one evaluation as lines of text, beside what is asked of them. */
export function figureTables({ correlation, bias, wrongText }: Figures): string {
  const area = wrongText.areaUnderCurve
  const judged = (value: number, must: number, goal: number) => (value >= goal ? 'goal' : value >= must ? 'must' : 'MISSED')
  const worst = Object.keys(groups).map((name) => Math.max(...marks.map((mark) => Math.abs(bias[mark][name] ?? 0))))
  return [
    table('Pearson correlation with the experts', ['mark', 'figure', 'must', 'goal', 'reached'], [
      ...bars.map(([mark, must, goal]) => [mark, correlation[mark].toFixed(3), String(must), String(goal), judged(correlation[mark], must, goal)]),
      ['rhythm (with prosodic)', correlation.rhythmWithProsodic.toFixed(3), '', '', ''],
    ]),
    table('Right text against another one', ['figure', 'value', 'must', 'goal', 'reached'], [
      ['area under the curve', area.toFixed(4), String(leastArea), String(aimedArea), judged(area, leastArea, aimedArea)],
      ['right text accepted', percent(wrongText.rightAccepted), '', '', ''],
      ['of recordings marked 5 or less', percent(wrongText.rightAcceptedOfWeakest), '', '', ''],
      ['another text accepted', percent(wrongText.wrongAccepted), '', '', ''],
    ]),
    table('Points of 10 by which groups are scored too high', ['group', ...marks, 'total by the formula', `at most ${mostBias}`], [
      ...Object.keys(groups).map((name, index) => [
        name,
        ...[...marks, 'formula' as const].map((mark) => (bias[mark][name] ?? 0).toFixed(2)),
        (worst[index] ?? 0) <= mostBias ? 'yes' : 'MISSED',
      ]),
    ]),
  ].join('\n\n')
}

/** One line for each condition. */
export function conditionTable(rows: readonly { name: string; figures: Figures; change: number; refused: string }[]): string {
  return table(
    'The same recordings under other conditions',
    ['condition', ...marks, 'words', 'AUC', 'right accepted', 'other text accepted', 'overall changes by', 'refused for their sound'],
    rows.map(({ name, figures: { correlation, wrongText }, change, refused }) => [
      name,
      ...marks.map((mark) => shown(correlation[mark])),
      shown(correlation.words),
      shown(wrongText.areaUnderCurve, 4),
      percent(wrongText.rightAccepted),
      percent(wrongText.wrongAccepted),
      change.toFixed(1),
      refused,
    ]),
  )
}

/** Nothing was scored where every sound was refused. */
function shown(value: number, digits = 3): string {
  return Number.isNaN(value) || value === 0 ? '-' : value.toFixed(digits)
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}

/** A share with its bounds, in percent. */
export function shownShare({ value, low, high }: Interval): string {
  return `${(100 * value).toFixed(1)} % [${(100 * low).toFixed(1)}, ${(100 * high).toFixed(1)}]`
}

/** Lines of text in columns under a title. */
export function table(title: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((name, column) => Math.max(name.length, ...rows.map((row) => (row[column] ?? '').length)))
  const line = (cells: readonly string[]) => cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ').trimEnd()
  return [title, line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}
