/** What an answer to a question hardly ever holds, and words to whoever grades it do. Each is a reason to leave it to a person. */
const signs: readonly RegExp[] = [
  // Characters nobody types, other alphabets' look-alikes, and wide or mathematical letters.
  /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u{E0000}-\u{E007F}\uFF01-\uFF5E\u{1D400}-\u{1D7FF}]/u,
  /(?=\p{L}*\p{Script=Latin})(?=\p{L}*[\p{Script=Cyrillic}\p{Script=Greek}])\p{L}{3,}/u,
  /[a-z]\d[a-z]|(?:(?<!\p{L})\p{L}[\s.\-–]+){4,}\p{L}(?!\p{L})/u,
  // Markup, markers, data and codes.
  /<\/?[a-z|!]|\[\/?[a-z]+\]|[{}]|\|[a-z_]+\||```|#{2,}|"\s*:|\p{Cc}(?<![\n\t\r])|[\w+/]{28,}/iu,
  // A role, rules and instructions.
  /\b(?:system|assistant|user|admin|teacher|tutor|grader|examiner|note to|important|update|override)\s*[:(]/i,
  /\b(?:ignore|disregard|forget|overrule|bypass|obey|follow)\b.{0,30}\b(?:instructions?|rules?|prompts?|everything|all|above|previous|that you|the (?:question|key|rubric))\b/i,
  /\b(?:instructions?|prompts?|rubrics?|jailbreak|developer|administrator|headmaster|head teacher|openai|chatgpt|language model|json|base ?64|grad(?:er|ers|ing)|examiners?)\b/i,
  /\b(?:new rules?|pretend|role ?-?play|act as|from now on|you are (?:now|a|an|my|the|dan)|as an ai|as (?:the|your|a) (?:teacher|developer|creator|grader|tutor))\b/i,
  // What the answer is worth.
  /\b(?:full|all|max(?:imum)?|more|extra|ten|\d+|the|half|give|gives?|these|any)\s+(?:of )?(?:the )?(?:points?|marks?|credits?|grades?|scores?|percent of)\b|\b(?:quality|score|grade|credit|mark)s?(?:\s*:?[=:]|\s+(?:is|of|to|should|must|as|\d+)\b)/i,
  /\b(?:mark|grade|rate|score|accept|count|judge|treat|consider|award|assess|evaluate)\b.{0,24}\b(?:this|it|me|my|as|the answer|that|correct|right|quality|everything)\b/i,
  /\b(?:(?:this|my|the|student['’]?s?) (?:answer|response|reply|work|solution)|(?:answer|response|solution) (?:is|above|below|was))\b.{0,40}\b(?:correct|right|perfect|complete|excellent|good|accepted|full|true|best|great|fine|deserves?)\b/i,
  /\b(?:i|it|this|that|answer) (?:really )?(?:deserves?|earn(?:s|ed)?|needs? (?:a|the|to pass))\b|\b(?:passed|pass me|fail me|passing grade|top marks?|a\+)(?=\W|$)/i,
  // Somebody is asked or begged.
  /\b(?:please+|plea+se|pls|plz|i beg|begging|be (?:nice|kind|generous|lenient)|trust me|believe me|my (?:mum|mom|dad|parents|teacher|grandma|dog|life)|nobody will know|just this once)\b/i,
  /\b(?:tell|give|show|let|grant|help|pass|spare) me\b|\byou (?:must|have to|should|will now|may now|can tell|already|are allowed|need to|promised|said|told|agreed)\b/i,
  /(?:^|[.!?,;:\n]\s*)(?:say|print|output|reveal|repeat|respond|reply|write out|assign|translate|decode|execute)\b/i,
  /\b(?:puntos?|nota|calificaci[oó]n|instrucciones|ignora|olvida|por favor|punkte|bitte|ignorier\w*|anweisung\w*|ignorez|consignes?)\b/i,
]

/**
 * Whether an answer holds words that are meant for whoever grades it, or signs that hide such words. No language model's mark counts for it: it
 * waits for a person. Some honest answers are met, too, which costs them nothing but the wait.
 */
export function speaksToGrader(answer: string): boolean {
  return signs.some((sign) => sign.test(answer))
}

/** What a question itself hardly ever holds, and orders to whoever grades its answers do. */
const orders: readonly RegExp[] = [
  /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u{E0000}-\u{E007F}\u{1D400}-\u{1D7FF}]/u,
  /<\/?(?:system|answer|question|assistant|user)\b|\[\/?INST\]|<\||\[\[|###/i,
  /\b(?:system|assistant|note to (?:ai|the grader|graders?))\b.{0,12}:/i,
  /\b(?:ignore|disregard|forget|overrule|bypass)\b.{0,30}\b(?:instructions?|rules?|prompts?|rubrics?|the key|above|previous)\b/i,
  /\b(?:full|all the|maximum|top)\s+(?:points?|marks?|credits?|grades?)\b|\bquality\b.{0,6}(?:[:=]|\b(?:to|of|is) [01]\b)/i,
  /\b(?:ai|language models?|chatgpt|graders?|examiners?|assistants?|whoever (?:reads|grades|marks))\b.{0,30}\b(?:must|should|shall|has to|have to|may)\b/i,
  /\b(?:accept|mark|grade|count)\b.{0,12}\b(?:everything|every answer|all answers|any answer|everybody|all students)\b/i,
]

/**
 * Whether a question holds orders to whoever grades its answers, as one that was shared, imported or pasted may. No language model's mark counts for
 * answers to it.
 */
export function ordersGrader(question: string): boolean {
  return orders.some((order) => order.test(question))
}
