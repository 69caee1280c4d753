import { type ReactNode, useId } from 'react'
import { panel } from '#styled/recipes'

/** A titled box. `actions` stand right in the head, `flush` leaves out the body's padding (tables, lists), `foot` holds a line below. */
export function Panel(props: { title?: ReactNode; actions?: ReactNode; foot?: ReactNode; flush?: boolean; children: ReactNode }) {
  const id = useId()
  const styles = panel()
  const hasHead = props.title !== undefined || props.actions !== undefined
  return (
    <section className={styles.root} aria-labelledby={props.title === undefined ? undefined : id}>
      {hasHead ? (
        <header className={styles.head}>
          <h2 dir="auto" id={id} className={styles.title}>
            {props.title}
          </h2>
          {props.actions}
        </header>
      ) : null}
      {props.flush ? props.children : <div className={styles.body}>{props.children}</div>}
      {props.foot === undefined ? null : <footer className={styles.foot}>{props.foot}</footer>}
    </section>
  )
}
