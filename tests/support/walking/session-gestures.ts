import { either, type Gesture, press } from './screen-walk.tsx'

/** What a student does alike in a mounted chat and spoken session: leaving it, trying again, and going on on this device. */
export const sessionGestures = {
  'exit.requested': either(press('Close'), press('Cancel'), press('Return Home')),
  'exit.confirmed': press('Yes, Abandon'),
  'exit.cancelled': press('Keep working'),
  'retry.requested': either(press('Try again'), press('Try now'), press('Send it now'), press('Yes, Abandon')),
  'continueHere.requested': press('Continue here'),
  'home.requested': either(press('Return Home'), press('Leave for now')),
} satisfies Record<string, Gesture>
