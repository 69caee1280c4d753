import type { ComponentProps } from 'react'
import { cx } from '#styled/css'
import { field } from '#styled/recipes'
import { Icon } from '#src/ui/icons/icon.tsx'
import { search } from '#src/ui/icons/icons.ts'
import { useTypedWords } from '#src/ui/hooks/use-typed-words.ts'

type SearchBoxProps = Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'onKeyDown' | 'type'> & {
  value: string
  onSearch: (words: string) => void
}

/**
 * A box for words to look for. `value` is what is looked for now; `onSearch` hears new words once the typing rests for 300 ms
 * or Enter is pressed, and another `value` (filters reset, Back) replaces what was typed. Give it an `aria-label`.
 */
export function SearchBox({ value, onSearch, className, ...rest }: SearchBoxProps) {
  const styles = field({ shape: 'search' })
  const { typed, type, tell } = useTypedWords(value, onSearch)
  return (
    <div className={styles.box}>
      <span className={styles.icon}>
        <Icon of={search} size={18} />
      </span>
      <input
        dir="auto"
        {...rest}
        type="search"
        autoComplete="off"
        value={typed}
        className={cx(styles.control, className)}
        onChange={(event) => type(event.currentTarget)}
        onKeyDown={(event) => (event.key === 'Enter' ? tell() : undefined)}
      />
    </div>
  )
}
