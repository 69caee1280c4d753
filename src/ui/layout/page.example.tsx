import { css } from '#styled/css'
import { PageHead } from './page-head.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { info, plus } from '#src/ui/icons/icons.ts'
import { Icon } from '#src/ui/icons/icon.tsx'
import { TextLink } from '#src/ui/controls/link.tsx'
import { PageTitle } from './page-title.tsx'
import { Panel } from './panel.tsx'
import { StatusPill } from '#src/ui/session/pill.tsx'
import { MarginRow, MarginSheet } from './sheet.tsx'
import { ScoreText } from '#src/ui/session/score.tsx'
import { NumberCell, Table } from './table.tsx'
import { Tooltip } from '#src/ui/feedback/tooltip.tsx'

/** Titles, tables, panels and the sheet of dates. */
export const examples = {
  'Page title': () => (
    <PageHead crumbs={[{ label: 'Home', href: '#home' }, { label: 'Classroom', href: '#classroom' }, { label: 'Session' }]}>
      <PageTitle lead="Manage and create templates for your assignments." actions={<Button icon={plus}>New question</Button>}>
        Questions
      </PageTitle>
    </PageHead>
  ),
  Table: () => (
    <Panel title="Students" actions={<Button variant="text" size="sm">Export</Button>} foot={<TextLink href="#all">Show all 62 students</TextLink>} flush>
      <div role="region" aria-label="Students, side to side" tabIndex={0} className={css({ overflowX: 'auto' })}>
        <Table caption="Students and their work">
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col" data-number>
                Assigned
              </th>
              <th scope="col" data-number>
                Overdue
              </th>
              <th scope="col">Next</th>
              <th scope="col" data-number>
                Score
              </th>
            </tr>
          </thead>
          <tbody>
            <tr data-selected>
              <th scope="row">
                <bdi>Maya Okafor</bdi>
              </th>
              <NumberCell value={4} />
              <NumberCell value={0} />
              <td>
                <StatusPill status="due_today" />
              </td>
              <NumberCell value={88}>
                <ScoreText percent={88} />
              </NumberCell>
            </tr>
            <tr>
              <th scope="row">
                <bdi>Liam Chen</bdi>
              </th>
              <NumberCell value={5} />
              <NumberCell value={2} />
              <td>
                <StatusPill status="overdue" />
              </td>
              <NumberCell value={52}>
                <ScoreText percent={52} />
              </NumberCell>
            </tr>
          </tbody>
        </Table>
      </div>
    </Panel>
  ),
  'Sheet of dates': () => (
    <MarginSheet margin="dates" className={css({ width: '[40rem]', maxWidth: 'full' })}>
      <MarginRow margin="dates" note={<b>Wed, Nov 18</b>}>
        <p className={css({ py: '4', borderBottom: '[1px solid]', borderColor: 'hairline' })}>
          <bdi>Equations Check Assignment</bdi>
        </p>
      </MarginRow>
      <MarginRow margin="dates" note={<b>Today</b>}>
        <p className={css({ py: '4' })}>
          <bdi>Plants and Equations Assignment</bdi>
        </p>
      </MarginRow>
    </MarginSheet>
  ),
  Tooltip: () => (
    <Tooltip words="Students see the title, never the key.">
      {(described) => (
        <Button variant="secondary" size="sm" {...described}>
          <Icon of={info} size={16} /> What students see
        </Button>
      )}
    </Tooltip>
  ),
}
