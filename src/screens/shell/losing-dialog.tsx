import { useRef } from 'react'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog, DialogBody, DialogFooter } from '#src/ui/feedback/dialog.tsx'

/** What the dialog says: what would be lost, and what its two buttons do. */
export type LosingWords = { title: string; sentence: string; stay: string; leave: string }

/** Asks before something typed or under way is lost; without `words` it is something typed. */
export function LosingDialog({ words = typedWords, onStay, onLeave }: { words?: LosingWords | undefined; onStay: () => void; onLeave: () => void }) {
  const stay = useRef<HTMLButtonElement>(null)
  return (
    <Dialog open alert title={words.title} initialFocus={stay} onClose={onStay}>
      <DialogBody>
        <p>{words.sentence}</p>
      </DialogBody>
      <DialogFooter>
        <Button variant="danger" onClick={onLeave}>
          {words.leave}
        </Button>
        <Button ref={stay} onClick={onStay}>
          {words.stay}
        </Button>
      </DialogFooter>
    </Dialog>
  )
}

const typedWords: LosingWords = {
  title: 'Leave without saving?',
  sentence: 'What you typed here is not saved yet.',
  stay: 'Keep editing',
  leave: 'Discard and leave',
}
