import { parse } from 'postcss'
import selectorParser from 'postcss-selector-parser'

/**
 * The part of a style sheet that draws the pages `htmls`, as text that can stand in each of them: it paints them before the sheet is here. The
 * letters are left out: until they are here, the font that stands in for them is drawn.
 */
export function firstStyles(sheet, htmls) {
  const used = new Set(htmls.flatMap((html) => [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names]) => names.split(/\s+/))))
  const styles = parse(sheet)
  styles.walkAtRules((rule) => {
    const isOfPaper = rule.name === 'media' && /\bprint\b/.test(rule.params)
    if (isOfPaper || (rule.name === 'font-face' && rule.toString().includes('url('))) rule.remove()
  })
  styles.walkRules((rule) => {
    if (isKeyframe(rule)) return
    const kept = rule.selectors.filter((selector) => classesIn(selector).every((name) => used.has(name)))
    if (kept.length === 0) rule.remove()
    else rule.selectors = kept
  })
  const left = styles.toString()
  styles.walkAtRules(/keyframes$/, (rule) => {
    if (left.split(rule.params).length < 3) rule.remove()
  })
  removeEmpty(styles)
  return styles.toString()
}

function isKeyframe(rule) {
  return rule.parent?.type === 'atrule' && /keyframes$/.test(rule.parent.name)
}

function classesIn(selector) {
  const names = []
  selectorParser((parsed) => parsed.walkClasses(({ value }) => names.push(value))).processSync(selector)
  return names
}

/** An order of layers has no body and stays. */
function removeEmpty(container) {
  container.each((node) => {
    if (!node.nodes) return
    removeEmpty(node)
    if (node.nodes.length === 0) node.remove()
  })
}
