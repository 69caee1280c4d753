/**
 * The part of a style sheet that draws the pages `htmls`, as text that can stand in each of them: it paints them before the sheet is here. The
 * letters are left out: until they are here, the font that stands in for them is drawn.
 */
export function firstStyles(sheet: string, htmls: readonly string[]): string
