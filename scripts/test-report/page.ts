import type { Compared } from './compare.ts'
import type { MachineReport, Outcome, Part, Scene } from './gather.ts'

/** What the page is made of: the machines' last runs, each scene's pictures by name, and when it was made. */
export type ReportPage = { machines: readonly MachineReport[]; pictures: ReadonlyMap<string, Compared>; madeAt: string; style: string }

const words = { passed: 'passed', failed: 'failed', absent: 'not run' } satisfies Record<Outcome, string>

/** The whole report as one page that needs nothing beside it. */
export function pageOf(report: ReportPage): string {
  const { machines, madeAt, style } = report
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Lectern: what the walks saw</title>
<style>${style}</style>
<header>
<h1>What the walks saw</h1>
<p>${escape(summaryOf(report))}</p>
<p class="quiet">Made ${escape(madeAt)} from the last runs of <code>npm test</code> and <code>npm run test:walks</code>.</p>
</header>
<main>
<form role="search">
<label class="field">Find a machine <input type="search" name="machine" autocomplete="off"></label>
<label><input type="checkbox" name="failing"> Only what failed</label>
<label><input type="checkbox" name="differing"> Only pictures that differ</label>
<p role="status" class="quiet"></p>
</form>
${machines.map((machine) => machineOf(machine, report)).join('\n')}
</main>
<script>${filter}</script>
</html>
`
}

/** How much of a machine is seen in the browser, in words. */
export function summaryOf({ machines, pictures }: Pick<ReportPage, 'machines' | 'pictures'>): string {
  const states = machines.flatMap((machine) => machine.states)
  const transitions = machines.flatMap((machine) => machine.transitions)
  const scenes = machines.flatMap((machine) => machine.scenes)
  const seen = (parts: readonly Part[]) => `${parts.filter(({ browser }) => browser === 'passed').length} of ${parts.length}`
  const failed = scenes.filter(({ outcome }) => outcome !== null).length
  const accepted = [...pictures.values()].filter((picture) => picture.accepted !== null)
  const differing = accepted.filter(({ share }) => share > 0).length
  const compared = accepted.length === 0 ? 'none of which is accepted yet' : `of which ${differing} differ from the ${accepted.length} accepted ones`
  return `${machines.length} machines. In the browser: ${seen(states)} states they can rest in and ${seen(transitions)} transitions, on ${scenes.length} paths, of which ${failed} failed. ${pictures.size} pictures, ${compared}.`
}

function machineOf(machine: MachineReport, { pictures }: ReportPage): string {
  const { name, chart, mounted, states, transitions, scenes, paths } = machine
  const seen = states.filter(({ browser }) => browser === 'passed').length
  const isFailing = [chart, mounted, ...states.map(({ browser }) => browser)].includes('failed')
  const isDiffering = scenes.some((scene) => scene.pictures.some((picture) => (pictures.get(picture)?.share ?? 0) > 0))
  const browser: Outcome = scenes.length === 0 ? 'absent' : scenes.every(({ outcome }) => outcome === null) ? 'passed' : 'failed'
  return `<details class="machine" data-machine="${escape(name)}" data-failing="${isFailing}" data-differing="${isDiffering}">
<summary><h2>${escape(name)}</h2>
${pill(`chart ${words[chart]}`, chart)} ${pill(`mounted ${words[mounted]}`, mounted)} ${pill(`browser ${words[browser]}`, browser)}
<span>${seen} of ${states.length} states seen</span>${isDiffering ? ` ${pill('pictures differ', 'differs')}` : ''}</summary>
<div>
<h3>States</h3>
${tableOf('State', states, paths)}
<h3>Transitions</h3>
${tableOf('Transition', transitions, paths)}
<h3>Paths in the browser</h3>
${scenes.length === 0 ? '<p class="quiet">None was played.</p>' : scenes.map((scene) => sceneOf(scene, pictures)).join('\n')}
</div>
</details>`
}

function tableOf(what: string, parts: readonly Part[], paths: number): string {
  const rows = parts.map(
    ({ name, paths: count, browser }) =>
      `<tr><th scope="row">${escape(name)}</th><td class="number">${count} of ${paths}</td><td>${pill(words[browser], browser)}</td></tr>`,
  )
  return `<div class="scroll" tabindex="0" role="region" aria-label="${what}s"><table>
<thead><tr><th scope="col">${what}</th><th scope="col" class="number">Paths on the chart</th><th scope="col">In the browser</th></tr></thead>
<tbody>${rows.join('')}</tbody></table></div>`
}

function sceneOf(scene: Scene, pictures: ReadonlyMap<string, Compared>): string {
  const { leaves, path, outcome, ms, isPassing } = scene
  const compared = scene.pictures.flatMap((name) => {
    const one = pictures.get(name)
    return one === undefined ? [] : [{ name, one }]
  })
  const isDiffering = compared.some(({ one }) => one.share > 0)
  const [start, ...steps] = path
  return `<article data-failing="${outcome !== null}" data-differing="${isDiffering}">
<h4>${escape(leaves.join(' and '))} ${outcome === null ? pill('passed', 'passed') : pill('failed', 'failed')}</h4>
<p>Starts in ${escape(start?.leaves.join(' and ') ?? 'nothing')}. ${isPassing ? 'The page passes this state and does not rest in it.' : ''}</p>
<ol>${steps.map((step) => `<li>${escape(step.words)}: ${escape(step.leaves.join(' and '))}</li>`).join('')}</ol>
<p class="quiet">${(ms / 1000).toFixed(1)} seconds, ${escape(scene.at)}.</p>
${outcome === null ? '' : `<pre>${escape(outcome)}</pre>`}
<div class="pictures">${compared.map(({ name, one }) => pictureOf(name, leaves, one)).join('')}</div>
</article>`
}

function pictureOf(name: string, leaves: readonly string[], { now, accepted, difference, share }: Compared): string {
  const [, width = '', theme = ''] = /\.(\d+)-(light|dark)\.png$/.exec(name) ?? []
  const where = `${width} pixels wide, ${theme}`
  const figure = (file: Buffer, caption: string) =>
    `<figure><img loading="lazy" alt="${escape(`${leaves.join(' and ')}, ${where}: ${caption}`)}" src="data:image/png;base64,${file.toString('base64')}"><figcaption>${escape(caption)}</figcaption></figure>`
  if (share === 0) return figure(now, accepted === null ? `${where}, not accepted yet` : where)
  const shown = [...(accepted === null ? [] : [figure(accepted, 'accepted')]), figure(now, 'now'), ...(difference === null ? [] : [figure(difference, 'difference')])]
  return `<section class="beside"><h5>${escape(where)}: ${percent(share)} differ${difference === null ? ', the sizes too' : ''}</h5><div class="pictures">${shown.join('')}</div></section>`
}

function percent(share: number): string {
  return `${(share * 100).toFixed(share < 0.01 ? 3 : 1)} % of the points`
}

function pill(text: string, look: string): string {
  return `<span class="pill ${look}">${escape(text)}</span>`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

/** Hides what is not asked for; without it everything is shown. */
const filter = `
const form = document.forms[0]
const machines = [...document.querySelectorAll('details.machine')]
function show() {
  const words = form.machine.value.trim().toLowerCase()
  const wanted = ['failing', 'differing'].filter((name) => form[name].checked)
  const isWanted = (part) => wanted.length === 0 || wanted.some((name) => part.dataset[name] === 'true')
  for (const machine of machines) {
    machine.hidden = !machine.dataset.machine.includes(words) || !isWanted(machine)
    for (const scene of machine.querySelectorAll('article')) scene.hidden = !isWanted(scene)
    if (!machine.hidden && wanted.length > 0) machine.open = true
  }
  const shown = machines.filter((machine) => !machine.hidden).length
  form.querySelector('[role=status]').textContent = shown === machines.length ? '' : shown + ' of ' + machines.length + ' machines'
}
form.addEventListener('input', show)
form.addEventListener('submit', (event) => event.preventDefault())
`
