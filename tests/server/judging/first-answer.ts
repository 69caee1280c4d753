import { parsePrompt } from '#server/grading/keys/question-format.ts'
import { fillIn } from '#server/grading/text/fill-in.ts'
import { warmUp } from '#server/judging/warm-up.ts'
import { judgeBuiltIn } from '#server/grading/turn/judge.ts'

// Says how many milliseconds of work three first wrong answers take, after warming up when told to.

if (process.argv[2] === 'warm') for (const _ of warmUp());
const before = usedMs()
for (const [prompt, answer] of [
  ['Which planet is the largest?\nAnswer: Jupiter', 'it is saturn'],
  ['How many legs has a spider?\nAnswer: 8', '6'],
  ['Name the colours of the flag.\nAnswer: red, white', 'blue and white'],
] as const) {
  judgeBuiltIn(fillIn(parsePrompt(prompt), {}), answer, { strictness: 'moderate', earlier: [] })
}
process.stdout.write(JSON.stringify(usedMs() - before))

function usedMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
