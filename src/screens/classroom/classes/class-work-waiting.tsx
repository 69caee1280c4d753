import { WaitingDialog, type WaitingDialogProps } from '#src/screens/classroom/waiting-dialog.tsx'

/** A dialog about a class while the work it was given is being read, or could not be. */
export function ClassWorkWaiting(props: Omit<WaitingDialogProps, 'loading' | 'failed'>) {
  return <WaitingDialog {...props} loading="Loading the work of this class..." failed="Failed to fetch the work of this class" />
}
