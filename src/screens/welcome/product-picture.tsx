import { cx, css } from '#styled/css'

/** One picture of the product in one theme: its address and its size in pixels. */
export type Shot = { src: string; width: number; height: number }

/** A picture of the running product in both themes. */
export type Picture = { light: Shot; dark: Shot }

/** Shows the shot of the reader's theme; the other one is not fetched. */
export function ProductPicture({ picture, alt, className }: { picture: Picture; alt: string; className?: string }) {
  return (
    <div className={cx(frame, className)}>
      <Themed shot={picture.light} alt={alt} className={inLight} />
      <Themed shot={picture.dark} alt={alt} className={inDark} />
    </div>
  )
}

function Themed({ shot, alt, className }: { shot: Shot; alt: string; className: string }) {
  return (
    <span className={className}>
      <img src={shot.src} width={shot.width} height={shot.height} alt={alt} loading="lazy" decoding="async" className={image} />
    </span>
  )
}

const frame = css({ border: '[1px solid]', borderColor: 'hairlineStrong', borderRadius: 'panel', overflow: 'clip', background: 'surface' })
const inLight = css({ _dark: { display: 'none' } })
const inDark = css({ display: 'none', _dark: { display: 'inline' } })
const image = css({ display: 'block', width: 'full', height: '[auto]' })
