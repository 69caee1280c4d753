import type { ReactNode } from 'react'
import type { Removable, RemovalActorRef } from '#machines/bin/removal/removal.machine.ts'
import type { RemovalDialogProps } from '#src/screens/bin/removal-dialog.tsx'

/** The literal words of a removal for what is to go, and what follows from it. */
export type RemovalWords = Pick<RemovalDialogProps, 'title' | 'question' | 'confirmLabel' | 'failed'> & { consequence: ReactNode }

/** Props of `RemovalLayer`: a page's removals, and their words for what is to go. */
export type RemovalLayerProps = { removal: RemovalActorRef; wordsFor: (items: readonly Removable[]) => RemovalWords }
