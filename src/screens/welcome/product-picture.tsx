import { cx, css } from '#styled/css'

/** One picture of the product in one theme: its address and its size in pixels. */
export type Shot = { src: string; width: number; height: number }

/** A picture of the running product in both themes, each with its own shot for phones where it has one. */
export type Picture = { light: Shot; dark: Shot; phone?: { light: Shot; dark: Shot } }

/** Shows the shot of the reader's theme; the other one is not fetched. */
export function ProductPicture({ picture, alt, className }: { picture: Picture; alt: string; className?: string }) {
  return (
    <div className={cx(frame, className)}>
      <Themed shot={picture.light} phone={picture.phone?.light} alt={alt} className={inLight} />
      <Themed shot={picture.dark} phone={picture.phone?.dark} alt={alt} className={inDark} />
    </div>
  )
}

function Themed({ shot, phone, alt, className }: { shot: Shot; phone: Shot | undefined; alt: string; className: string }) {
  return (
    <picture className={className}>
      {phone === undefined ? null : <source media="(max-width: 767px)" srcSet={phone.src} width={phone.width} height={phone.height} />}
      <img src={shot.src} width={shot.width} height={shot.height} alt={alt} loading="lazy" decoding="async" className={image} />
    </picture>
  )
}

const frame = css({ border: '[1px solid]', borderColor: 'hairlineStrong', borderRadius: 'panel', overflow: 'clip', background: 'surface' })
const inLight = css({ _dark: { display: 'none' } })
const inDark = css({ display: 'none', _dark: { display: 'inline' } })
const image = css({ display: 'block', width: 'full', height: '[auto]' })
