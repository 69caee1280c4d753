import type { ReactNode } from 'react'
import { css } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { rotateCcw } from '#src/ui/icons/icons.ts'
import { SearchBox } from '#src/ui/controls/search-box.tsx'

/**
 * Props of `FilterBar`. `noun` is what is searched ("questions"), `words` what is looked for; `children` are the choices that
 * narrow the list, `order` how it is ordered, apart from them.
 */
export type FilterBarProps = {
  noun: string
  placeholder: string
  words: string
  canReset: boolean
  children: ReactNode
  order?: ReactNode
  onSearch: (words: string) => void
  onReset: () => void
}

/** What narrows a list: words to look for, choices, and a way back to the whole of it. */
export function FilterBar({ noun, placeholder, words, canReset, children, order, onSearch, onReset }: FilterBarProps) {
  return (
    <search className={styles.bar} aria-label={`Filter ${noun}`}>
      <div className={styles.words}>
        <SearchBox aria-label={`Search ${noun}`} placeholder={placeholder} maxLength={200} value={words} onSearch={onSearch} />
      </div>
      {children}
      <Button variant="text" icon={rotateCcw} disabled={!canReset} className={styles.reset} onClick={onReset}>
        Reset Filters
      </Button>
      {order === undefined ? null : <div className={styles.order}>{order}</div>}
    </search>
  )
}

/** What there is to choose from, with what is chosen even where the list has none of it any more. */
export function withChosen<Value>(offered: readonly Value[], chosen: Value | null): readonly Value[] {
  return chosen === null || offered.includes(chosen) ? offered : [...offered, chosen]
}

const styles = {
  bar: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2.5',
    '& > *': { flex: { base: '[1 1 9rem]', md: '[0 1 auto]' }, minWidth: '0' },
  }),
  words: css({ '&&': { flex: { base: '[1 1 100%]', md: '[1 1 14rem]' } }, maxWidth: { md: '[20rem]' } }),
  reset: css({ order: { base: '1', md: '0' }, mdDown: { '&:disabled': { display: 'none' } } }),
  order: css({ marginInlineStart: { md: 'auto' } }),
}
