import { cleaned } from '#server/grading/text/cleaning.ts'
import { guessedName } from '#server/grading/text/guessed-name.ts'

/** A message with its request for help cut off; `guess` is what is left to judge, empty when nothing is. */
export type HelpRequest = { kind: 'none' | 'help' | 'begging'; guess: string }

/** The start of the message or of a clause: inside a sentence, "help" and "rules" are ordinary words. */
const opening = String.raw`(?:^|[.,;:!?]\s*|\b(?:please|pls|plz|just|now|so|sorry|um+|hey|hi|ok|okay|but|and)\s+)`
const self = String.raw`(?:\bi\s+(?:really\s+|honestly\s+|still\s+|just\s+)*|${opening})`
const guessFollows = String.raw`(?!(?:but|maybe|perhaps|probably|is it|i think|i guess|i say|it's|its|it is|could)\b)`

const helpPhrases = [
  String.raw`${self}(?:do\s?n[o']?t|do not|dunno)(?: really| even)? (?:know|understand|get)(?: ${guessFollows}[\p{L}']+)*`,
  String.raw`\b(?:idk+|idek|dunno|donno)\b`,
  String.raw`(?:\bi(?:'?m| am)\s+(?:really\s+)?|${opening})not (?:so |really )?sure\b`,
  String.raw`(?:\bi\s+(?:really\s+)?have\s+|\bi've\s+|${opening})no (?:idea|clue)\b`,
  String.raw`\bi(?:'?m| am)\s+(?:so |really |totally )?(?:stuck|lost|confused)\b|^\s*(?:stuck|lost|confused)\s*[.!?]*$`,
  String.raw`${opening}(?:can|could|may) (?:i|you|we) (?:please )?(?:have|get|give me|tell me|show me)? ?(?:a|another|one|some|the next)? ?(?:more )?(?:hint|clue|help|tip)s?\b(?: me)?(?: please)?(?: with (?:this|that|it))?`,
  String.raw`${opening}(?:can|could|would|will) (?:you|u|ya) (?:please )?(?:help|explain)(?: (?:me|this|it|that|again|please|to me|(?:the|this|that) (?:question|task|exercise|hint)))*`,
  String.raw`\bi(?:'?d like| need| want| would like| could use) (?:a |another |some |one |one more )?(?:hint|clue|help|tip)s?\b`,
  String.raw`\b(?:give|show|tell) me (?:a |another |the next |some |one more )?(?:hint|clue|help|tip)s?\b`,
  String.raw`${opening}(?:a |another |next |one more |more )?(?:help|hint|clue)s?(?: me| please| pls| plz| with (?:this|that|it)| (?:help|hint|clue)s?)*\s*(?=$|[.,;!?])`,
  String.raw`${opening}(?:any|show|see|want) (?:a |the )?(?:more )?(?:help|hint|clue|tip)s?\s*(?=$|[.,;!?])|^(?:a )?tips?,? (?:please|pls|plz)\s*[.!?]*$`,
  String.raw`(?:^|\byo )(?:no (?:lo )?s[eé](?: qu[eé] (?:decir|poner|hacer|es))?|no (?:lo )?entiendo|ni idea|yo qu[eé] s[eé]|n[aã]o sei|non lo so|non so)(?![\p{L}])|${opening}(?:ay[uú]d[ae](?:me)?|(?:dame )?(?:una )?pista|necesito (?:ayuda|una pista))(?![\p{L}])`,
  String.raw`\bje (?:ne )?(?:sais|comprends) pas\b|^(?:sais|comprends) pas\b|${opening}(?:aide[zr]?(?:[- ]moi)?|(?:un )?indice|aucune id[eé]e|j'ai besoin d'aide)(?![\p{L}])`,
  String.raw`\bik (?:snap|begrijp|weet|kan) (?:het |dit |dat |er )?(?:niet|niks|geen)\b|${opening}(?:geen idee|help me even|nie wiem|nie rozumiem|jag vet inte|bilmiyorum)(?![\p{L}])`,
  String.raw`\bich wei(?:ß|ss) (?:es |das )?nicht\b|^wei(?:ß|ss) (?:es |das |ich )?nicht\b|\bich verstehe? (?:es |das )?nicht\b|${opening}(?:keine ahnung|kein(?:en)? plan|hilfe|hilf mir|(?:ein(?:e|en)? )?(?:tipp|hinweis)|ich brauche hilfe)(?![\p{L}])`,
].map((source) => new RegExp(source, 'iu'))

const wanted = String.raw`(?:answers?|solutions?|answer key|key|prompt|instructions|everything|rules|(?:text|message|words?) above)`
const order = String.raw`(?:${opening}|\b(?:can|could|will|would|must|should) you (?:please )?|\byou (?:must|have to|can|should|may) )`

