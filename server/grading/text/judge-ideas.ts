import type { Strictness } from '#contract/exercises/exercises.ts'
import { cleaned } from './cleaning.ts'
import { isNegated } from './negation.ts'
import { findPhrase, fitAt, rememberedFit } from './phrase-fit.ts'
import type { Fit, PhraseFit, Search } from './phrase-fit.ts'
import { stem } from './stem.ts'
import type { Idea } from '#server/grading/types.ts'
import { isVerb } from './verbs.ts'
import { fitWord, isPluralOf } from './word-fit.ts'
import { wordsOf } from './words.ts'
import type { Word } from './words.ts'

/** The ideas an answer has: `hit` in the student's own words, the others by their first synonym. `isStuffed`: a bare list of key words. */
export type IdeasFound = {
  quality: number
  hit: readonly string[]
  missing: readonly string[]
  contradicted: readonly string[]
  isStuffed: boolean
  isMisspelt: boolean
}

type Found = { idea: Idea; stated: PhraseFit | null; isDenied: boolean; places: readonly PhraseFit[] }

const fillers = new Set('a an the of and some its their in'.split(' '))

/**
 * Coverage of the `Must mention:` ideas: ideas hit / ideas. Loose counts it times 1.15 (1 at most); strict takes contradicted
 * ideas off. Words are compared by stem, with the slips text keys have; a negated mention is none.
 */
export function judgeIdeas(ideas: readonly Idea[], answer: string, search: Search): IdeasFound {
  const { strictness } = search
  const text = cleaned(answer)
  const words = wordsOf(text)
  const fit = fitByStem(search)
  const found = ideas.map((idea) => findIdea(idea, text, words, search, fit))
  const hit = found.flatMap(({ stated }) => (stated ? [text.slice(words[stated.from]?.start, words[stated.to - 1]?.end)] : []))
  const missing = found.filter(({ stated }) => !stated).map(({ idea }) => idea.synonyms[0] ?? '')
  const contradicted = found.filter(({ isDenied }) => isDenied).map(({ idea }) => idea.synonyms[0] ?? '')
  return {
    quality: qualityOf(found, strictness),
    hit,
    missing,
    contradicted,
    isStuffed: isStuffed(words, found),
    isMisspelt: found.some(({ stated }) => stated?.notes.has('spelling') ?? false),
  }
}

function qualityOf(found: readonly Found[], strictness: Strictness): number {
  const hits = found.filter(({ stated }) => stated).length
  if (strictness === 'loose') return Math.min(1, (hits / found.length) * 1.15)
  if (strictness === 'moderate') return hits / found.length
  const clean = found.filter(({ stated, isDenied }) => stated && !isDenied).length
  return Math.max(0, (clean - found.filter(({ isDenied }) => isDenied).length) / found.length)
}

function findIdea(idea: Idea, text: string, words: readonly Word[], search: Search, fit: Fit): Found {
  const places = idea.synonyms.flatMap((synonym) => {
    const phrase = wordsOf(cleaned(synonym)).map((word) => word.text)
    return [...findPhrase(words, phrase, search), ...findStems(words, phrase, fit)]
  })
  const isDeniedAt = ({ from }: PhraseFit) => isNegated(text.slice(0, words[from]?.start ?? 0))
  return { idea, stated: places.find((place) => !isDeniedAt(place)) ?? null, isDenied: places.some(isDeniedAt), places }
}

/** Compares by stem, else with slips; each word is stemmed once. */
function fitByStem(search: Search): Fit {
  const stems = new Map<string, string>()
  const stemOf = (word: string) => {
    const known = stems.get(word) ?? stem(word)
    stems.set(word, known)
    return known
  }
  const isSame = (typed: string, key: string) => stemOf(typed) === stemOf(key) || isPluralOf(typed, key) || isPluralOf(key, typed)
  return rememberedFit((typed, key) => (isSame(typed, key) ? { slips: 0, note: null } : fitWord(typed, key, search)), search.budget)
}

/** The phrase by stems, in its order, with filler words allowed between two of its words. */
function findStems(words: readonly Word[], phrase: readonly string[], fit: Fit): PhraseFit[] {
  if (phrase.length === 0) return []
  return words.flatMap((_, from) => {
    const direct = fitAt(words, from, phrase, fit)
    if (direct || phrase.length === 1) return direct ? [direct] : []
    const kept = words.slice(from, from + phrase.length * 2).filter(({ text }, index) => index === 0 || !fillers.has(text) || phrase.includes(text))
    const loose = fitAt(kept, 0, phrase, fit)
    const last = kept[phrase.length - 1]
    return loose && last ? [{ ...loose, from, to: words.indexOf(last) + 1 }] : []
  })
}

/** At least 60 % key words and no verb beside them. */
function isStuffed(words: readonly Word[], found: readonly Found[]): boolean {
  const places = found.flatMap((idea) => idea.places)
  const covered = new Set(places.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, index) => from + index)))
  if (words.length === 0 || covered.size / words.length < 0.6) return false
  return !words.some(({ text }, index) => !covered.has(index) && isVerb(text))
}
