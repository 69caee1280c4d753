import dark from '#src/screens/welcome/pictures/chat-dark.webp'
import light from '#src/screens/welcome/pictures/chat-light.webp'
import phoneDark from '#src/screens/welcome/pictures/chat-phone-dark.webp'
import phoneLight from '#src/screens/welcome/pictures/chat-phone-light.webp'
import type { Picture } from './product-picture.tsx'

const page = { width: 768, height: 760 }
const phone = { width: 390, height: 760 }

/** A session at its second try. */
export const chatPicture: Picture = {
  light: { src: light, ...page },
  dark: { src: dark, ...page },
  phone: { light: { src: phoneLight, ...phone }, dark: { src: phoneDark, ...phone } },
}
