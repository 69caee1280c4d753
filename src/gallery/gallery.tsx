import { useState } from 'react'
import { css } from '#styled/css'
import { Segment } from '#src/ui/controls/segment.tsx'
import { TextLink } from '#src/ui/controls/link.tsx'
import { allExamples, type Example } from './examples.ts'

const themes = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const

/**
 * Every part and every screen in every state. `?only=` keeps the groups that begin with it, `?example=` shows one by
 * itself, `?theme=` sets the theme.
 */
export function Gallery() {
  const query = new URLSearchParams(location.search)
  const alone = allExamples.find((example) => example.id === query.get('example'))
  if (alone !== undefined) return <alone.Component />
  const wanted = query.get('only') ?? ''
  return <List examples={allExamples.filter((example) => example.group.startsWith(wanted))} />
}

function List({ examples }: { examples: Example[] }) {
  const groups = [...new Set(examples.map((example) => example.group))]
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <h1 className={css({ textStyle: 'title' })}>Lectern components</h1>
        <ThemeChoice />
      </header>
      {groups.map((group) => (
        <section key={group} className={styles.group} aria-label={group}>
          <h2 className={css({ textStyle: 'section', mb: '4' })}>{group}</h2>
          <div className={styles.examples}>
            {examples.filter((example) => example.group === group).map(draw)}
          </div>
        </section>
      ))}
    </main>
  )
}

function draw({ id, name, isFramed, Component }: Example) {
  return (
    <div key={id} className={styles.example}>
      <p className={styles.name}>
        {name} <TextLink href={addressOf(id)}>alone</TextLink>
      </p>
      {isFramed ? <iframe src={addressOf(id)} title={id} className={styles.frame} loading="lazy" /> : <Component />}
    </div>
  )
}

function ThemeChoice() {
  const [theme, setTheme] = useState<(typeof themes)[number]['value']>('system')
  function choose(next: (typeof themes)[number]['value']) {
    setTheme(next)
    if (next === 'system') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = next
  }
  return <Segment label="Theme" options={themes} value={theme} onChange={choose} />
}

function addressOf(id: string): string {
  const theme = document.documentElement.dataset.theme
  return `?example=${encodeURIComponent(id)}${theme === undefined ? '' : `&theme=${theme}`}`
}

const styles = {
  page: css({ maxWidth: 'page', mx: 'auto', px: { base: '4', md: '8' }, py: '8' }),
  head: css({ display: 'flex', flexWrap: 'wrap', gap: '4', alignItems: 'center', justifyContent: 'space-between', mb: '8' }),
  group: css({ borderTop: '[1px solid]', borderColor: 'hairlineStrong', py: '6' }),
  examples: css({ display: 'flex', flexWrap: 'wrap', gap: '6', alignItems: 'flex-start' }),
  example: css({ minWidth: '0', maxWidth: 'full', flex: '[0 1 auto]', '&:has(> iframe)': { width: 'full' } }),
  name: css({ textStyle: 'caption', color: 'muted', mb: '2' }),
  frame: css({ width: 'full', height: '[48rem]', border: '[1px solid]', borderColor: 'hairlineStrong', background: 'paper' }),
}
