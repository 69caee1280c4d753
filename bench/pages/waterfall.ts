import type { Visit } from './visit.ts'

/** Visits as a page of pictures: a bar for each call from being asked to its last byte, a line where the work was there. */
export function waterfalls(visits: { name: string; visit: Visit }[]): string {
  const latest = Math.max(...visits.map(({ visit }) => Math.max(visit.workMs, ...visit.calls.map(({ endedMs }) => endedMs || 0))))
  return `<!doctype html><meta charset="utf-8"><title>Waterfalls</title>
<style>body{font:14px system-ui;margin:24px;color-scheme:light dark}svg{width:100%;max-width:1200px}text{font-size:11px;fill:currentColor}</style>
${visits.map(({ name, visit }) => `<h2>${escaped(name)}</h2>${picture(visit, latest)}`).join('\n')}`
}

const [left, width, height] = [330, 860, 18]

function picture({ calls, workMs, chain }: Visit, latest: number): string {
  const at = (ms: number) => (left + (ms / latest) * width).toFixed(1)
  const bars = calls.map(({ path, askedMs, endedMs, bytes }, index) => {
    const [top, end] = [index * height, Number.isNaN(endedMs) ? workMs : endedMs]
    const label = `${path.slice(0, 48)} ${(bytes / 1000).toFixed(1)} kB`
    return `<text x="0" y="${top + 13}">${escaped(label)}</text><rect x="${at(askedMs)}" y="${top + 3}" width="${(((end - askedMs) / latest) * width).toFixed(1)}" height="12" fill="${colour(path)}"/>`
  })
  const bottom = Math.max(1, calls.length) * height
  const words = `${calls.length} calls, ${chain} after one another, work after ${workMs.toFixed(0)} ms`
  return `<svg viewBox="0 0 ${left + width + 20} ${bottom + 20}" role="img" aria-label="${words}">${bars.join('')}<line x1="${at(workMs)}" x2="${at(workMs)}" y1="0" y2="${bottom}" stroke="#c2410c" stroke-width="2"/><text x="0" y="${bottom + 15}">${words}</text></svg>`
}

function colour(path: string): string {
  if (path.startsWith('/api/')) return '#2563eb'
  if (path.endsWith('.js')) return '#ca8a04'
  return path.startsWith('/assets/') ? '#7c3aed' : '#15803d'
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
