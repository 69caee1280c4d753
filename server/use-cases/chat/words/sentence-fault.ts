/** Why a model's sentence is not shown. */
export type SentenceFault = 'long' | 'markup' | 'link' | 'telling' | 'marks' | 'praise' | 'done' | 'personal' | 'code' | 'letters'

const longestSentence = 280

/** How letters are called, aloud and on the radio. */
const namesOfLetters =
  'ay|bee|cee|dee|ee|eff?|gee|aitch|jay|kay|ell?|em|en|oh|pee|cue|ar|ess|tee|vee|ex|zed|zee|alpha|bravo|charlie|delta|echo|foxtrot|golf|hotel|india|juliett?|kilo|lima|mike|november|oscar|papa|quebec|romeo|sierra|tango|uniform|victor|whiskey|yankee|zulu'

const faults: readonly (readonly [Exclude<SentenceFault, 'long'>, RegExp])[] = [
  // A student reads words; formulas, tables and lists are for those whose author checked them.
  ['markup', /[\p{Cc}\p{Cf}<>`|*_#[\]{}\\$]|^\s*[-•]\s/u],
  ['link', /https?:|www\.|\b[\w-]+\.(?:com|org|net|io|edu|gov|info|app|dev|ly|me|co|uk|de|es)\b|\S@\S/i],
  // Whatever follows, an answer is announced.
  ['telling', /\b(?:answer|solution|result|key|respuesta|solución|resultado|clave)\b[^?]{0,30}(?:\b(?:is|are|was|be|would be|es|son|sería)\b|[=:])/i],
  ['marks', /\b(?:points?|marks?|scores?|grades?|percent|credits?|puntos?|notas?|tries|attempts?|intentos?)\b|%/i],
  [
    'praise',
    /\b(?:correct(?:ly|o|a|amente)?|right(?! (?:angles?|triangles?|side|hand|of|before|after|now))|exact(?:ly|o)?|perfect(?:ly|o)?|accept(?:ed|able)?|well done|nailed|got it|you did it|spot on|bingo|solved|bien hecho|acertaste|lo lograste)\b/i,
  ],
  // A yes or no to a student who guesses on is a verdict, and so is whether they are near.
  [
    'praise',
    /^(?:yes|yeah|yep|yup|no|nope|nah|sure|indeed|higher|lower|more|less|bigger|smaller|warm|cold|hot|sí|claro|vale|ja|nein|oui|non)(?=[\s]*[,.!?:;–—]|$)|\b(?:warmer|colder|hotter|getting (?:warm|close|near|there)|you(?:['’]re| are) (?:very |so |really |quite )?(?:close|near|warm|cold|hot))\b/i,
  ],
  ['done', /\b(?:complete[ds]?|completad[oa]|finished|terminad[oa]|time(?:'s| is) up|you (?:can|may) go|move on|next question)\b/i],
  [
    'personal',
    /\b(?:(?:your|tu) (?:full |real |last |first )?(?:name|address|phone|(?:tele)?phone number|e-?mail|password|birthday|age|photo|picture|school|parents?|mum|mom|dad|home|nombre|dirección|teléfono|correo|contraseña|edad|foto|casa)|where (?:do|are) you (?:live|from)|how old are you|meet (?:me|up)|instagram|snapchat|tiktok|whatsapp|discord|telegram|dónde vives|cuántos años tienes)\b/i,
  ],
  ['code', /[A-Za-z\d+/]{24,}|\b(?=[A-Za-z\d+/]*\d)(?=[A-Za-z\d+/]*[A-Z])(?=[A-Za-z\d+/]*[a-z])[A-Za-z\d+/]{9,}=*|[01]{8,}|\b[\dA-F]{8,}\b|\b(?:[\dA-F]{2} ){3,}|\b(?:base ?64|rot ?13|hex(?:adecimal)?|binary|morse|backwards|reversed|al revés|pig latin|caesar)\b|[·.-]{2,} [·.-]{1,}/i],
  // Things to be counted.
  ['code', /^[^\p{L}\p{N}]*$|(\p{L})\1{2,}|([^\p{L}\p{N}\s.])(?:\s*\2){2,}|\.(?:\s+\.){2,}|\b(\p{L}+)(?:[\s,.;:!?–—-]+\3\b){2,}/iu],
  // Spelled: h, o, t or h-o-t.
  ['letters', /\b(?:first|second|third|fourth|fifth|sixth|last|next|middle|\d+(?:st|nd|rd|th)) letter\b|\bbetween [a-z] and [a-z]\b|\bA ?B ?C\b/i],
  ['letters', new RegExp(String.raw`(?:\b(?:${namesOfLetters})\b[\s,.-]*){3,}`, 'i')],
  ['letters', /(?:\b\p{L}\b[\s,.\-–—/]+){2,}\b\p{L}\b|\b(?:starts?|begins?|ends?|first|last|letters?|rhymes?|sounds like|spell(?:ed|ing|s)?|empieza|termina|letras?|rima|deletrea)\b(?=.*\b(?:with|letters?|con|is|like)\b)/iu],
]

/**
 * What makes a model's sentence unfit for a student whatever the question: length, markup, links, talk of marks, a verdict (the engine's
 * alone), personal questions, codes and spelling. Null where nothing does.
 */
export function sentenceFault(sentence: string): SentenceFault | null {
  if (sentence.length > longestSentence) return 'long'
  return faults.find(([, pattern]) => pattern.test(sentence))?.[0] ?? null
}
