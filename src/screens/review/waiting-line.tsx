import { countOf } from '#src/ui/data-table/counts.ts'
import { circleAlert, listChecks } from '#src/ui/icons/icons.ts'
import { Band } from '#src/ui/feedback/band.tsx'
import { ButtonLink } from '#src/ui/controls/button.tsx'

/** What waits for a teacher, with the way there: a line in a warning tone where words worry, none where nothing waits. */
export function WaitingLine({ answers, concerns }: { answers: number; concerns: number }) {
  if (answers + concerns === 0) return null
  return (
    <Band
      tone={concerns > 0 ? 'bad' : 'today'}
      shape="box"
      icon={concerns > 0 ? circleAlert : listChecks}
      action={
        <ButtonLink variant="secondary" size="sm" href="/classroom/review">
          Open
        </ButtonLink>
      }
    >
      {waitingWords(answers, concerns)}
    </Band>
  )
}

function waitingWords(answers: number, concerns: number): string {
  const toRead = concerns === 0 ? '' : `${countOf(concerns, { one: 'message', many: 'messages' })} from your students should be read soon.`
  const toJudge = answers === 0 ? '' : `${countOf(answers, { one: 'answer is', many: 'answers are' })} waiting for you.`
  return [toRead, toJudge].filter(Boolean).join(' ')
}
