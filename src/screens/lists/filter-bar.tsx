import { type ReactNode, useRef } from 'react'
import { css, cx } from '#styled/css'
import { button } from '#styled/recipes'
import { Button } from '#src/ui/controls/button.tsx'
import { DropDown } from '#src/ui/controls/drop-down.tsx'
import { Icon } from '#src/ui/icons/icon.tsx'
import { listFilter, rotateCcw } from '#src/ui/icons/icons.ts'
import { SearchBox } from '#src/ui/controls/search-box.tsx'
import { Chip } from '#src/ui/session/chip.tsx'
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'
import { raised } from '#src/ui/layout/raised.ts'

/** A choice that narrows a list, in the word it was chosen by. */
export type ChosenFilter = { word: string; onClear: () => void }

/**
 * Props of `FilterBar`. `noun` is what is searched ("questions"), `words` what is looked for; `children` are the choices that
 * narrow and order the list, `chosen` what each of them that narrows it says, and what takes it back.
 */
export type FilterBarProps = {
  noun: string
  placeholder: string
  words: string
  chosen: readonly ChosenFilter[]
  canReset: boolean
  children: ReactNode
  onSearch: (words: string) => void
  onReset: () => void
}

/**
 * What narrows a list: words to look for, choices behind a button that counts them, each that is chosen in a word
 * beside it, and a way back to the whole of it.
 */
export function FilterBar({ noun, placeholder, words, chosen, canReset, children, onSearch, onReset }: FilterBarProps) {
  const bar = useRef<HTMLElement>(null)
  return (
    <search ref={bar} className={styles.bar} aria-label={`Filter ${noun}`}>
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
            {chosen.length === 0 ? null : (
              <span className={styles.count}>
                {chosen.length}
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
      {chosen.length === 0 ? null : (
        <div className={styles.chosen} data-chips>
          {chosen.map(({ word, onClear }) => (
            <Chip
              key={word}
              name={`filter ${word}`}
              onRemove={() => {
                onClear()
                // The word goes with its button: the focus stays where filters are chosen.
                bar.current?.querySelector('summary')?.focus()
              }}
            >
              {word}
            </Chip>
          ))}
        </div>
      )}
    </search>
  )
}

/** One of a list's own words as a chosen filter, if there is one. */
export function chosenWord(word: string | null, onClear: () => void): ChosenFilter[] {
  return word === null ? [] : [{ word, onClear }]
}

/** What there is to choose from, with what is chosen even where the list has none of it any more. */
export function withChosen<Value>(offered: readonly Value[], chosen: Value | null): readonly Value[] {
  return chosen === null || offered.includes(chosen) ? offered : [...offered, chosen]
}

const styles = {
  bar: css({ position: 'relative', display: 'flex', flexWrap: { base: 'wrap', md: 'nowrap' }, flex: '1', alignItems: 'center', gap: '2', minWidth: '0' }),
  words: css({ flex: '[1 1 6rem]', minWidth: '0', maxWidth: { lg: '[22.5rem]' } }),
  // Beside the button where the row has room; on a phone below it.
  chosen: css({
    display: 'flex',
    flexWrap: { base: 'wrap', md: 'nowrap' },
    gap: '2',
    width: { base: 'full', md: 'auto' },
    flex: { md: '[0 1 auto]' },
    minWidth: '0',
    '& > span': { minWidth: '0', '& > bdi': { minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } },
  }),
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
