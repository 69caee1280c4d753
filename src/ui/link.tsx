import { createContext, type AnchorHTMLAttributes, type ComponentType, use } from 'react'

/** What a link of the app takes: an address inside the app and whatever an anchor takes. */
export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }

/** Which component draws links: a plain anchor unless the app provides its router's. */
export const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink)

/** A link to an address inside the app. Screens use it, so that they need no router. */
export function Link(props: LinkProps) {
  const Anchor = use(LinkContext)
  return <Anchor {...props} />
}

function PlainLink({ children, ...anchor }: LinkProps) {
  return <a {...anchor}>{children}</a>
}
