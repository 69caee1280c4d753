import { useMemo } from 'react'
import { encode } from 'uqr'
import { css } from '#styled/css'

/** A QR code with a `label` of what it opens, always dark on white so that cameras read it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => drawn(text), [text])
  return (
    <svg viewBox={`0 0 ${size} ${size}`} width="7rem" height="7rem" role="img" aria-label={label} className={css({ flexShrink: '0' })}>
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  )
}

function drawn(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: 2 })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return { size, path }
}
