import { colors } from '#src/theme/colors.ts'

/** The page's styles, in the product's colours for both themes; `font` is the product's typeface as a WOFF2 file. */
export function styleOf(font: Buffer): string {
  const themed = Object.entries(colors).map(([name, { value }]) => `--${name}: light-dark(${value.base}, ${value._dark});`)
  return `@font-face { font-family: Atkinson; font-weight: 200 800; src: url(data:font/woff2;base64,${font.toString('base64')}) format('woff2'); }
:root { color-scheme: light dark; ${themed.join(' ')} }
${rules}`
}

const rules = `* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 Atkinson, system-ui, sans-serif; }
main, header { max-width: 80rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.875rem; line-height: 1.2; margin: 1rem 0 0.5rem; }
h3 { font-size: 1.25rem; margin: 1.5rem 0 0.5rem; }
h4 { font-size: 1rem; margin: 0 0 0.5rem; overflow-wrap: anywhere; }
p { margin: 0.5rem 0; max-width: 68ch; }
.quiet { color: var(--muted); }
form { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 0.75rem 1.5rem; align-items: end; padding: 0.75rem 1rem; margin: 0 -1rem; background: var(--paper); border-bottom: 1px solid var(--hairline); }
label { display: flex; gap: 0.5rem; align-items: center; min-height: 2.75rem; }
label.field { flex-direction: column; align-items: stretch; gap: 0.25rem; flex: 1 1 14rem; font-weight: 600; }
input[type=search] { font: inherit; min-height: 2.75rem; padding: 0 0.75rem; border: 1px solid var(--control); border-radius: 10px; background: var(--surface); color: inherit; }
input[type=checkbox] { width: 1.25rem; height: 1.25rem; accent-color: var(--action); }
:focus-visible { outline: 3px solid var(--action); outline-offset: 2px; }
details.machine { margin: 0.75rem 0; background: var(--surface); border: 1px solid var(--hairline); border-radius: 12px; }
details.machine > summary { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: center; padding: 0.75rem 1rem; cursor: pointer; min-height: 2.75rem; }
details.machine > div { padding: 0 1rem 1rem; }
summary h2 { font-size: 1.25rem; margin: 0; flex: 1 1 12rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: 0.375rem 0.75rem; border-bottom: 1px solid var(--hairline); overflow-wrap: anywhere; }
td.number, th.number { text-align: right; overflow-wrap: normal; white-space: nowrap; }
td:last-child, th:last-child { white-space: nowrap; }
tbody th { font-weight: 400; }
.pill { display: inline-block; padding: 0 0.5rem; border-radius: 999px; font-size: 0.875rem; font-weight: 600; background: var(--neutralTint); color: var(--neutralInk); white-space: nowrap; }
.passed { background: var(--goodTint); color: var(--goodInk); }
.failed, .differs { background: var(--badTint); color: var(--badInk); }
article { border-top: 1px solid var(--hairline); padding: 1rem 0; }
ol { margin: 0.5rem 0; padding-left: 1.5rem; max-width: 68ch; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 0.75rem; border-radius: 8px; background: var(--badTint); color: var(--badInk); }
.pictures { display: flex; flex-wrap: wrap; gap: 1rem; margin-top: 0.75rem; align-items: flex-start; }
figure { margin: 0; max-width: 100%; }
figure img { display: block; height: 20rem; width: auto; max-width: 100%; object-fit: contain; object-position: left top; border: 1px solid var(--hairlineStrong); border-radius: 8px; background: var(--sunken); }
figcaption { font-size: 0.875rem; color: var(--muted); }
.beside { flex: 1 1 100%; padding: 0.75rem; border-radius: 10px; background: var(--badTint); }
.beside figcaption, .beside h5 { color: var(--badInk); }
h5 { margin: 0 0 0.5rem; font-size: 1rem; }
[hidden] { display: none !important; }
@media (max-width: 40rem) { figure img { height: auto; max-height: 24rem; } th, td { padding: 0.375rem 0.5rem; } }
@media print { form { display: none; } }
`
