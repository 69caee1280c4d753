import { createRoot } from 'react-dom/client'
import { readLastRun } from './chart/last-run.ts'
import { followPages } from './pages/live-pages.ts'
import { QaPage } from './qa-page.tsx'

const theme = new URLSearchParams(location.search).get('theme')
if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme

const root = document.getElementById('root')
if (root !== null) createRoot(root).render(<QaPage pages={followPages()} lastRun={readLastRun()} />)
