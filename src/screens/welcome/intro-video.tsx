import { play } from '#src/ui/icons/icons.ts'
import { Icon } from '#src/ui/icons/icon.tsx'
import { css } from '#styled/css'
import { button } from '#styled/recipes'

/**
 * The school's intro video. Before it is asked for nothing of it is fetched: the link loads this page anew, because only that
 * document may frame it.
 */
export function IntroVideo({ address, isOpen }: { address: string; isOpen: boolean }) {
  return (
    <section id="video" className={section} aria-labelledby="video-title">
      <h2 id="video-title" className={title}>
        Intro video
      </h2>
      {isOpen ? (
        <iframe
          ref={bringIntoView}
          src={address}
          title="Intro video"
          className={frame}
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          allow="fullscreen; encrypted-media; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <>
          <p className={words}>It comes from {new URL(address).host}, which learns of your visit once you play it.</p>
          <a href="/home?video=true#video" className={button({ variant: 'secondary' })}>
            <Icon of={play} />
            Play the intro video
          </a>
        </>
      )}
    </section>
  )
}

/** The video comes after the page: by then the browser has given up looking for it. */
function bringIntoView(frame: HTMLIFrameElement | null) {
  frame?.scrollIntoView({ block: 'center' })
}

const section = css({ maxWidth: 'page', marginInline: 'auto', px: { base: '4', md: '8' }, py: '12' })
const title = css({ textStyle: 'title' })
const words = css({ mt: '2', mb: '4', color: 'muted' })
const frame = css({ mt: '4', width: 'full', maxWidth: 'sheet', aspectRatio: '[16 / 9]', border: '[0]', borderRadius: 'panel' })
