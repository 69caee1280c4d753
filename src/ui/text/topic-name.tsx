import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'

const longest = 12
const kept = 4

/** A topic in a narrow place: beyond 12 characters its first 4 and "…", with the whole word for screen readers and the pointer. */
export function TopicName({ children }: { children: string }) {
  const letters = [...children]
  if (letters.length <= longest) return <bdi>{children}</bdi>
  return (
    <bdi title={children}>
      <span aria-hidden="true">{letters.slice(0, kept).join('')}…</span>
      <VisuallyHidden>{children}</VisuallyHidden>
    </bdi>
  )
}
