import { Icon } from '#src/ui/icons/icon.tsx'
import { chevronRight } from '#src/ui/icons/icons.ts'
import { css } from '#styled/css'

/** The word that opens a row. On a card a sign at its end stands for it, with the room of a finger around it; screen readers hear the word. */
export function OpenWord({ children }: { children: string }) {
  return (
    <>
      <span className={word}>{children}</span>
      <span className={sign}>
        <Icon of={chevronRight} size={20} />
      </span>
    </>
  )
}

const word = css({ '@container data-table (width < 52rem)': { srOnly: true } })
const sign = css({ display: 'none', '@container data-table (width < 52rem)': { display: 'grid', placeItems: 'center', width: '[min(2.75rem, 44px)]', height: '[min(2.75rem, 44px)]' } })
