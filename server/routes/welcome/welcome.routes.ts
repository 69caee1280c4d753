import { readWelcome, startSample as sample } from '#contract/welcome/welcome.ts'
import { route } from '#server/http/route.ts'
import { startSample } from '#server/use-cases/welcome/start-sample.ts'

/** The start page: its links, and a session without an account. */
export const welcomeRoutes = [
  route(readWelcome, { who: 'anyone', on: 'nothing' }, async ({ deps: { settings } }) => ({
    community_url: settings.communityUrl,
    intro_video_url: settings.introVideoUrl,
  })),
  route(sample, { who: 'anyone', on: 'nothing', limit: 'sample', waitsOutside: true }, ({ deps, address }) => startSample(deps, address)),
]
