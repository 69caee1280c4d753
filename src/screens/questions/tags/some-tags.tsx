import { css } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { hasTag, isSameTag } from './tag-counts.ts'

type SomeTagsProps = {
  some: readonly { tag: string; count: number }[]
  of: number
  isKnown: boolean
  off: readonly string[]
  isBusy: boolean
  onAll: (tag: string) => void
  onOff: (off: readonly string[]) => void
}

/** Tags that some of many items have, each to be put on all or taken off. `isKnown` says that the counts are of all of them. */
export function SomeTags({ some, of, isKnown, off, isBusy, onAll, onOff }: SomeTagsProps) {
  if (some.length === 0) return null
  return (
    <section aria-label="On some of them">
      <p className={styles.title}>On some of them</p>
      <ul className={styles.list}>
        {some.map(({ tag, count }) => {
          const isOff = hasTag(off, tag)
          return (
            <li key={tag} className={styles.row}>
              <span className={styles.name}>
                <bdi>{tag}</bdi> <span className={styles.quiet}>{isOff ? 'is taken off' : isKnown ? `on ${count} of ${of}` : ''}</span>
              </span>
              <Button variant="text" size="row" disabled={isBusy} aria-label={`Put on all: ${tag}`} onClick={() => onAll(tag)}>
                Put on all
              </Button>
              {isOff ? (
                <Button variant="text" size="row" disabled={isBusy} aria-label={`Leave: ${tag}`} onClick={() => onOff(off.filter((one) => !isSameTag(one, tag)))}>
                  Leave
                </Button>
              ) : (
                <Button variant="text" size="row" disabled={isBusy} aria-label={`Take off: ${tag}`} onClick={() => onOff([...off, tag])}>
                  Take off
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const styles = {
  title: css({ fontWeight: 'strong', textStyle: 'dense' }),
  list: css({ display: 'flex', flexDirection: 'column' }),
  row: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', rowGap: '1', minHeight: '11', borderBottom: '1px solid', borderBottomColor: 'hairline' }),
  name: css({ flex: '1', minWidth: '[8rem]', overflowWrap: 'break-word', fontWeight: 'semibold' }),
  quiet: css({ color: 'muted', fontWeight: 'normal', textStyle: 'label' }),
}
