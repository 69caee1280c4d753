import { breadcrumbs } from '#styled/recipes'
import { Icon } from '#src/ui/icons/icon.tsx'
import { chevronRight } from '#src/ui/icons/icons.ts'
import { Link } from '#src/ui/controls/link.tsx'

/** One step of the way to a page; the page itself needs no `href`. */
export type Crumb = { label: string; href?: string }

/** Where the page is: `items` from the outside in; the last one is the page itself and needs no `href`. */
export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  const styles = breadcrumbs()
  return (
    <nav aria-label="Breadcrumbs" className={styles.root}>
      <ol className={styles.list}>
        {items.map((item, index) => (
          <li key={item.label} className={styles.item}>
            {index > 0 ? <Icon of={chevronRight} size={15} /> : null}
            {item.href === undefined || index === items.length - 1 ? <bdi aria-current="page">{item.label}</bdi> : <Link href={item.href}>
                <bdi>{item.label}</bdi>
              </Link>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
