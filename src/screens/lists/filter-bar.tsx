import type { ReactNode } from 'react'
import { css, cx } from '#styled/css'
import { button } from '#styled/recipes'
import { Button } from '#src/ui/controls/button.tsx'
import { DropDown } from '#src/ui/controls/drop-down.tsx'
import { Icon } from '#src/ui/icons/icon.tsx'
import { listFilter, rotateCcw } from '#src/ui/icons/icons.ts'
import { SearchBox } from '#src/ui/controls/search-box.tsx'
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'
import { raised } from '#src/ui/layout/raised.ts'

/**
 * Props of `FilterBar`. `noun` is what is searched ("questions"), `words` what is looked for; `children` are the choices that
 * narrow and order the list, `set` how many of them are not as they were.
 */
export type FilterBarProps = {
  noun: string
  placeholder: string
  words: string
  set: number
  canReset: boolean
  children: ReactNode
  onSearch: (words: string) => void
  onReset: () => void
}

/** What narrows a list: words to look for, choices behind a button that counts them, and a way back to the whole of it. */
export function FilterBar({ noun, placeholder, words, set, canReset, children, onSearch, onReset }: FilterBarProps) {
  return (
    <search className={styles.bar} aria-label={`Filter ${noun}`}>
      <div className={styles.words}>
        <SearchBox aria-label={`Search ${noun}`} placeholder={placeholder} maxLength={200} value={words} onSearch={onSearch} />
      </div>
      <DropDown
        className={styles.filters}
        buttonClassName={button({ variant: 'secondary', size: 'md' })}
        button={
          <>
            <Icon of={listFilter} size={18} />
            <span className={styles.word}>Filters</span>
            {set === 0 ? null : (
              <span className={styles.count}>
                {set}
                <VisuallyHidden> set</VisuallyHidden>
              </span>
            )}
          </>
        }
      >
        <div className={styles.sheet}>
          {children}
          <Button variant="text" icon={rotateCcw} disabled={!canReset} onClick={onReset}>
            Reset Filters
          </Button>
        </div>
      </DropDown>
    </search>
  )
}

/** What there is to choose from, with what is chosen even where the list has none of it any more. */
export function withChosen<Value>(offered: readonly Value[], chosen: Value | null): readonly Value[] {
  return chosen === null || offered.includes(chosen) ? offered : [...offered, chosen]
}

const styles = {
  bar: css({ position: 'relative', display: 'flex', flexWrap: 'wrap', flex: '1', alignItems: 'center', gap: '2', minWidth: '0' }),
  words: css({ flex: '[1 1 6rem]', minWidth: '0' }),
  // On a phone the words to look for need the room more.
  word: css({ srOnly: { base: true, md: false } }),
  filters: css({ position: { md: 'relative' }, flexShrink: '0' }),
  count: css({
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: '5.5',
    height: '5.5',
    px: '1',
    borderRadius: 'full',
    background: 'action',
    color: 'onAction',
    textStyle: 'label',
    fontWeight: 'bold',
  }),
  sheet: cx(
    raised,
    css({
      position: 'absolute',
      insetInlineStart: '0',
      top: '[calc(100% + 4px)]',
      zIndex: 'menu',
      display: 'flex',
      flexDirection: 'column',
      gap: '2',
      width: '[min(20rem, 100vw - 2rem)]',
      p: '3',
    }),
  ),
}
