import { css } from '#styled/css'
import { timeUpMessage } from '#src/screens/chat/end/time-up-message.ts'

/** Behind the dialog of an ended session: the script is gone, nothing can be recorded. */
export function EndedPage({ isTimeUp }: { isTimeUp: boolean }) {
  return (
    <main className={styles.page}>
      <p role="status">{isTimeUp ? timeUpMessage : 'That was the last question.'}</p>
    </main>
  )
}

const styles = {
  page: css({ flex: '1', display: 'grid', placeItems: 'center', p: '6', textStyle: 'student', color: 'muted', textAlign: 'center' }),
}