/** Whole messages that give up or ask, and would be an answer nowhere but where a key says so. */
const wholeRequests = new RegExp(
  String.raw`^(?:(?:i )?give up|(?:(?:(?:this|it|that)(?:'?s| is)|is) )?(?:so |too |very |really |just )*hard|i (?:can ?'?t|cannot|can not) do (?:this|it|that)|` +
    String.raw`(?:i (?:think i )?know (?:it|this|that|the answer),? but )?(?:idk|i (?:do ?n['o]?t|do not) know|i (?:can ?'?t|cannot)) (?:how to )?(?:write|say|explain|put|type|describe)(?: (?:it|this|that))?(?: (?:in words|down|right))?|` +
    String.raw`(?:(?:what(?:'?s| is| letter)|tell me|give me|whats) )?(?:the )?(?:first|starting|last) letter(?: (?:of it|please|pls))?|what (?:letter )?does it (?:start|begin) with|` +
    String.raw`how do (?:i|you|u|we) (?:do|start|begin|solve|answer|work out) (?:this|it|that)|how (?:do|can|should) (?:i|we) (?:start|begin)|where (?:do|should) (?:i|we) (?:start|begin)|` +
    String.raw`what (?:do|should|must|can|shall|am) (?:i|we) (?:supposed to |meant to |have to |need to )?(?:do|write|type|put|say|answer)(?: (?:now|here|next|first|then|with (?:this|that|it)))*|` +
    String.raw`[¿¡]?(?:(?:me )?(?:puedes|pod[eé]is|podr[ií]as|puede) ayudar(?:me)?|qu[eé] (?:hago|tengo que hacer|debo hacer|pongo|escribo)(?: ahora| aqu[ií])?|c[oó]mo (?:se hace|lo hago|empiezo|hago (?:esto|eso)))|` +
    String.raw`(?:(?:tu peux|peux-tu|pouvez-vous) m'aider|qu'est-ce que je (?:dois faire|fais)|comment (?:je fais|faire|on fait))|(?:kannst du mir helfen|was (?:soll|muss) ich (?:tun|machen|schreiben)|wie geht das)|skip(?: (?:it|this|that|me))?|explain(?: (?:it|this|that|again))?|` +
    String.raw`next(?: (?:one|question))?|hlep|halp|hepl|(?:just )?say it|gimme(?: (?:it|that|(?:a |the )?(?:answers?|solution|key|hints?|clue|help)))?)$`,
  'iu',
)

const beggingPhrases = [
  String.raw`${order}(?:tell|give|show|send|say|print|reveal|write|display|output|repeat|leak|share|translate|encode|spell|reverse)\b(?:\s+\p{L}+){0,4}?\s+${wanted}\b`,
  String.raw`\b(?:tell|give|show|send) (?:me|us)(?: \p{L}+){0,3}? (?:answers?|solutions?|key)\b`,
  String.raw`\bjust (?:tell|give|show) me(?! (?:if|whether|a hint|a clue|another|the next))`,
  String.raw`${order}(?:tell|give|show) me(?: it| that)?\s*(?:$|[.,;!?])`,
  String.raw`\b(?:what(?:'s| is|s)|i (?:need|want)) (?:the )?(?:correct |right |real )?(?:answer|solution)\b`,
  String.raw`\b(?:answer|solution)(?: key)?,? (?:please|pls|plz|now)\s*[.!?]*$|^\s*(?:the )?(?:answer|solution)\s*[.!?]*$`,
  String.raw`\banswer key\b|\bsystem (?:prompt|message)\b|\beverything above\b|\bdeveloper mode\b`,
  String.raw`\bmy (?:teacher|mom|mum|mother|dad|father|parents?)\b.{0,30}\b(?:allow(?:s|ed)?|lets?|permits?|sa(?:id|ys) (?:it(?:'?s| is) )?(?:ok|okay|fine|you|i can)|told you|wants you)\b`,
  String.raw`\bi(?:'m| am) (?:the|a|your|an) (?:teacher|admin|administrator|developer|principal)\b`,
  String.raw`${order}(?:ignore|forget|disregard|override|bypass)\b.*\b(?:instructions?|rules?|prompts?|above|previous|earlier)\b`,
  String.raw`\b(?:ignore|disregard) (?:all |any |the |your |my )*(?:previous|prior|above|earlier)\b`,
  String.raw`${order}(?:pretend|act as|role-?play|imagine you)\b|\byou are now\b`,
  String.raw`\b(?:give|award|grant)\s+(?:me|us|this|my|it|full|all|max\w*|\d{2,})\b.{0,40}\b(?:points?|marks?|credits?|score|grade)\b`,
  String.raw`${order}(?:mark|count|grade|accept|score) (?:this|me|it|my answer|that)(?: as)? (?:right|correct|accepted|full)`,
  String.raw`\b(?:dime|dame|mu[eé]strame)\b.*\b(?:respuesta|soluci[oó]n)|\bcu[aá]l es la (?:respuesta|soluci[oó]n)`,
  String.raw`\bmi (?:profe(?:sora?)?|maestr[oa]|mam[aá]|pap[aá]|padres)\b.{0,20}\b(?:(?:me|nos|lo) dejan?|(?:me|nos|lo) permiten?|dijo que s[ií]|dice que (?:s[ií]|puedo))`,
  String.raw`\b(?:donne|dis|montre)[sz]?[- ]moi\b.*(?:r[eé]ponse|solution)|\bquelle est la (?:r[eé]ponse|solution)`,
  String.raw`\b(?:sag|gib|zeig)e? (?:mir|uns)\b.*(?:antwort|l[oö]sung)|\bwas ist die (?:antwort|l[oö]sung)`,
].map((source) => new RegExp(source, 'iu'))

