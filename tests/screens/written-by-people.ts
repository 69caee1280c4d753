/** What the examples say that people wrote: the values of these keys in their sources. The next example adds its own. */
const sources = import.meta.glob<string>(['/src/**/*.example.tsx', '/src/**/example*.{ts,tsx}'], { query: '?raw', import: 'default', eager: true })
const keys =
  'title|name|owner|author|student|question_title|exercise_title|class_name|prompt|answer|student_text|theme|note|override_reason|lastAnswer|school'
const quoted = new RegExp(`\\b(?:${keys}): (?:'([^']{5,})'|"([^"]{5,})")`, 'g')

/** What stands under such a key and is the product's own. */
const own = /^(?:Students|Assignments|Answers to judge|Delete Exercises|No changes to save|Changes saved successfully!)$| is required$| can sign in$|^Titles hold/
/** All of it, by which a text on a page is known as a person's. */
export const written = new Set(
  Object.values(sources)
    .flatMap((source) => [...source.matchAll(quoted)].map(([, one, other]) => (one ?? other ?? '').trim()))
    .filter((text) => !own.test(text)),
)

/** The texts of people below some elements that do not find out which way they run, and the boxes for such texts. */
export function inTheWrongHold(drawn: readonly Element[]): string[] {
  return drawn.flatMap((one) => [...textsInTheWrongHold(one), ...boxesInTheWrongHold(one)])
}

/** Seen text nodes that are what a person wrote, in nothing that finds out which way it runs. A picture places its words itself. */
function textsInTheWrongHold(drawn: Element): string[] {
  const words = document.createTreeWalker(drawn, NodeFilter.SHOW_TEXT)
  const found = new Set<string>()
  for (let node = words.nextNode(); node !== null; node = words.nextNode()) {
    const text = node.textContent?.trim() ?? ''
    const element = node.parentElement
    if (element === null || !written.has(text) || element.closest('bdi, [dir=auto], .unseen, script, style, svg') !== null) continue
    found.add(`${text} in <${element.tagName.toLowerCase()} class="${element.className}">`)
  }
  return [...found]
}

/** Boxes for words without `dir="auto"`. What is no word, a number, a date or an address, runs from left to right everywhere. */
function boxesInTheWrongHold(drawn: Element): string[] {
  return [...drawn.querySelectorAll('textarea, input:is(:not([type]), [type=text], [type=search])')]
    .filter((box) => box.getAttribute('dir') === null)
    .map((box) => `${box.tagName.toLowerCase()} ${box.id} ${box.getAttribute('aria-label') ?? ''}`)
}
