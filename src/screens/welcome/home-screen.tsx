import type { Welcome } from '#contract/welcome/welcome.ts'
import { Button, ButtonLink } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { SkipLink } from '#src/ui/layout/skip-link.tsx'
import { css } from '#styled/css'
import { Entrances } from './entrances.tsx'
import { HomeFooter } from './home-footer.tsx'
import { IntroVideo } from './intro-video.tsx'
import { PublicHeader } from './public-header.tsx'
import { SampleBook } from './sample-book.tsx'
import { SubjectsBand } from './subjects-band.tsx'

/** The sample session as the start page offers it; `isOver` after the last one ended, `sentence` says why none could be opened. */
export type SampleOffer = { isBusy: boolean; isOver: boolean; sentence: string | null }

/** What the start page shows. `home` is where somebody who is signed in goes on, null for visitors; `links` are null until known. */
export type HomeScreenProps = {
  /** Search that carries the wanted page to the login, with its `?`. */
  keep: string
  home: string | null
  links: Welcome | null
  isVideoOpen: boolean
  sample: SampleOffer
  onTrySample: () => void
}

/** The public start page: what Lectern is, the ways in, and a session to try without an account. */
export function HomeScreen({ keep, home, links, isVideoOpen, sample, onTrySample }: HomeScreenProps) {
  return (
    <div className={css({ minHeight: 'screen' })}>
      <SkipLink />
      <PublicHeader>
        <ButtonLink variant="quiet" href="/guide" className={wide}>
          User Guide
        </ButtonLink>
        <ButtonLink variant="quiet" href={`/login${keep}`} className={close}>
          Log in
        </ButtonLink>
        <ButtonLink variant="secondary" href="/register" className={close}>
          Register
        </ButtonLink>
      </PublicHeader>
      <main id="main" tabIndex={-1}>
        <div className={hero}>
          <div>
            <h1 className={title} tabIndex={-1}>
              The exercise book that answers back.
            </h1>
            <p className={lead}>
              Practice English, Math, Spanish and more with a tutor that gives hints before answers. Teachers see every try.{' '}
              <strong>Free for everyone.</strong>
            </p>
            <div className={trying}>
              {home === null ? (
                <>
                  <Button size="lg" busy={sample.isBusy} busyLabel="Opening..." onClick={onTrySample}>
                    Try a sample session
                  </Button>
                  <p className={css({ color: 'muted' })}>No account needed. 4 minutes.</p>
                </>
              ) : (
                <ButtonLink size="lg" href={home}>
                  Go to Dashboard
                </ButtonLink>
              )}
            </div>
            {sample.isOver ? <Notice tone="info">Your sample is over. Register to make exercises of your own, or try another sample.</Notice> : null}
            {sample.sentence === null ? null : <Notice tone="bad">{sample.sentence}</Notice>}
          </div>
          <div className={side}>
            <SampleBook />
          </div>
          <div className={ways}>
            <Entrances keep={keep} />
          </div>
        </div>
        <SubjectsBand />
        {links === null || links.intro_video_url === null ? null : <IntroVideo address={links.intro_video_url} isOpen={isVideoOpen} />}
      </main>
      <HomeFooter links={links} />
    </div>
  )
}

const wide = css({ hideBelow: 'md' })
const close = css({ px: { base: '2.5', md: '4', _fewLetters: '1' } })
const hero = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 1fr) minmax(0, 1.16fr)]' },
  gridTemplateRows: { lg: '[auto 1fr]' },
  alignItems: 'start',
  columnGap: { lg: '18' },
  rowGap: { base: '8', lg: '2' },
  maxWidth: 'page',
  marginInline: 'auto',
  px: { base: '4', md: '8' },
  pt: { base: '2', md: '8' },
  pb: '16',
})
const side = css({ minWidth: '0', gridColumn: { lg: '[2]' }, gridRow: { lg: '[1 / 3]' } })
const ways = css({ minWidth: '0', gridColumn: { lg: '[1]' } })
/** No larger than lets the longest word stand on one line. */
const title = css({ textStyle: 'display', fontSize: { base: '[min(2.25rem, 14vw)]', md: 'display' } })
const lead = css({ mt: '4', textStyle: 'student', color: 'muted', '& strong': { color: 'ink', fontWeight: 'bold' } })
const trying = css({
  mt: '6',
  mb: '3',
  display: 'flex',
  flexDirection: { base: 'column', md: 'row' },
  flexWrap: 'wrap',
  alignItems: { base: 'stretch', md: 'center' },
  columnGap: '4',
  rowGap: '2',
  '& > p': { textAlign: { base: 'center', md: 'start' } },
})
