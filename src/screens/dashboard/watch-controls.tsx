import { SearchBox } from '#src/ui/controls/search-box.tsx'
import { Segment } from '#src/ui/controls/segment.tsx'
import { css } from '#styled/css'

/** Which students are shown: those tracked, filled up to five, or all who need help. */
export type WatchShow = 'tracked' | 'help'

type WatchControlsProps = {
  needHelp: number | null
  words: string
  show: WatchShow
  onSearch: (words: string) => void
  onShow: (show: WatchShow) => void
}

/** What narrows a watch-list: which students, and words in their names. `needHelp` is how many do, null while nobody knows. */
export function WatchControls({ needHelp, words, show, onSearch, onShow }: WatchControlsProps) {
  return (
    <div className={controls}>
      <Segment
        size="sm"
        label="Which students"
        options={[
          { value: 'tracked', label: 'Tracked' },
          { value: 'help', label: needHelp === null ? 'Need help' : `Need help (${needHelp})` },
        ]}
        value={show}
        onChange={onShow}
      />
      <SearchBox aria-label="Search students" placeholder="Search students" value={words} onSearch={onSearch} className={css({ minHeight: '9' })} />
    </div>
  )
}

const controls = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
  width: 'full',
  '& > fieldset': { flex: { base: '[1 1 100%]', md: 'none' } },
  '& > div': { flex: '[1 1 10rem]', maxWidth: { md: '[14rem]' } },
})
