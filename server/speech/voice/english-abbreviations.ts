/** What is written short and spoken long. Only with its dot where the bare letters are a word of their own. */
const short: Record<string, string> = {
  'mr': 'mister',
  'mrs': 'missus',
  'ms': 'miz',
  'dr': 'doctor',
  'prof': 'professor',
  'jr': 'junior',
  'sr': 'senior',
  'st.': 'saint',
  'mt.': 'mount',
  'vs': 'versus',
  'etc': 'et cetera',
  'e.g': 'for example',
  'i.e': 'that is',
  'a.m': 'letteray m',
  'p.m': 'p m',
  'am.': 'letteray m',
  'pm': 'p m',
  'approx': 'approximately',
  'dept': 'department',
  'est.': 'established',
  'fig.': 'figure',
  'inc.': 'incorporated',
  'ltd': 'limited',
  'no.': 'number',
  'p.': 'page',
  'pp.': 'pages',
  'vol.': 'volume',
  'ave.': 'avenue',
  'rd.': 'road',
  'blvd': 'boulevard',
  'min.': 'minutes',
  'mon.': 'monday',
  'tue': 'tuesday',
  'tues': 'tuesday',
  'wed.': 'wednesday',
  'thu': 'thursday',
  'thurs': 'thursday',
  'fri': 'friday',
  'sat.': 'saturday',
  'sun.': 'sunday',
}

const units: Record<string, string> = {
  'km': 'kilometer',
  'cm': 'centimeter',
  'mm': 'millimeter',
  'm': 'meter',
  'kg': 'kilogram',
  'g': 'gram',
  'mg': 'milligram',
  'l': 'liter',
  'ml': 'milliliter',
  'ft': 'foot',
  'lb': 'pound',
  'lbs': 'pound',
  'oz': 'ounce',
  'h': 'hour',
  'hr': 'hour',
  'hrs': 'hour',
  'min': 'minute',
  'mins': 'minute',
  's': 'second',
  'sec': 'second',
  'mph': 'mile per hour',
  'km/h': 'kilometer per hour',
  '%': 'percent',
  '°': 'degree',
  '°c': 'degree celsius',
  '°f': 'degree fahrenheit',
}

/** Written in capitals and read as a word. */
const acronyms = new Set(['NASA', 'NATO', 'UNESCO', 'UNICEF', 'OPEC', 'AIDS', 'FIFA', 'LASER', 'RADAR', 'PIN', 'RAM', 'OK'])

/** What an abbreviation stands for, or null. `hasDot`: a dot follows it. */
export function abbreviationWords(text: string, hasDot: boolean): string | null {
  const key = text.toLowerCase()
  const found = own(short, key) ?? (hasDot ? own(short, `${key}.`) : undefined)
  return found ?? null
}

/** A unit behind a number, in the number the amount asks for, or null. */
export function unitWords(unit: string, isOne: boolean): string | null {
  const name = own(units, unit.toLowerCase())
  if (name === undefined) return null
  if (isOne || name === 'percent') return name
  const [head = '', ...tail] = name.split(' ')
  return [head === 'foot' ? 'feet' : `${head}s`, ...tail].join(' ')
}

/** Whether capitals are read as a word rather than letter by letter. */
export function isAcronymWord(text: string): boolean {
  return acronyms.has(text)
}

function own(table: Record<string, string>, key: string): string | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined
}
