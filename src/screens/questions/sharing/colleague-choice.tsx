import type { ReactNode, RefObject } from 'react'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { listColleagues } from '#contract/questions/sharing.ts'
import { css } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { SearchBox } from '#src/ui/controls/search-box.tsx'
import { ErrorBand } from '#src/ui/feedback/band.tsx'
import { LoadingLine } from '#src/ui/feedback/skeleton.tsx'

/** Colleagues with some words in their names, and how they are found. */
export type FoundColleagues = ({ mode: 'loading' } | { mode: 'failed' } | { mode: 'ready'; found: ReplyOf<typeof listColleagues> }) & { onRetry: () => void }

/** Props of `ColleagueChoice`. `without` are not offered, `drawFound` reads who has `words` in their name and draws that. */
export type ColleagueChoiceProps = {
  words: string
  without: readonly number[]
  isBusy: boolean
  searchBox: RefObject<HTMLInputElement | null>
  onSearch: (words: string) => void
  onAdd: (colleague: { id: number; name: string }) => void
  drawFound: (words: string, draw: (found: FoundColleagues) => ReactNode) => ReactNode
}

/** Colleagues to share with, found by name and added one by one. */
export function ColleagueChoice({ words, without, isBusy, searchBox, onSearch, onAdd, drawFound }: ColleagueChoiceProps) {
  function draw(found: FoundColleagues) {
    if (found.mode === 'loading') return <LoadingLine>Loading colleagues...</LoadingLine>
    if (found.mode === 'failed') return <ErrorBand box onRetry={found.onRetry}>Failed to fetch colleagues</ErrorBand>
    const { results, total } = found.found
    const offered = results.filter(({ id }) => !without.includes(id))
    return (
      <>
        {offered.length === 0 ? <p className={styles.quiet}>{emptyWords(words, results.length)}</p> : null}
        {offered.length === 0 ? null : (
          <ul aria-label="Colleagues" className={styles.list}>
            {offered.map(({ id, name }) => (
              <li key={id} className={styles.row}>
                <bdi className={styles.name}>{name}</bdi>
                <Button variant="text" size="row" disabled={isBusy} aria-label={`Add ${name}`} onClick={() => onAdd({ id, name })}>
                  Add
                </Button>
              </li>
            ))}
          </ul>
        )}
        {total > results.length ? <p className={styles.quiet}>The first {results.length} of {total}. Search by name to see others.</p> : null}
      </>
    )
  }
  return (
    <div role="group" aria-label="Add colleagues" className={styles.root}>
      <p aria-hidden="true" className={styles.label}>Add colleagues</p>
      <SearchBox
        ref={searchBox}
        aria-label="Search colleagues"
        placeholder="Search by name"
        maxLength={200}
        disabled={isBusy}
        value={words}
        onSearch={onSearch}
      />
      {drawFound(words, draw)}
    </div>
  )
}

function emptyWords(words: string, found: number): string {
  if (found > 0) return 'All of them are named below.'
  return words === '' ? 'Nobody else teaches at your school yet.' : 'No colleague has that name.'
}

const styles = {
  root: css({ display: 'flex', flexDirection: 'column', gap: '2', minWidth: '0' }),
  label: css({ textStyle: 'label', fontWeight: 'semibold' }),
  quiet: css({ textStyle: 'label', color: 'muted' }),
  list: css({ display: 'flex', flexDirection: 'column', maxHeight: '[13rem]', overflowY: 'auto', border: '1px solid', borderColor: 'hairline', borderRadius: 'corner' }),
  row: css({
    display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3', px: '3', py: '1',
    '&:not(:last-child)': { borderBottom: '1px solid', borderBottomColor: 'hairline' },
  }),
  name: css({ minWidth: '0', overflowWrap: 'break-word' }),
}
