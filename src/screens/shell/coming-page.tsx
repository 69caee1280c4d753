import { ButtonLink } from '#src/ui/button.tsx'
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx'
import { css } from '#styled/css'
import { MessagePage } from './message-page.tsx'

/** A page that is planned and not built yet: what it will hold, and what works meanwhile. */
export type ComingPageProps = {
  title: string
  crumbs?: { label: string; href?: string }[]
  will: string
  meanwhile?: { words: string; label: string; href: string }
}

/** Says honestly that a page is still to come. */
export function ComingPage({ title, crumbs, will, meanwhile }: ComingPageProps) {
  return (
    <>
      {crumbs ? (
        <div className={css({ px: { base: '4', md: '8' }, pt: '5' })}>
          <Breadcrumbs items={crumbs} />
        </div>
      ) : null}
      <MessagePage
        mark="Soon"
        title={title}
        actions={
          meanwhile ? (
            <ButtonLink size="lg" href={meanwhile.href}>
              {meanwhile.label}
            </ButtonLink>
          ) : undefined
        }
      >
        <p>This page is not built yet. {will}</p>
        {meanwhile ? <p>{meanwhile.words}</p> : null}
      </MessagePage>
    </>
  )
}
