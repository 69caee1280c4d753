import { ended } from '#server/grading/text/ended.ts'
import { formatPoints } from '#contract/exercises/points.ts'
import type { Speaker } from '#server/ports/tutor.ts'
import type { Moment, Said } from '#server/grading/types.ts'

/** The built-in tutor's words: short sentences from templates, the same for the same moment. */
export const builtInSpeaker: Speaker = { say: (moment) => Promise.resolve(sayBuiltIn(moment)) }

/** What the built-in tutor says at a moment. A hint stands in its own last paragraph as `Hint 1 of 2: …`. */
export function sayBuiltIn(moment: Moment): Said {
  const hint = moment.hint
  const words = sentences(moment)
    .filter((sentence) => sentence !== null && sentence !== '')
    .join(' ')
  return {
    content: hint ? `${words}\n\nHint ${hint.number} of ${hint.total}: ${hint.text}` : words,
    hint,
    material: moment.reveal?.explain ?? null,
  }
}

type Sentence = string | null

function sentences(moment: Moment): Sentence[] {
  switch (moment.outcome) {
    case 'unclear':
      return [moment.reply ?? "I can't read that.", 'This try was not counted.']
    case 'pending':
      return [moment.reply ?? `I can't check this one by myself. ${moment.isPractice ? 'Only a teacher can.' : 'Your teacher will.'}`, 'You can go on.']
    case 'help':
      return helpSentences(moment)
    case 'graded':
      if (moment.quality === 1) return rightSentences(moment)
      return moment.accepted || moment.wasAccepted ? improvingSentences(moment) : notYetSentences(moment)
  }
}

function rightSentences(moment: Moment): Sentence[] {
  const ideas = ideasPraise(moment.ideas)
  const hints = moment.hintsShown > 0 ? `, after ${inWords(moment.hintsShown)} ${moment.hintsShown === 1 ? 'hint' : 'hints'}` : ''
  const firstTry = moment.attempt === 1 && moment.hintsShown === 0 && ideas === '' ? ', on the first try' : ''
  const praise = moment.answerGiven ? "That's it now" : `That's it${ideas || hints || firstTry}`
  return [`${praise}.`, moment.reply, moment.remark, `${formatPoints(moment.earned)} of ${formatPoints(moment.points)}.`]
}

function improvingSentences(moment: Moment): Sentence[] {
  const enough = moment.accepted && !moment.wasAccepted
  const opening = enough ? enoughSentence(moment) : (partSentence(moment) ?? 'That adds nothing new.')
  const next = moment.nextWorth === null ? null : `One more try can reach ${formatPoints(moment.nextWorth)}.`
  return [opening, moment.reply, moment.remark, `You have ${formatPoints(moment.earned)}.`, next]
}

function notYetSentences(moment: Moment): Sentence[] {
  const opening = partSentence(moment) ?? (moment.reply ? null : moment.nextWorth === null ? 'Not this time.' : 'Not yet.')
  const specific = moment.reply ?? moment.correction
  const nothingElse = specific === null && moment.hint === null && moment.reveal === null && moment.nextWorth !== null
  return [
    opening,
    specific,
    moment.remark,
    moment.sayStrategy ? 'I give hints first.' : null,
    nothingElse ? (moment.answerGiven ? 'The answer is shown above.' : pump(moment)) : null,
    moment.reveal ? revealSentence(moment) : nextTrySentence(moment),
  ]
}

function helpSentences(moment: Moment): Sentence[] {
  const strategy = moment.sayStrategy ? 'I give hints first.' : null
  const next = moment.nextWorth === null ? null : `Asking is free. The next try is worth up to ${formatPoints(moment.nextWorth)}.`
  if (moment.hint) return [strategy ?? 'Here is a hint.', next]
  return [moment.hintsTotal > 0 ? 'You have seen all the hints.' : null, moment.answerGiven ? 'The answer is shown above.' : pump(moment), next]
}

function revealSentence({ reveal, ...moment }: Moment): string {
  if (!reveal?.answer) return `Here is an explanation. ${nextTrySentence({ reveal, ...moment })}`
  const shown = reveal.isIdeas ? `A full answer names ${ended(reveal.answer)}` : `Here is one way: ${ended(reveal.answer)}`
  if (moment.nextWorth === null) return `${shown} You can go on.`
  const worth = `${formatPoints(moment.nextWorth)} ${moment.nextWorth === 1 ? 'point' : 'points'}`
  return `${shown} ${reveal.isIdeas ? 'Write it in a sentence of your own' : 'Type it once'} to finish for up to ${worth}.`
}

function nextTrySentence(moment: Moment): string {
  if (moment.nextWorth === null) return moment.earned > 0 ? `You keep ${formatPoints(moment.earned)}. You can go on.` : 'That was the last try. You can go on.'
  return `The next try is worth up to ${formatPoints(moment.nextWorth)}.`
}

/** Names what is there, in the student's own words; null when nothing is. */
function partSentence({ quality, ideas }: Moment): string | null {
  if (ideas && ideas.total > 1 && ideas.hit.length > 0) return `You have ${ideas.hit.length} of the ${ideas.total} ideas: ${ended(ideas.hit.join(', '))}`
  return quality === null || quality === 0 ? null : 'Partly right.'
}

function enoughSentence({ quality, ideas }: Moment): string {
  if (ideas && ideas.total > 1 && ideas.hit.length > 0) return `You have ${ideas.hit.length} of the ${ideas.total} ideas, and that is enough to go on.`
  return quality === 0 ? 'Not quite, but you can go on.' : 'Partly right, and that is enough to go on.'
}

function ideasPraise(ideas: Moment['ideas']): string {
  if (!ideas || ideas.total < 2) return ''
  return ideas.hit.length === ideas.total ? `, ${ideas.total === 2 ? 'both' : `all ${inWords(ideas.total)}`} ideas` : `, with ${ideas.hit.length} of the ${ideas.total} ideas`
}

function pump(moment: Moment): string {
  const pumps = moment.ideas
    ? ['What else belongs in a full answer?', 'Read the question again: which part is still open?']
    : [
        'What does the question ask you to find?',
        'Which part are you sure about? Go on from there.',
        'Read the question once more, one part at a time.',
      ]
  return pumps[Math.max(0, moment.attempt - 1) % pumps.length] ?? ''
}

function inWords(count: number): string {
  return ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'][count] ?? String(count)
}
