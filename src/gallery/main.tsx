import { createRoot } from 'react-dom/client'
import { Gallery } from './gallery.tsx'

const theme = new URLSearchParams(location.search).get('theme')
if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme

const root = document.getElementById('root')
if (root !== null) createRoot(root).render(<Gallery />)
