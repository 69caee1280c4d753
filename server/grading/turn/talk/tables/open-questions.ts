const lead = String.raw`(?:(?:but|and|so|wait|ok|um+|hey|sir|miss|no|oh) )*`

/** What begins a question behind its question word. */
const auxiliary = 'is|are|was|were|do|does|did|can|cant|could|would|will|has|have|should'

/** What somebody wants to be told who asks for more. */
export const toldMore = 'more|something|everything'

const tellMe = String.raw`(?:can you |could you |please |will you )*(?:tell|teach|show) me (?:${toldMore}) about(?: \p{L}+)+`

/** A question with its verb before whom or what it is about: "why is it called an axis", "what do they eat", "is that why". */
const inverted = new RegExp(
  String.raw`^${lead}(?:(?:why|how come|what|who|where|when|which|whats|whos|wheres) (?:${auxiliary}) (?!(?:an?|the) \p{L}+$)(?:it|they|that|this|he|she|we|i|you|there|the|an?|my|your|these|those|some|people)(?: \p{L}+)+|why (?:${auxiliary}) (?:(?:an?|the) )?\p{L}{3,} \p{L}+(?: \p{L}+)*|${tellMe}|(?:is|was) that why(?: \p{L}+)+)$`,
  'u',
)

/** A question that names no answer: "is there a line in the middle", "can it have two answers", "is ireland one or not". */
const whether = new RegExp(
  String.raw`^${lead}(?:(?:is|are|was|were) there \p{L}+(?: \p{L}+)*|(?:can|could|must|should|does|do|has|have) (?:it|they|there|he|she) (?:have|be|only|also|need|count)(?: \p{L}+)+|(?:is|are|was|were) (?!(?:it|they|that|this|these|those|he|she|there|not)\b)\p{L}+ .*(?:or not|too|one|a \p{L}+|same|like \p{L}+)|(?:it|that|this) is not (?:an? |the )?\p{L}+(?: \p{L}+)? (?:right|correct|is it|or is it)|(?:is|are) it (?:hot|cold|dark|far|safe|hard|the same|always|still|also) .+)$`,
  'u',
)

/** Whether a message in plain chat spelling asks something and so answers nothing, whatever words of the answer stand in it. */
export function asksOpenly(text: string): boolean {
  return inverted.test(text)
}

const why = new RegExp(String.raw`^${lead}(?:why (?:${auxiliary}) (?:(?:an?|the|it|they|that|this|he|she|we|you) )?(?!it |they |that |this |he |she )\p{L}{2,}(?: \p{L}+)* \p{L}{2,})$`, 'u')
const more = new RegExp(String.raw`^${lead}(?:(?:who|nobody|no one) (?:even |really |actually )*cares? (?:about|for|if|what|when|where|why|who)(?: [\p{L}\p{N}]+)+|${tellMe})$`, 'u')

/** Whether a message asks why something is so. */
export function asksWhy(text: string): boolean {
  return why.test(text)
}

/** Whether a message asks to be told more, or who cares: no answer, even where it would earn everything. */
export function asksForMore(text: string): boolean {
  return more.test(text)
}

/** The same of a question to be answered by yes or no: only where nothing in it earns something. */
export function asksWhether(text: string): boolean {
  return whether.test(text)
}
