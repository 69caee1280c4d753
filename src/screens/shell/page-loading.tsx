import { css } from '#styled/css'

/** What stands in place of a page while it is not known yet who is signed in. */
export function PageLoading() {
  return (
    <main id="main" className={css({ p: '8', color: 'muted' })}>
      <div role="status">
        <h1>Loading...</h1>
      </div>
    </main>
  )
}
