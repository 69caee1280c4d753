import { toldMore } from './open-questions.ts'
import { isPhrase, patternOf } from './phrases.ts'
import type { TalkKind } from '#server/grading/turn/talk/talk-kinds.ts'

const lists = {
  subject: 'school|math|maths|homework|french|spanish|german|english|latin|italian|science|history|geography|biology|physics|chemistry|fractions',
  family: 'mum|mom|mother|dad|father|brother|sister|bro|sis|grandma|grandpa|granny|grandad|nana|uncle|aunt|cousin|friend|dog|cat|hamster|rabbit|horse|abuela|abuelo|neighbor|neighbour',
  very: 'lowkey|low key|highkey|hella|so|really|very|too|super|kinda|just|still|all|already|such|always|totally|literally|actually|a bit|a little|pretty|not|a|at|even|again|like',
  task: 'this|that|this (app|site|website|page|thing|bot|game|program|question|exercise|task|one|quiz|test|lesson|class)|the (app|site|website|question|exercise|quiz|bot|tutor)|school|math|maths|homework|everything',
  app: 'this (app|site|website|page|thing|bot|program|game|screen)|the (app|site|website|page|screen|bot|timer)|my (screen|keyboard|mouse|tablet|ipad|laptop|computer|phone|internet|wifi)',
  mood: 'mid|trash|sus|meh|boring|unfair|fair|annoying|confusing|cringe|lame|pointless|ridiculous|so hard|too hard|too difficult|too easy|so easy|dumb|stupid|a waste of time|rigged|torture|for babies',
  fault: 'glitchy|glitching|laggy|lagging|bugged|buggy|freezing|frozen|crashing|crashed|broken|loading|slow|not working|not loading',
  after: 'at all|lol|bro|bruh|dude|man|omg|ngl|tbh|honestly|anymore|today|right now|now|again|please|haha',
  silly: 'butthole|poo|poop|poopoo|poopy|pee|peepee|fart|farts|caca|kaka|pipi|prout|pupu|culo|bumbum|skibidi|rizz|gyatt|deez nuts|six seven|nani',
  more: toldMore,
  before: 'but|and|ok|so|omg|bro|bruh|dude|wow|ugh|man|lol|sorry|well|no|honestly',
}

