/** Words before an answer that say nothing of it. */
export const opening = new Set('its it is they theyre are i think maybe probably called thats that'.split(' '))

/** A word of a place before its name, and how it is written short. */
export const mount = new Map([['mt', 'mount'], ['mountain', 'mount']])

/** Words of what sort a thing is, whose name is the same without them. */
export const heads = new Set(
  (
    'ocean sea desert river lake mount mountain island canyon canal strait gulf bay peninsula country continent planet galaxy angle triangle number fraction graph chart cell blood bone muscle gland tooth ' +
    'gas acid force energy rock layer season language verb noun word sentence animal century'
  ).split(' '),
)

/** What an abbreviation leaves out. */
export const unspoken = new Set('of the and for in de da la'.split(' '))

/** Who does something, in the rows of a grammar: `he/she/it went` is one answer. */
export const persons = new Set('i you he she it we they'.split(' '))
