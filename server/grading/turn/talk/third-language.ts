import { isMostlyEnglish } from '#server/grading/text/words/english-words.ts'
import type { Instance } from '#server/grading/types.ts'

/** How somebody speaks of themselves, or asks something, in a language, in plain chat spelling (no apostrophes). */
const speaking: Readonly<Record<string, RegExp>> = {
  french: new RegExp(
    String.raw`^(?:(?:mais|et|euh|bon|oui|non|ok) )*(?:je|jadore|jaime|jai|jsuis|jsais|jveux|jaimerais|moi|mon|ma|mes|trop|cest|c est|pourquoi|comment|est ce que?|il faut|faut|on (?:doit|peut|a)|tu|tes|ça|ca (?:va|veut)) \p{L}+`,
    'u',
  ),
  spanish: new RegExp(
    String.raw`^(?:(?:pero|y|pues|eh|si|sí|no|ok) )*(?:yo|mi|mis|tengo|estoy|soy|me|puedo|quiero|odio|qué|que|cómo|como|por qué|hay que|tú|eres|esto es|es muy|necesito) \p{L}+`,
    'u',
  ),
  german: new RegExp(
    String.raw`^(?:(?:aber|und|äh|also|ja|nein|ok) )*(?:ich|mein|meine|mir|mich|warum|wieso|wie|was|kann (?:ich|man)|muss (?:ich|man)|darf (?:ich|man)|das ist|du|zu|keine|gute) \p{L}+`,
    'u',
  ),
}

/** Another look at a language: of these at least one more stands in a sentence of it. */
const small: Readonly<Record<string, RegExp>> = {
  french: /(?:^| )(?:le|la|les|des|un|une|est|suis|ai|pas|de|du|et|en|que|mettre|facile|difficile|dur|nul|chiens?|chat|mdr|faire|quoi|sappelle|ou)(?= |$)/u,
  spanish: /(?:^| )(?:el|la|los|un|una|es|en|que|de|no|mucho|muy|con|para|hacer|sumar|esto|hambre|sueño|perro|gato|escribir|casa|favorit[oa]|difícil|dificil|fácil|facil|o)(?= |$)/u,
  german: /(?:^| )(?:der|die|das|ein|eine|ist|bin|habe|nicht|und|zu|es|ich|man|machen|schwer|leicht|hund|katze|frage|ahnung|hunger|müde|schreiben|oder)(?= |$)/u,
}

/**
 * Whether a message in plain chat spelling speaks to the tutor in a language that the question neither is written in nor asks for: a child's own,
 * beside an English question or a lesson in a third language ("mon chat s'appelle minou" where German is asked).
 * What is mostly English is none ("was man made").
 */
export function speaksInThirdLanguage(text: string, { studentText, subject, keys }: Instance): boolean {
  if (!isMostlyEnglish(studentText) || isMostlyEnglish(text)) return false
  const named = `${studentText} ${subject ?? ''}`
  return Object.entries(speaking).some(([language, pattern]) => {
    const isOwn = new RegExp(language, 'i').test(named) || keys.some((key) => small[language]?.test(key.text.toLowerCase()))
    return !isOwn && pattern.test(text) && small[language]?.test(text) === true
  })
}