const fillers =
  /\b(?:but|so|and|maybe|perhaps|possibly|probably|is it|could it be|it could be|it might be|might be|i(?:'d| would) (?:say|guess)|my guess is|i guess|i think|i believe|guess|well|um+|uh+|hmm+|please|pls|plz|sorry|honestly|really|sir|miss|thanks?|thank you|me|i|can you|could you|just|to|do|this|it|that|with|on|here|at all|how|lol|lmao|haha+|bro|bruh|man|dude|tbh|ngl|omg|stp|svp|s'il te plaît|bitte|por favor|porfa)\b/gi

const interjections = /\b(?:lol|lmao|haha+|bro|bruh|man|dude|tbh|ngl|omg|please|pls|plz)\b/gi

/** Words to somebody, no guess. */
const addressed =
  /\b(?:you|i|me|my|we|us|it|please|pls|plz|sir|miss|teacher|tutor|bot|ai|bro|dude|man|friend|buddy|now|ok|okay|yes|no|hey|hi|hello|thanks|thank|sorry|already|only|begging|help|hint|answer|key|question)\b/i

/** A longer text is an answer, whatever words it holds. */
const longestRequest = 400

/** Finds a request for help or begging in a message, in English, Spanish, French and German; the words of `prompt` are no guess. */
export function readHelp(answer: string, prompt = ''): HelpRequest {
  const text = cleaned(answer).replaceAll(/(?<!\p{L})(?:hee+lp|hell+p|help{2,})(?!\p{L})/giu, 'help')
  if (/^[?¿\s.!]*[?¿][?¿\s.!]*$|^(?:what|huh|eh|how|maybe|perhaps)[\s?!.]*$/i.test(text)) return { kind: 'help', guess: '' }
  if (text.length > longestRequest) return { kind: 'none', guess: answer }
  if (wholeRequests.test(withoutFillers(text)) || wholeRequests.test(bare(text.replaceAll(interjections, ' ')))) return { kind: 'help', guess: '' }
  if (beggingPhrases.some((phrase) => phrase.test(text))) return { kind: 'begging', guess: guessBesideBegging(text) }
  if (!helpPhrases.some((phrase) => phrase.test(text))) return { kind: 'none', guess: answer }
  const guess = guessedName(text, prompt) || withoutFillers(withoutRequests(text))
  return { kind: 'help', guess: wholeRequests.test(guess) || !/[\p{L}\p{N}]/u.test(guess) ? '' : guess }
}

/** What stays of a message when every request in it is cut off, and what only then begins a clause. */
function withoutRequests(text: string): string {
  const rest = bare([...helpPhrases, ...beggingPhrases].reduce((left, phrase) => left.replace(phrase, ' '), text))
  return rest === bare(text) ? text : withoutRequests(rest)
}

function bare(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replace(/^[\s,;:!?'"]+/, '').replace(/[\s,;:.!?'"]+$/, '')
}

/**
 * Only a clause of its own with a number or a "maybe" is a guess ("714, just tell me"), or a number right before the plea ("714 pls give me
 * full points"); nothing else beside begging is judged.
 */
function guessBesideBegging(text: string): string {
  const plea = Math.min(...beggingPhrases.map((phrase) => phrase.exec(text)?.index ?? text.length))
  const before = withoutFillers(text.slice(0, plea).replace(/[\s,;.]+$/, ''))
  if (/^[-−]?\d[\d.,/]*(?: ?[\p{L}%°²³]+)?$/u.test(before)) return before
  const clauses = text.split(/[,;!?\n]|\.(?!\d)|\bbut\b/i).map((clause) => clause.trim())
  const isName = (clause: string) => /^\p{L}+(?: \p{L}+)?$/u.test(clause) && !addressed.test(clause)
  const isGuess = (clause: string) => /\d|\b(?:is it|maybe|perhaps|i think|i guess)\b/i.test(clause) || isName(clause)
  const others = clauses
    .filter((clause) => isGuess(clause) && !beggingPhrases.some((phrase) => phrase.test(clause)))
    .map((clause) => withoutFillers(withoutRequests(clause)))
  const [guess, ...more] = others.filter((clause) => clause !== '')
  return guess !== undefined && more.length === 0 && guess.split(' ').length <= 3 ? guess : ''
}

function withoutFillers(text: string): string {
  const rest = text
    .replaceAll(fillers, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^\s*or\b|\bor\s*[.!?]*$/gi, ' ')
    .replace(/^(?:[\s,;:!?'"]|\.(?!\d)|-(?!\d))+/, '')
    .replace(/[\s,;:!?'"-]+$/, '')
  if (/^(?:(?:help|hint|clue|tip)s?[\s,.!?]*)+$/i.test(rest)) return ''
  return /^(?:what|why|where|which|when|who|whose|question|answer|need|want|means?|start)\b/i.test(rest) ? '' : rest
}
