import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import type { Feedback } from '#contract/accent/spoken-feedback.ts'
import type { Sound } from '#server/speech/reference.ts'
import { scoreTake } from '#server/speech/scoring/score.ts'
import { readAloud } from '#server/speech/voice/read-aloud.ts'
import { defaultVoice } from '#server/speech/voice/voices.ts'
import { readWav, soundOf, wavOf } from '#server/speech/wav.ts'
import { pictureOf } from '#src/audio/picture-of.ts'
import { melodySentence, ribbonSentence } from '#src/screens/accent/pictures/picture-words.ts'
import { type ScriptWord, scriptWords } from '#src/screens/accent/pictures/script-words.ts'
import recordings from '#tests/server/speech/recordings/recordings.json' with { type: 'json' }
import { inRoom, reference, referencesOf, takeOf } from './sounds.ts'

type Scored = Extract<Feedback, { usable: true }>

/** A take with what is drawn and said beside its tips. */
type Seen = { name: string; feedback: Scored; words: readonly ScriptWord[]; ribbon: string; melody: string; times: number; peak: number }

/** A tip, how it is worded, and what must stand in the pictures beside it. Their names are those of the table in decision 0088. */
type Rule = { tip: string; worded: RegExp; holds: (seen: Seen, groups: readonly string[]) => boolean }

const rules: readonly Rule[] = [
  {
    tip: 'a missing word',
    worded: /^We did not hear (.+)\. Say every word of the sentence, the small ones too\.$/,
    holds: ({ feedback }) => feedback.words.some(({ heard }) => !heard),
  },
  {
    tip: 'a sound',
    worded: /^Practice the “.+?” of “.+?” in “(.+?)”.*\. [A-Z].+\.$/,
    holds: ({ feedback }, [where]) => feedback.words.some(({ word, category }) => word === where && (category === 'fair' || category === 'poor')),
  },
  {
    tip: 'clear sounds',
    worded: /^Every sound was clear\. Keep it up\.$/,
    holds: ({ feedback }) => feedback.words.every(({ heard, category }) => heard && category !== 'fair' && category !== 'poor'),
  },
  {
    tip: 'a pause',
    worded: /^You paused for ([\d.]+) seconds after “(.+?)”\. Try “.+ .+” in one breath\.$/,
    holds: ({ ribbon }, [, after]) => (pauseOf(ribbon)?.after ?? after) === after,
  },
  {
    tip: 'a stop',
    worded: /^You stopped for ([\d.]+) seconds inside “(.+?)”\. Say the whole word in one go\.$/,
    holds: ({ ribbon }, [length]) => (pauseOf(ribbon)?.seconds ?? 0) <= Number(length) + 0.1,
  },
  {
    tip: 'slow',
    worded: /^You said the words more slowly than the model\. Read the sentence in your head first, then say it a little faster\.$/,
    holds: ({ times }) => times > 1.1,
  },
  {
    tip: 'fast',
    worded: /^You read faster than the model, which earns nothing more\. Take your time, so that every word can be heard\.$/,
    holds: ({ times }) => times < 1,
  },
  {
    tip: 'one flow',
    worded: /^You read in one flow, at a good pace\.$/,
    holds: ({ ribbon, times }) => pauseOf(ribbon) === null && times < 2,
  },
  {
    tip: 'a soft voice',
    worded: /^Your voice was too soft to follow its melody\. Speak up a little\.$/,
    holds: ({ peak }) => peak < 0.1,
  },
  {
    tip: 'one note',
    worded: /^Your voice stayed close to one note\. Let it go up on (?:“.+?”|the important words) and down at the end\.$/,
    holds: ({ melody }) => !/ more than the model’s/.test(melody),
  },
  {
    tip: 'other places',
    worded: /^Your voice rose and fell in different places from the model’s\. Listen again: it is highest on “(.+?)”\.$/,
    holds: ({ words }, [where]) => words.some(({ label }) => label === where),
  },
  {
    tip: 'a like melody',
    worded: /^Your voice rose and fell like the model’s\.$/,
    holds: ({ melody }) => !/ (more|less) than the model’s/.test(melody),
  },
  {
    tip: 'a question',
    worded: /^This is a yes-or-no question, and your voice went down at the end\. Let it go up\.$/,
    holds: ({ melody }) => !/yours rises/.test(melody),
  },
  {
    tip: 'a long word',
    worded: /^“(.+?)” was long compared with the other words\. Make it shorter, like the model\.$/,
    holds: ({ words }, [where]) => words.some((word) => word.label === where && longerBy(word) > 0),
  },
  {
    tip: 'a short word',
    worded: /^“(.+?)” went by very quickly\. Give it as much time as the model does\.$/,
    holds: ({ words }, [where]) => words.some((word) => word.label === where && longerBy(word) < 0),
  },
  {
    tip: 'even syllables',
    worded: /^Your syllables were all about equally long\. Make the important words longer and the small ones shorter\.$/,
    holds: ({ words }) => words.length >= 4,
  },
  {
    tip: 'a fine rhythm',
    worded: /^The long and short words were where they belong\.$/,
    holds: ({ ribbon, words }) => !/ hold/.test(ribbon) && words.length >= 3,
  },
]

/** Tips that praise. */
const praises = new Set(['clear sounds', 'one flow', 'a like melody', 'a fine rhythm'])

const seen: Seen[] = []

