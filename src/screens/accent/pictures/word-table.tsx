import { use } from 'react'
import { css } from '#styled/css'
import { Table } from '#src/ui/layout/table.tsx'
import { tenths } from './picture-words.ts'
import type { ScriptWord, Span } from './script-words.ts'
import { takeLabels, WhoseTakeContext } from './whose-take.ts'
import { lookWords } from './word-look.ts'

/** Every word of a scored take as a row: how it was said, and how long the model and the student hold it. Folded until asked for. */
export function WordTable({ words }: { words: readonly ScriptWord[] }) {
  const whose = use(WhoseTakeContext)
  return (
    <details className={styles.root}>
      <summary className={styles.summary}>Show as table</summary>
      <Table caption={`The words of ${whose === 'own' ? 'your' : 'the'} take`} rows="tight">
        <thead>
          <tr>
            <th scope="col">Word</th>
            <th scope="col">Said</th>
            <th scope="col" data-number>
              Model
            </th>
            <th scope="col" data-number>
              {takeLabels[whose]}
            </th>
          </tr>
        </thead>
        <tbody>
          {words.map((word) => (
            <tr key={word.from}>
              <th scope="row">{word.label}</th>
              <td>{lookWords(word)}</td>
              <td data-number>{lengthWords(word.model)}</td>
              <td data-number>{lengthWords(word.own)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  )
}

function lengthWords(span: Span | null): string {
  return span === null ? '–' : `${tenths(span.endMs - span.startMs)} s`
}

const styles = {
  root: css({ mt: '3', maxHeight: '[24rem]', overflowY: 'auto' }),
  summary: css({ width: 'fit', minHeight: '8', alignContent: 'center', textStyle: 'label', fontWeight: 'semibold', color: 'action', cursor: 'pointer', borderRadius: 'small' }),
}
