import { HomeScreen } from './home-screen.tsx'

/** The public start page. */
export const examples = { 'Start page': () => <HomeScreen /> }
