import type { Unit } from './units.ts'

const heat = new RegExp(
  String.raw`temp[eé]ratur|therm|celsius|centigrade|fahrenheit|°\s?[cf](?![a-z])|(?<!\p{L})(?:kelvin|weather|forecast|degrees? [cf]|` +
    String.raw`(?:cold|warm|hot|cool)\p{L}*|heat\p{L}*|fr[eo]+z\p{L}*|boil\p{L}*|melt\p{L}*|oven|fridge|morning|noon|midnight|night|winter|summer|` +
    String.raw`kalt|k[aä]lter|w[aä]rm\p{L}*|hei[sß]+|fr[ií]o|calor|caliente|froid|chaud)(?!\p{L})`,
  'iu',
)
const angles = /angl|winkel|[aá]ngulo/i

/** The units of a key, given its question: a bare degree is an angle, and a temperature only where the question speaks of one. */
export function withDegreesOf(prompt: string, units: readonly Unit[]): readonly Unit[] {
  const speaksOfHeat = heat.test(prompt) && !angles.test(prompt)
  return speaksOfHeat || !units.some(({ dimension }) => dimension === 'angle') ? units : units.filter(({ dimension }) => dimension !== 'temperature')
}
