// What every visit of somebody who is signed in needs once its page is there: one file, since each of its own would be a round trip.
export { toast } from 'react-hot-toast/headless'
export { afterSignIn } from '#src/app/accounts/after-sign-in.ts'
export { KeptFresh } from '#src/app/lists/kept-fresh.tsx'
export { followPage } from '#src/app/shell/following.ts'
export { ToastAction, Toaster, ToastLink } from '#src/ui/feedback/toast.tsx'
