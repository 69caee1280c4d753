import '#src/styles.css'
import { expect, test } from 'vitest'

test('what shows under a pointer shows only where something hovers: a finger leaves nothing marked behind it', () => {
  const rules = [...document.styleSheets].flatMap((sheet) => hovering(sheet.cssRules, false))
  expect(rules.filter(({ selector }) => selector.includes(':hover')).length).toBeGreaterThan(10)
  expect(rules.filter(({ isForPointers }) => !isForPointers).map(({ selector }) => selector)).toEqual([])
})

/** The rules for what is hovered over, and whether they hold for pointers that hover alone. */
function hovering(rules: CSSRuleList, isForPointers: boolean): { selector: string; isForPointers: boolean }[] {
  return [...rules].flatMap((rule) => {
    const isWithin = isForPointers || (rule instanceof CSSMediaRule && rule.conditionText.includes('(hover: hover)'))
    const own = rule instanceof CSSStyleRule && rule.selectorText.includes(':hover') ? [{ selector: rule.selectorText, isForPointers: isWithin }] : []
    const inner = rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule ? hovering(rule.cssRules, isWithin) : []
    return [...own, ...inner]
  })
}
