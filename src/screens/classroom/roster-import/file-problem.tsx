import { Notice } from '#src/ui/feedback/notice.tsx'

/** What a file lacked, and below it what can be done about that. */
export function FileProblem({ sentence, hint }: { sentence: string; hint: string | null }) {
  return (
    <Notice tone="bad">
      <p>{sentence}</p>
      {hint === null ? null : <p>{hint}</p>}
    </Notice>
  )
}
