import type { ReactNode } from 'react'
import { css } from '#styled/css'

/** A whole page with one thing to say: a short mark in the margin, a heading, a sentence and what to do next. */
export type MessagePageProps = { mark: string; title: string; children: ReactNode; actions?: ReactNode }

/** Ruled paper with a margin: for not-found, failed and not-yet-built pages. */
export function MessagePage({ mark, title, children, actions }: MessagePageProps) {
  return (
    <div className={paper}>
      <p className={margin}>{mark}</p>
      <div className={work}>
        <h1 dir="auto" className={heading} tabIndex={-1}>
          {title}
        </h1>
        <div className={words}>{children}</div>
        {actions ? <div className={buttons}>{actions}</div> : null}
      </div>
    </div>
  )
}

const paper = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '[22% 1fr]' },
  alignContent: { base: 'start', md: 'stretch' },
  minHeight: '[calc(100dvh - 8rem)]',
  backgroundImage: { md: '[repeating-linear-gradient(to bottom, transparent 0 55px, token(colors.hairline) 55px 56px)]' },
})
const margin = css({
  pt: { base: '12', md: '[7.5rem]' },
  px: { base: '4', md: '8' },
  textAlign: { base: 'start', md: 'end' },
  textStyle: 'dialog',
  fontWeight: 'bold',
  color: 'muted',
  borderInlineEnd: { md: '[2px solid token(colors.marginRule)]' },
})
const work = css({ pt: { base: '2', md: '[7.25rem]' }, pb: '12', px: { base: '4', md: '10' }, maxWidth: '[47.5rem]' })
const heading = css({ textStyle: 'title', fontSize: { base: '[min(1.875rem, 11vw)]', md: '[2.5rem]' }, fontWeight: 'heavy' })
const words = css({ mt: { base: '3', md: '6' }, textStyle: 'student', color: 'muted', '& p + p': { mt: '3' } })
const buttons = css({ mt: '7', display: 'flex', flexWrap: 'wrap', gap: '3', '& > *': { minWidth: '0', maxWidth: 'full' } })
