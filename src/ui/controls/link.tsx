import { type AnchorHTMLAttributes, type ComponentType, createContext, use } from 'react'
import { cx } from '#styled/css'
import { textLink } from '#styled/recipes'

/** What a link of the app takes: an address inside the app and whatever an anchor takes. */
export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }

/** Which component draws links: a plain anchor unless the app provides its router's. */
export const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink)

/** A link to an address inside the app, without a look of its own. Screens use it, so that they need no router. */
export function Link(props: LinkProps) {
  const Anchor = use(LinkContext)
  return <Anchor {...props} />
}

/** A link in running text; `quiet` for lists where the link is not the point. */
export function TextLink({ quiet, className, ...rest }: LinkProps & { quiet?: boolean }) {
  return <Link {...rest} className={cx(textLink({ quiet }), className)} />
}

function PlainLink({ children, ...anchor }: LinkProps) {
  return <a {...anchor}>{children}</a>
}