/** What is said to the tutor about the task, the app or oneself, and would be an answer nowhere; read in this order. */
const phrases: readonly (readonly [TalkKind, RegExp])[] = (
  [
    ['mood', ['[<before>]* <task> (is|was|feels|looks|sounds|seems|got|gets) [<very>]* <mood> [<after>]*']],
    ['remark', ['[<before>]* <app> (is|was|keeps|keeps on|got) [<very>]* <fault> [<after>]*', '[<before>]* (it|this) (is|was|keeps|keeps on) [<very>]* (glitchy|glitching|laggy|lagging|bugged|buggy) [<after>]*']],
    ['reaction', ['[ok|lol|haha|and|well|bro]* (jk|just kidding|phew|whew|oopsie|oopsies|es broma|era broma|(ya|you) (terminé|termine|acabé|acabe)|duh|oke|okey|okie|oki|i am back|be right back|finaly|finally|no u|no you|mic drop|yeehaw|welp|mhm|hejdå|selam|kurde|flemme|obrigada|obrigado|merhaba|priviet|privet|cześć|czesc|ahoj|namaste|konnichiwa|tak dank|bedankt|dankjewel|hoi|doei) [lol|haha|bro]*', '(are you|you|anyone|anybody|is anyone) (there|here) [still|or what|now]*']],
    ['news', ['[<before>]* (mr|mrs|ms|miss|our teacher|the teacher|the sub|our sub) [_] (is|was|has|says|said|just|keeps|fell|looks) [so|very|really|not|just]* (asleep|sleeping|angry|mad|late|absent|sick|here|gone|nice|mean|funny|strict|laughing|talking|yelling|shouting|coming|watching|away|loud|left|weird|cool) [<after>]*']],
    ['reaction', ['[big|stinky|haha|lol]* <silly> [haha|lol|<silly>]*', '[haha|lol]* (mashallah|masha allah|inshallah|insha allah|alhamdulillah|wallah|gg wp|one more joke|knock knock|skibidi toilet)']],
    ['mood', ['[<before>]* i am [so|really|just|very]* (tired|sick|bored) of (this|it|all this|<subject>) [<after>]*', '(literally|like|but|and|honestly)* (who|nobody) (needs|cares about|uses|likes) (this|it|that) [<after>]*']],
    ['remark', ['[eww|ew|yuck|ugh|haha|lol|omg]* [the|these|those]* _ (is|are) [<very>]* (gross|cute|adorable|disgusting|yucky|creepy|cool|awesome|my favourite|my fav|overrated) [<after>]*', '(eww|ew|yuck) _ [_]']],
    ['tutor', ['[<before>|haha]* (your|you are) [<very>]* (useless|the best|the worst|an idiot|a robot|a bot|bad at this|good at this|my friend|my best friend) [<after>]*']],
    ['reaction', ['[<before>|haha]* (good to know|makes sense|fair enough|whatever|no problem|no worries|sounds good|got it|ok cool) [<after>|ok]*', 'toma you', '[coucou|salam|salaam|ciao]* (coucou|salam|salaam|ciao)', '[ok|and|so]* next [one|question|please]*']],
    ['remark', ['[literally|i|but|we|bro|and]* (just|already)* (said|wrote|typed|told you|answered) (that|it|this) [<after>|already|before]*', '[oh|oops|sorry|ah|no|wait|well]* i (multiplied|added|divided|subtracted|mixed|read|typed|wrote|clicked|pressed|sent|counted) [_] [_] [_] [_] (by mistake|by accident|wrongly|too fast|too early|up) [<after>]*']],
    ['question', ['[<before>|please|can you|could you|will you]* (tell|teach|show) me (<more>|a joke|a story|a fun fact|another one) ...']],
    ['news', ['[and|but|well|yesterday|today|also]* my [little|big|small|older|younger|best]* <family> (has|had|knows|speaks|lives|works|loves|hates|likes|went|plays) ...', 'i (live|lived|grew up) (in|near|at|by|on|next to) ...', 'i (have|had|own) (a|an|some|two|three|four|five|many|lots of) ...', 'i have _ (in|at|on) my ...', 'i play [the]* _ too']],
    ['news', ['[<before>]* i (got|was|have been) [so|really|just]* (stung|bitten|hurt|sick|grounded|late|robbed) [once|before|yesterday|today|last week|last year|by _ _|by _|too|as well]* [<after>]*', '[<before>]* (almost|nearly) (done|finished|there) [<after>]*']],
    ['mood', ['(ugh|argh|omg|oh no|not) [_] <subject> [grammar|again|class|lesson|test]*', '[<before>]* i (can not|could not) be bothered [<after>]*', '[<before>]* i am (so|really|very|just|super)* (sleepy|exhausted|hungry|thirsty|done|over it) [<after>]*', '(can not|could not) be bothered']],
    ['reaction', ['(one|just a|a|wait a)* (moment|sec|second|minute) [please|pls]*', '(hii|heyy|heya|helloo|hallo|yoo|hey hey|hi there|hello there)', '(that|this) is the same (thing|as before|as mine|as what i wrote|as my answer|question|as that)']],
    ['apology', ['(perdón|perdon|lo siento|desculpa|entschuldigung|scusa)']],
    ['remark', ['[<before>]* i (refuse|object|protest|am not doing this|will not do this|am not doing that) [<after>]*', '[<before>]* (another|one more|a second) (chance|try|go) [<after>]*', '[<before>]* (can|could|may) i (have|get) (another|one more|a second) (chance|try|go) [<after>]*']],
    ['remark', ['[<before>]* you (do not|did not|never|are not) [even|really|just]* (listen|listening|read|reading|look|looking) [to|at]* [me|it|my answer|what i wrote|what i said] [<after>]*', '[<before>]* (do not|stop) (look|looking|watch|watching|laugh|laughing|judge|judging) [at me|me|ok] [<after>]*']],
    ['remark', ['[<before>|i think]* (they|these|those|both|the words|the sentences|the answers) [all|both|just|literally]* (sound|look|mean|seem) (the same|alike|similar|identical) [<after>|to me|though]*', '[<before>]* (nice|good|great|cool|weird|funny|stupid|interesting|silly|dumb) question [<after>]*', 'whatever you say [_]']],
    ['question', ['[<before>]* (can|could|does|do|is|may) (it|there|this|they) (have|be) (two|more than one|several|many|no|both) [answers|solutions|right answers|of them] [<after>]*', '[<before>]* which (poem|text|story|picture|map|graph|table|diagram|passage|book|paragraph) [is it|do you mean|is meant|please]*', '[<before>]* (can|could|should|may|do|must) (you|i|we) [just|also|first|always]* (add|divide|multiply|subtract|double|halve|start|expand|simplify|factor|round) [_] [_] [_] first']],
    ['question', ['[<before>]* (can|could|will|would) you [please]* (explain|repeat|rephrase) [me]* (the|this|that|your) (question|task|hint|exercise|word|sentence) [to me|for me|better|more|again]* [<after>]*']],
  ] as const
).map(([kind, table]) => [kind, patternOf(table, lists)])

/** What kind of talk a whole message in plain chat spelling surely is; null where it may be an answer. */
export function certainTalkOf(text: string): TalkKind | null {
  return phrases.find(([, pattern]) => isPhrase(text, pattern))?.[0] ?? null
}

