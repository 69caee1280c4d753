import type { FliteVoice } from './flite-program.ts'

/** A voice that can read: which engine, its name there, and the language it speaks. */
export type Voice = { engine: 'flite'; name: FliteVoice; locale: string } | { engine: 'espeak'; name: string; locale: string }

/** What a script's `Voice:` line, or nothing, leads to: a voice, or why there is none. */
export type ChosenVoice = { voice: Voice } | { missing: 'unknown' | 'not_installed'; wanted: string }

/** The voice of scripts that ask for none. */
export const defaultVoice: Voice = { engine: 'flite', name: 'slt', locale: 'en-US' }

const flite: Record<string, Voice> = {
  'slt': defaultVoice,
  'rms': { engine: 'flite', name: 'rms', locale: 'en-US' },
  'awb': { engine: 'flite', name: 'awb', locale: 'en-GB' },
  'en': defaultVoice,
  'en-us': defaultVoice,
  'en-ca': defaultVoice,
  'en-gb': { engine: 'flite', name: 'awb', locale: 'en-GB' },
  'en-gb-scotland': { engine: 'flite', name: 'awb', locale: 'en-GB' },
}

/** The voices of eSpeak NG for living languages, by their identifiers there; Japanese is left out, which it can only read in kana. */
export const espeakVoices = [
  ...['gmw/af', 'sem/am', 'roa/an', 'sem/ar', 'inc/as', 'trk/az', 'trk/ba', 'zle/be', 'zls/bg', 'inc/bn', 'zls/bs', 'roa/ca', 'sit/cmn', 'zlw/cs'],
  ...['cel/cy', 'gmq/da', 'gmw/de', 'grk/el', 'art/eo', 'roa/es', 'roa/es-419', 'urj/et', 'eu', 'ira/fa', 'urj/fi', 'gmq/fo', 'roa/fr', 'roa/fr-BE'],
  ...['roa/fr-CH', 'cel/ga', 'cel/gd', 'sai/gn', 'grk/grc', 'inc/gu', 'sit/hak', 'map/haw', 'sem/he', 'inc/hi', 'zls/hr', 'roa/ht', 'urj/hu', 'ine/hy'],
  ...['poz/id', 'gmq/is', 'roa/it', 'ccs/ka', 'trk/kk', 'dra/kn', 'ko', 'ira/ku', 'trk/ky', 'itc/la', 'gmw/lb', 'bat/lt', 'bat/lv', 'poz/mi', 'zls/mk'],
  ...['dra/ml', 'inc/mr', 'poz/ms', 'sem/mt', 'sit/my', 'gmq/nb', 'inc/ne', 'gmw/nl', 'cus/om', 'inc/or', 'inc/pa', 'zlw/pl', 'roa/pt', 'roa/pt-BR'],
  ...['qu', 'roa/ro', 'zle/ru', 'inc/sd', 'inc/si', 'zlw/sk', 'zls/sl', 'ine/sq', 'zls/sr', 'gmq/sv', 'bnt/sw', 'dra/ta', 'dra/te', 'tai/th', 'trk/tk'],
  ...['bnt/tn', 'trk/tr', 'trk/tt', 'trk/ug', 'zle/uk', 'inc/ur', 'trk/uz', 'aav/vi', 'sit/yue'],
] as const

const tags = new Map<string, string>(espeakVoices.map((identifier) => [tagOf(identifier).toLowerCase(), identifier]))
const otherTags: Record<string, string> = { 'zh': 'cmn', 'zh-hk': 'yue', 'zh-yue': 'yue', 'no': 'nb', 'nn': 'nb', 'iw': 'he', 'fr-fr': 'fr', 'pt-pt': 'pt' }
const spanish = /^es-(?:419|mx|us|ar|co|cl|pe|ve|ec|gt|cu|bo|do|hn|py|sv|ni|cr|pa|uy|pr)$/

/** The voice of a `Voice:` line: a locale (`en-GB`, `es`), a language (`Spanish`) or a voice (`slt`). `hasEspeak`: its package is there. */
export function chooseVoice(hint: string | null, hasEspeak: boolean): ChosenVoice {
  const wanted = (hint ?? '').trim()
  const key = tagFor(wanted)
  if (wanted === '') return { voice: defaultVoice }
  const ready = own(flite, key) ?? (key.startsWith('en-') ? defaultVoice : undefined)
  if (ready) return { voice: ready }
  const identifier = spanish.test(key) ? 'roa/es-419' : (tags.get(own(otherTags, key) ?? key) ?? tags.get(own(otherTags, languageOf(key)) ?? languageOf(key)))
  if (identifier === undefined) return { missing: 'unknown', wanted }
  return hasEspeak ? { voice: { engine: 'espeak', name: identifier, locale: canonical(key) ?? tagOf(identifier) } } : { missing: 'not_installed', wanted }
}

let named: Map<string, string> | null = null

/** `en-GB` of "British English", `es` of "Spanish"; anything else in small letters. */
function tagFor(wanted: string): string {
  const key = wanted.toLowerCase().replaceAll('_', '-')
  if (canonical(key) !== null || own(flite, key)) return key
  const names = new Intl.DisplayNames('en', { type: 'language' })
  named ??= new Map(['en', 'en-US', 'en-GB', 'zh', ...tags.keys()].map((tag) => [(names.of(tag) ?? '').toLowerCase(), tag.toLowerCase()]))
  return named.get(key) ?? key
}

function canonical(tag: string): string | null {
  try {
    return /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i.test(tag) ? (Intl.getCanonicalLocales(tag)[0] ?? null) : null
  } catch {
    return null
  }
}

function languageOf(tag: string): string {
  return tag.split('-')[0] ?? tag
}

function tagOf(identifier: string): string {
  return identifier.replace(/^.*\//, '')
}

function own<Value>(table: Record<string, Value>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined
}
