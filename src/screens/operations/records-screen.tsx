import type { ReplyOf } from '#contract/endpoint.ts'
import type { listEventCounts } from '#contract/operations/events.ts'
import type { ReadingView } from '#machines/lists/reading/reading.machine.ts'
import { formatMoment } from '#src/screens/dates.ts'
import { ErrorBand } from '#src/ui/feedback/band.tsx'
import { figure } from '#src/ui/data-table/counts.ts'
import { PageHead } from '#src/ui/layout/page-head.tsx'
import { PageTitle } from '#src/ui/layout/page-title.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { LoadingLine } from '#src/ui/feedback/skeleton.tsx'
import { Table } from '#src/ui/layout/table.tsx'
import { widePage } from '#src/ui/layout/page-layout.ts'
import { css } from '#styled/css'
import { eventWords, keptAboutStudents, keptAboutTeachers } from './record-words.ts'

/** What the counts of usage events are. */
export type EventCounts = ReplyOf<typeof listEventCounts>

type RecordsScreenProps = { view: ReadingView<EventCounts>; timeZone: string; onRetry: () => void }

/** What is recorded, in plain sentences, and what was counted lately. */
export function RecordsScreen({ view, timeZone, onRetry }: RecordsScreenProps) {
  return (
    <div className={widePage}>
      <PageHead crumbs={[{ label: 'Home', href: '/' }, { label: 'Classroom', href: '/classroom' }, { label: 'What is recorded' }]}>
        <PageTitle lead="Everything Lectern keeps, where it stays, and for how long.">What is recorded</PageTitle>
      </PageHead>
      <Panel title="Of your students">
        <Sentences of={keptAboutStudents} />
      </Panel>
      <Panel title="Of you">
        <Sentences of={keptAboutTeachers} />
      </Panel>
      <Panel title="How the pages are used">
        <p className={css({ maxWidth: '[68ch]', mb: '3' })}>
          Counted without names: an event says which page was opened or which list was searched, never who did or what anybody answered. Searches
          among people are counted without their words. Events are deleted after 400 days.
        </p>
        {view.mode === 'loading' ? <LoadingLine>Loading counts...</LoadingLine> : null}
        {view.mode === 'failed' ? (
          <ErrorBand box onRetry={onRetry}>
            Failed to fetch counts
          </ErrorBand>
        ) : null}
        {view.mode === 'ready' ? <Counts counts={view.found} timeZone={timeZone} /> : null}
      </Panel>
    </div>
  )
}

function Sentences({ of }: { of: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {of.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}

function Counts({ counts: { results }, timeZone }: { counts: EventCounts; timeZone: string }) {
  if (results.length === 0) return <p>Nothing was counted in the last 30 days.</p>
  return (
    <div className={css({ overflowX: 'auto' })} role="region" aria-label="Counted in the last 30 days, table" tabIndex={0}>
      <Table caption="Counted in the last 30 days, for the whole school" rows="tight">
        <thead>
          <tr>
            <th scope="col">What happened</th>
            <th scope="col">How often</th>
            <th scope="col">Last</th>
          </tr>
        </thead>
        <tbody>
          {results.map(({ name, place, count, last_at: last }) => (
            <tr key={`${name} ${place}`}>
              <td>{eventWords(name, place)}</td>
              <td>{figure(count)}</td>
              <td>{formatMoment(last, timeZone)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}

const styles = {
  list: css({ display: 'flex', flexDirection: 'column', gap: '2', maxWidth: '[68ch]' }),
}
