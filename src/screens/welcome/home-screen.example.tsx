import { HomeScreen, type HomeScreenProps } from './home-screen.tsx'

const first: HomeScreenProps = {
  keep: '',
  home: null,
  links: { community_url: null, intro_video_url: null },
  isVideoOpen: false,
  sample: { isBusy: false, isOver: false, sentence: null },
  onTrySample: () => undefined,
}
const rich = { community_url: 'https://chat.example/lectern', intro_video_url: 'https://video.example/embed/1' }

/** The public start page. */
export const examples = {
  'Start page': () => <HomeScreen {...first} />,
  'With a community and a video, before it is played': () => <HomeScreen {...first} links={rich} />,
  'Opening the sample': () => <HomeScreen {...first} sample={{ isBusy: true, isOver: false, sentence: null }} />,
  'The sample did not open': () => <HomeScreen {...first} sample={{ isBusy: false, isOver: false, sentence: 'The sample could not be opened. Please try again.' }} />,
  'The sample is over': () => <HomeScreen {...first} sample={{ isBusy: false, isOver: true, sentence: null }} />,
  'Somebody who is signed in': () => <HomeScreen {...first} home="/student" />,
}
