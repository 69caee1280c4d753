import type { Verdict } from '#contract/sessions/verdicts.ts'
import { readAppearance } from '#src/ui/layout/appearance.ts'

/** Sounds what the tutor made of an answer, for who turned sounds on; nothing of it is fetched before. */
export function soundVerdict(verdict: Verdict): void {
  if (readAppearance().sounds !== 'on') return
  import('#src/audio/chime.ts').then(({ chime }) => chime(verdict)).catch(() => undefined)
}
