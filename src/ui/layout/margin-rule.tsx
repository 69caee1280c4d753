import { marginRule } from '#styled/recipes'

/**
 * The vertical rule between the work and its marks, in an area that scrolls: put it first inside the scroller. It stays
 * in sight while the rest scrolls. `chat`: right of the centred sheet of 920. Pages that do not scroll by themselves use `MarginSheet`.
 */
export function MarginRule({ at = 'chat' }: { at?: 'chat' }) {
  return <div aria-hidden="true" className={marginRule({ at })} />
}
