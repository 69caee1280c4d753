import '#src/styles.css'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { HomeScreen } from '#src/screens/welcome/home-screen.tsx'

let unmount: (() => void) | undefined

afterEach(() => unmount?.())

async function shown(isVideoOpen: boolean): Promise<HTMLElement> {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  unmount = () => {
    root.unmount()
    host.remove()
  }
  const links = { community_url: 'https://chat.example/lectern', intro_video_url: `${location.origin}/logo.svg` }
  const sample = { isBusy: false, isOver: false, sentence: null }
  root.render(<HomeScreen keep="" home={null} links={links} isVideoOpen={isVideoOpen} sample={sample} onTrySample={() => undefined} />)
  await expect.poll(() => host.querySelector('#video')).not.toBe(null)
  return host
}

test('@f6 a community chat is a link, and the video is not fetched before it is asked for', async () => {
  const host = await shown(false)
  expect([...host.querySelectorAll('footer a')].map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['User Guide', '/guide'],
    ['Register', '/register'],
    ['Community chat', 'https://chat.example/lectern'],
    ['Intro video', '#video'],
  ])
  expect([host.querySelector('iframe'), host.querySelector('#video a')?.getAttribute('href')]).toEqual([null, '/home?video=true#video'])
})

test('the video that was asked for stands in a frame that can do little', async () => {
  const frame = (await shown(true)).querySelector('iframe')
  expect([frame?.src, frame?.title, frame?.sandbox.contains('allow-top-navigation')]).toEqual([`${location.origin}/logo.svg`, 'Intro video', false])
})