beforeAll(async () => {
  for (const { id, text } of recordings) {
    const file = readWav(readFileSync(new URL(`../recordings/${id}.wav`, import.meta.url)))
    if (typeof file === 'string') throw new Error(`${id}: ${file}`)
    await see(id, text.toLowerCase(), soundOf(file))
  }
  const script = 'Please put the small books on the table.'
  await see('slow', script, await takeOf(script, 0.45))
  await see('fast', script, await takeOf(script, 1.9))
  await see('paused', script, await paused(script))
  await see('as the model', script, inRoom((await reference(script, 'rms')).samples))
  await see('begun', script, await takeOf('Please put the small books on'))
  await see('a question', 'Did you see the garden of my sister?', await takeOf('Did you see the garden of my sister.'))
})

async function see(name: string, script: string, sound: Sound): Promise<void> {
  const feedback = scoreTake(sound, await referencesOf(script), script, 'en')
  if (!feedback.usable) return
  const read = await readAloud(() => Promise.reject(new Error('English needs no eSpeak')), script, defaultVoice, 1)
  const [model, own] = [pictureOf(wavOf(read.sound)), pictureOf(wavOf(sound))]
  const words = scriptWords(script, read.timings, feedback.words)
  const spoken = words.flatMap((word) => word.own ?? [])
  const times = ((spoken.at(-1)?.endMs ?? 0) - (spoken[0]?.startMs ?? 0)) / (model?.durationMs ?? 1)
  const peak = Math.max(...(own?.levels ?? []))
  seen.push({ name, feedback, words, ribbon: ribbonSentence({ words, model, own }), melody: melodySentence({ model, own }), times, peak })
}

/** Nobody speaks for nine tenths of a second after the fourth word. */
async function paused(script: string): Promise<Sound> {
  const { samples, words } = await reference(script, 'awb')
  const at = Math.round(((words[3]?.end ?? 0) + (words[4]?.start ?? 0)) * 8000)
  return inRoom(Float32Array.from([...samples.subarray(0, at), ...new Float32Array(14_400), ...samples.subarray(at)]))
}

type Told = { tip: string; score: number }

function tipsOf({ feedback: { fluency, pronunciation, prosody, rhythm } }: Seen): Told[] {
  return [fluency, pronunciation, prosody, rhythm].flatMap(({ score, tips }) => tips.map((tip) => ({ tip, score: score ?? 0 })))
}

function rulesOf(tip: string): Rule[] {
  return rules.filter(({ worded }) => worded.test(tip))
}

test('every tip of a take is one of these, and what is drawn and said beside it says nothing else', () => {
  const faults = seen.flatMap((take) =>
    tipsOf(take).flatMap(({ tip }) => {
      const [rule, ...others] = rulesOf(tip)
      const isTrue = rule !== undefined && others.length === 0 && rule.holds(take, (rule.worded.exec(tip) ?? []).slice(1))
      return isTrue ? [] : [{ take: take.name, tip, ribbon: take.ribbon, melody: take.melody }]
    }),
  )
  expect(faults).toEqual([])
})

test('nothing to try stands beside a score of 95 and more, nor praise beside a word that was not heard', () => {
  const told = seen.flatMap((take) => tipsOf(take).map((one) => ({ ...one, take, isPraise: rulesOf(one.tip).some(({ tip }) => praises.has(tip)) })))
  expect(told.filter(({ score, isPraise, tip }) => score >= 95 && !isPraise && !tip.startsWith('We did not hear')).map(({ tip }) => tip)).toEqual([])
  const praised = told.filter(({ take, isPraise }) => isPraise && take.feedback.overall.summary.startsWith('We did not hear'))
  expect(praised.map(({ tip }) => tip)).toEqual([])
})

test('the summary sends nobody to work on what no tip speaks of, and names every word that stands as not heard', () => {
  const sent = seen.filter(({ feedback }) => feedback.overall.summary.endsWith(' first.'))
  const isPraise = ({ tip }: Told) => rulesOf(tip).some((rule) => praises.has(rule.tip))
  expect(sent.filter((take) => tipsOf(take).every(isPraise)).map(({ name }) => name)).toEqual([])
  const lacking = seen.filter(({ feedback }) => feedback.overall.summary.startsWith('We did not hear'))
  const unnamed = lacking.flatMap(({ feedback: { words, overall } }) => words.filter(({ word, heard }) => !heard && !overall.summary.includes(`“${word}”`)))
  expect([lacking.length > 0, unnamed]).toEqual([true, []])
})

test('the table of decision 0088 has these tips', () => {
  const table = readFileSync(new URL('../../../../docs/decisions/0088-a-tip-agrees-with-its-picture.md', import.meta.url), 'utf8')
  const names = [...table.matchAll(/^\| ([a-z ]+) \| /gm)].map(([, name]) => name).filter((name) => name !== 'tip')
  expect(names).toEqual(rules.map(({ tip }) => tip))
})

function pauseOf(ribbon: string): { seconds: number; after: string } | null {
  const [, length, after] = /longest pause is ([\d.]+) seconds, after “(.+?)”/.exec(ribbon) ?? []
  return length === undefined || after === undefined ? null : { seconds: Number(length), after }
}

function longerBy({ own, model }: ScriptWord): number {
  return own === null || model === null ? 0 : own.endMs - own.startMs - (model.endMs - model.startMs)
}