const manners = new Map<string, TalkKind>([
  ...listed('greeting', 'coucou salam hola hello hi hey bonjour salut hallo ciao buongiorno ola'),
  ...listed('thanks', 'gracias merci danke grazie obrigado obrigada thanks дякую спасибо'),
  ...listed('apology', 'perdón perdon sorry pardon entschuldigung scusa desculpa'),
  ['merci beaucoup', 'thanks'],
  ['muchas gracias', 'thanks'],
  ['vielen dank', 'thanks'],
  ['danke schön', 'thanks'],
  ['grazie mille', 'thanks'],
  ...listed('goodbye', 'adiós adios bye tschüss tschuss arrivederci tchau'),
])

/** Questions about one's own answer, asked in the language of the lesson. */
const ownAnswer: readonly RegExp[] = [
  patternOf(['(es|está|esta) (correcto|correcta|bien|mal) [así|asi|esto|eso|mi respuesta|ahora|ya|o no]*', '(es|está|esta) (así|asi)', '(voy|lo hice|lo escribí|lo escribi) bien', '(cómo|como) se (dice|escribe) ...']),
  patternOf(["(c'est|cest|est ce que c'est|est ce) (bon|correct|juste|ça|ca|faux) [comme ça|comme ca]*", 'comment (dit on|on dit|ça s écrit) ...', 'pourquoi (on|il|tu|c est|est ce) ...', '(c est|cest|c) quoi ...', 'ça veut dire quoi [_]', 'que veut dire ...']),
  patternOf(['(por qué|por que) (se|es|no|hay|tengo) ...', '(qué|que) significa ...', 'warum (sagt|ist|muss|heißt) ...', 'was (heißt|heisst|bedeutet) ...']),
  patternOf(['(ist das|ist es|stimmt) (richtig|falsch|das|so|gut) [so]*', 'wie (sagt man|schreibt man|heißt|heisst) ...']),
]

/** A mood or news in the language of a lesson, which few sentences of exercises are: "no manches", "ya casi termino". */
const ownDay = patternOf([
  '(no manches|no inventes|qué pereza|que pereza|qué flojera|que flojera|qué aburrido|que aburrido|qué difícil|que difícil|qué dificil|que dificil|ya casi|ya voy|ahora vuelvo)',
  '(ya|you) casi (termino|acabo|estoy)',
  'se me (acaba|acabó|acabo|muere|murió|murio) (la|el|mi) _',
  '(estoy|ando) [muy|tan|super|súper]* (cansado|cansada|aburrido|aburrida|harto|harta|confundido|confundida|perdido|perdida|enfermo|enferma)',
  "(c'est|cest|c est) [trop|très|tres|vraiment|super|si]* (facile|difficile|dur|dure|nul|long|cool|marrant|drôle|chiant|ennuyeux) [mdr|lol]*",
  '(esto es|es) [muy|demasiado|súper|super|tan]* (fácil|facil|difícil|dificil|aburrido|divertido) [jaja|lol]*',
  '(das ist|ist) [so|sehr|echt|voll|zu|total]* (leicht|einfach|schwer|langweilig|cool|blöd|doof) [lol|haha]*',
  "(j'en ai marre|trop dur|trop long|trop nul|c'est nul|je suis (fatigué|fatiguée|crevé|crevée))",
  '(keine lust|kein bock|voll schwer|mega schwer|nervig|langweilig|ich bin (müde|fertig))',
])

/** What is said to a tutor about the question, in English, in a lesson of any language. */
const notUnderstood = patternOf(
  [
    '[<before>|excuse me|please|teacher|miss|sir|hello]* i (do not|did not|can not|really do not|still do not) (understand|get) [it|this|that|the question|the task|the sentence|the hint|what to do|what you mean|what you want|how to do it|how to do this|the instructions] [<after>|teacher|miss|sir]*',
    '[<before>|excuse me|please|teacher|miss|sir]* (what|which) (do|should) i (write|type|put|do) [here|now|in the gap|in the box] [<after>]*',
    '[<before>]* (is|was) my (spelling|grammar|answer|sentence|accent|word) (correct|right|ok|good|wrong) [<after>]*',
  ],
  lists,
)

/** Whether somebody says that the task is not understood, or asks about their own answer, in English. */
export function speaksOfTask(text: string): boolean {
  return isPhrase(text, notUnderstood)
}

/** A word of manners or a question about one's own answer, said in the language that is taught: "hola", "es correcto así"; else null. */
export function saidInLesson(text: string): TalkKind | null {
  return manners.get(text) ?? (ownAnswer.some((pattern) => isPhrase(text, pattern)) ? 'question' : null)
}

/** Whether somebody speaks of oneself in the language that is taught, as a sentence of exercises may too: "ya casi termino". */
export function tellsOfDayInLesson(text: string): boolean {
  return isPhrase(text, ownDay)
}

function listed(kind: TalkKind, words: string): [string, TalkKind][] {
  return words.split(' ').map((word) => [word, kind])
}
