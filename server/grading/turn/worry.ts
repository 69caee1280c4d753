import type { ConcernKind } from '#contract/review/concerns.ts'
import { cleaned } from '#server/grading/text/cleaning.ts'
import type { Instance, Judgement } from '#server/grading/types.ts'
import { game, isCalm } from './calm-words.ts'
import type { Language } from './words/language.ts'
import { worryWords } from './words/worry-words.ts'
import type { Reader } from './words/worry-words.ts'

const wish = String.raw`(?:want(?:ed)? to|wanna|going to|gonna|will|'ll|might|could|should|plan(?:ning)? to|think(?:ing)? (?:about|of)|thought (?:about|of)|feel like|try(?:ing)? to|tried to|need to|have to)`
const act = String.raw`(?:kill(?:ing)?|hurt(?:ing)?|harm(?:ing)?|hang(?:ing)?|shoot(?:ing)?|drown(?:ing)?|poison(?:ing)?)`
const self = String.raw`(?:my ?self|me self)`
const anymore = String.raw`(?:any ?more|no more|any longer)`
const family = String.raw`(?:my (?:step ?)?(?:dad|daddy|father|mom|mum|mama|mother|brother|sister|uncle|aunt|grandpa|grandad|grandfather|grandma|cousin|coach|parents|boyfriend|girlfriend)|mom|mum|dad)`
const somebody = String.raw`(?:${family}|he|she|they|someone|somebody|a man|an adult|mom'?s boyfriend|my mom'?s boyfriend)`
const others = String.raw`(?:${family}|he|she|they|people|(?:the |some |all )?(?:the |other |older )?(?:kids?|girls?|boys?|students?|classmates|guys)(?: (?:(?:at|in|from) (?:my |this |the )?(?:school|class|bus|team)|(?:next to|behind|beside) me))?|(?:a|this|the|that) (?:kid|boy|girl|guy)|my (?:friends?|classmates|class|teacher)|everyone|everybody|someone|somebody)`
const nasty = String.raw`(?:bad|mean|horrible|nasty|awful|terrible|cruel|rude|gross|evil|ugly|false|untrue)`
const often = String.raw`(?:(?:always|often|sometimes|still|keeps?|kept|has|have|had|is|was|are|were|will|would|might|going to|gonna) )*`
const denial =
  /(?:\b(?:not|never|hardly|no one|nobody|dont|wont|didnt|doesnt|wouldnt|isnt|arent|aint)|n't)(?: (?:ever|even|really|actually|just))?(?: (?:that|like|saying|mean|think|thinking|because|it'?s|going to|i))* $/u
const beaten = String.raw`(?:beats?|beating) me\b(?! (?:again )?(?:(?:at|in) ${game}|to (?:it|the|school|every)|by (?:\d|a |one|two|three|ten|so many)|(?:every|each) (?:time|game|match|race|round|single time)|when we (?:play|race)|again$)\b)`
/** Where one may not want to live without any worry. */
const place = String.raw`(?:a |old |big |small |little |boring )*(?:city|town|village|country|street|area|neighbou?rhood|flat|apartment|caravan|state|building|lesson|class|group|team|seat|row|corner|game|book|story|time|century)`
const struck = String.raw`(?:hits?|hitting|hurts?|hurting|punch(?:es|ed|ing)?|kick(?:s|ed|ing)?|chok(?:es|ed|ing)|slap(?:s|ped|ping)?|burn(?:s|ed|t)?|abus(?:es|ed|ing)|threaten(?:s|ed)? to kill) me\b`
const inPlay = String.raw`(?! (?:up|with (?:the |a |an )?(?:pillow|ball|snowball|water|joke|question|surprise)|on the (?:shoulder|arm|back|head))\b)`

/** What makes a message worrying, by what it is about. `denied` phrases say nothing when a "not" or "never" stands before them. */
const phrases: { kind: ConcernKind; denied: boolean; pattern: RegExp }[] = [
  ...[
    String.raw`\b${wish} ${act} ${self}\b`,
    String.raw`\bi(?:'m| am|'ve been| have been) (?:killing|hurting|harming|cutting) ${self}\b`,
    String.raw`\bmakes? me want to (?:die|(?:kill|hurt|cut) ${self})\b`,
    String.raw`\bi (?:want(?:ed)? to|wanna|'?d like to|would like to|wish (?:that )?i (?:could|would)|hope (?:that )?i) (?:just )?die\b(?! my | of laugh| from laugh)`,
    String.raw`\bi wish (?:that )?i (?:was|were) (?:dead|never born|not alive)\b|\bi wish (?:that )?i (?:had never been|was never|wasn'?t|weren'?t) (?:born|alive|here)\b`,
    String.raw`\b(?:want(?:ed)? to|wanna|going to|gonna|will|might|thinking (?:about|of)) (?:commit(?:ting)? suicide|end(?:ing)? (?:it all|my life)|tak(?:e|ing) my (?:own )?life|overdos(?:e|ing))\b`,
    String.raw`\bi(?:'m| am| feel| have been|'ve been) (?:feeling |so |really |very )?suicidal\b`,
    String.raw`\bi (?:self ?-?harm|cut ${self})\b(?! (?:shaving|on|by|while|when|with paper|in the kitchen))`,
    String.raw`(?<!\p{L})(?:je veux (?:mourir|me tuer)|j'ai envie de mourir|(?:me )?quiero (?:morir(?:me)?|matarme)|me quiero (?:morir|matar)|ich (?:will|m[öo]chte) (?:nur |einfach )?(?:sterben|nicht mehr leben|mich umbringen)|quero morrer|voglio morire)(?!\p{L})`,
    String.raw`\bi (?:want to|wanna|am going to|will|gonna) kill (?:someone|somebody|everyone|everybody|people)\b`,
    String.raw`\bi(?:'m| am) (?:so |just |really )*tired of (?:everything|life|living|it all|being alive)\b`,
    String.raw`\bi (?:throw up|vomit|make ${self} (?:throw up|sick|vomit))\b.{0,30}\b(?:so (?:that )?no ?(?:body|one)|on purpose|to (?:lose weight|be thin|get thin))\b`,
    String.raw`\b(?:mum|mom|mother|dad|father|doctor) says? i .{1,40}\bif i (?:do not|don'?t) (?:start )?eat(?:ing)?\b`,
    String.raw`\bi (?:(?:sometimes|often|always|secretly|just|still|really) )+(?:cut|hurt|harm|burn|scratch) ${self}\b`,
    String.raw`\b(?:sometimes i|so \p{L}+ .{0,40}that i) (?:hurt|harm|burn|cut|scratch|punish) ${self}\b`,
    String.raw`\bi (?:hurt|harm|burn|cut|scratch|hit|punish) ${self} (?:sometimes|often|on purpose|every (?:day|night)|when(?:ever)? (?:i(?:'m| am| feel| fail| get)|everything|the pressure|they))\b`,
    String.raw`\bi (?:\p{L}+ )?(?:hurt|harm|burn|cut|scratch|bite|hit) ${self} (?:with (?:a |my |the )?(?:lighter|kni(?:fe|ves)|razor\p{L}*|blades?|scissors|needles?|cigarettes?|compass|glass)|until (?:it|i) (?:bleeds?|hurts?|can|feel))\b`,
    String.raw`\bi (?:(?:really|just|so|always|honestly) )*hate ${self}\b(?! (?:for (?:forgetting|not|being|this|that)|lol|haha))`,
    String.raw`\b(?:hit|hitting|bang|banging|smash) my head (?:against|on|into) the (?:wall|floor|table|door) (?:because|when|until|so) `,
    String.raw`\bi (?:always |often |sometimes |just |still )*cry (?:${self} to sleep|(?:every|at|all) nights?|all the time|every day)\b`,
    String.raw`\bi (?:have(?: not|n'?t)|did(?: not|n'?t)) (?:slept|sleep|eaten|eat)(?: anything| a thing)? (?:since (?:yesterday|\p{L}+day|last)|(?:in|for) (?:two|three|four|five|\d+|many|several) (?:days|nights))`,
    String.raw`(?<!\p{L})(?:ya no quiero vivir|no quiero vivir(?: más| mas)?|me (?:corto los brazos|hago daño a mí mism[ao])|je (?:(?:ne )?veux plus vivre|me fais du mal)|ich (?:ritze mich|verletze mich selbst|will so nicht mehr leben))(?!\p{L})`,
    String.raw`\bi (?:keep|kept|started|used to|like to|${wish}|love) cut(?:ting)? (?:${self}|my (?:arms?|wrists?|legs?|skin))\b`,
    String.raw`\bi(?:'d| would|'m| am)? (?:be )?better off dead\b|\b(?:everyone|everybody|they|the world)(?:'d| would| will|'s| is)? (?:be )?better off without me\b`,
    String.raw`\b(?:take|took|taking|swallow) (?:all|a lot of|too many) (?:of )?(?:the |my )?(?:pills|tablets)\b`,
    String.raw`(?:^|\b(?:i (?:want to|wanna|might|will)|i'll|gonna|going to) )kms\b(?=$|[.,!?]| )`,
    String.raw`(?:^|[.,;!?]\s*|\b(?:please|pls|plz|just|someone|somebody|god|omg|ugh|and|so) )kill me\b(?! (?:if|with|when|for) )`,
  ].map((source) => ({ kind: 'self_harm' as const, denied: true, pattern: new RegExp(source, 'giu') })),
  ...[
    String.raw`\bi (?:do not|don'?t|dont) (?:really |even |just )*(?:want to|wanna) be here\b(?: ${anymore})?(?! (?:in|on|at|with|near|today|because|for|when|until|after|this (?:lesson|morning|afternoon))\b)`,
    String.raw`\bi (?:do not|don'?t|dont) (?:really |even |just )*(?:want to|wanna) (?:live|be alive|exist|wake up)\b(?: ${anymore})?(?! (?:in|on|at|with|near|under|next to|without (?:my )?(?:phone|internet|wifi|tablet|games?)|early|so early|yet)\b)`,
    String.raw`\bi (?:do not|don'?t|dont) (?:really |even |just )*(?:want to|wanna) (?:live|be|exist) (?:in|with|on) (?:myself|me|him|her|them|us|pain|fear|shame|guilt|(?:this|that|my|such|so much|all this|all the)(?! (?:${place}))(?: \p{L}+)?)\b`,
    String.raw`\bi (?:can ?not|can'?t|cant) (?:live|go on living|take living) (?:like this )?${anymore}\b`,
    String.raw`\b(?:no ?body|no one|noone) (?:would|will|'d) (?:even |ever )?(?:miss me|(?:care|notice|mind) if i (?:die|died|was dead|were dead|was gone|were gone|(?:just )?disappeared))\b`,
    String.raw`\bi have (?:no|nothing|no reason) (?:reason )?(?:left )?to live(?: for)?\b`,
    String.raw`\bi (?:just |really )*(?:want to|wanna|wish (?:that )?i (?:could|would)) (?:just )?disappear(?: forever)?(?=$|[.,;!?]| and )`,
    String.raw`\b(?:it|everything)(?:'?d| would| will)? be easier (?:not to be here|without me|if i (?:was|were) (?:not here|gone|dead))\b`,
    String.raw`\bif i (?:was|were) (?:not here|gone|dead)(?: any ?more)?,? (?:it|everyone|everybody|my (?:mom|mum|mother|dad|father|parents|family))\b`,
    String.raw`\bmy (?:best )?(?:friend|brother|sister|classmate|cousin) (?:wants? to|is going to|said (?:he|she) (?:wants to|will)|tried to) (?:kill|hurt|cut) (?:him|her|them)sel(?:f|ves)\b`,
  ].map((source) => ({ kind: 'self_harm' as const, denied: false, pattern: new RegExp(source, 'giu') })),
  ...[
    String.raw`\b${family} ${often}(?:${beaten}|${struck}${inPlay})`,
    String.raw`\b${somebody} ${often}(?:rap(?:ed?|es|ing)|molest(?:s|ed|ing)?|abus(?:es|ed|ing)|sexually \p{L}+) me\b`,
    String.raw`\b${somebody} ${often}touch(?:es|ed|ing)? me (?:when (?:nobody|no one|i am|i'm|we are|my|everyone|it is|it's)|at night|and (?:says?|tells?|told|said) (?:it is|it's|not to|me not)|down there|there|in my|where|under|when i|and i (?:do not|don'?t|did not|didn'?t)|in (?:a )?(?:bad|weird|private))`,
    String.raw`\bi(?:'m| am|'ve been| have been|was| was) (?:being |getting )?(?:abused|molested|raped|beaten(?: up)? (?:at home|by ${family}))\b`,
    String.raw`\bi (?:do not|don'?t|dont|never) (?:really |ever )?feel safe (?:at home|there|around ${family}|with ${family})`,
    String.raw`\b(?:scared|afraid|frightened) (?:to go home|of going home|of ${family})\b`,
    String.raw`\b(?:gets?|got|getting) (?:beaten|hit|hurt) (?:at home|by ${family})\b`,
    String.raw`\b${others} ${often}(?:say(?:s|ing)?|said|tell(?:s|ing)?|told|spread(?:s|ing)?|writes?|wrote|writing|posts?|posted|posting)(?: (?:each other|everyone|everybody|other kids|such|so many|really|very|some))* (?:(?:${nasty} (?:things|stuff|words|messages|comments)) (?:about|to)|(?:${nasty} )?(?:lies|rumou?rs) about) me\b`,
    String.raw`\b${others} ${often}(?:call(?:s|ed|ing)? me (?:names|bad names|ugly|fat|stupid|dumb|a loser|an idiot|gay|a freak|weird|slurs)|mak(?:e|es|ing) fun of me|pick(?:s|ed|ing)? on me|gang(?:s|ed|ing)? up on me|bull(?:y|ies|ied|ying) me|threaten(?:s|ed|ing)? me|(?:being |so |really |very |always )*(?:mean|horrible|nasty|cruel) to me)\b`,
    String.raw`\bi(?:'m| am|'ve been| have been| was| get| got| keep getting| always get)(?: (?:being|getting|always|still|so|often))* bullied\b`,
    String.raw`\b(?:they|everyone|everybody|(?:the |some |all )?(?:the |other |older )?(?:kids|girls|boys|students)(?: (?:at|in|from) (?:my |the )?(?:school|class|bus))?) ${often}(?:${beaten}|${struck}${inPlay})`,
    String.raw`\b(?:no ?body|no one|noone) (?:(?:at|in|from) (?:my |this |the )?(?:school|class|team|grade) )?(?:here |really |even |ever )*(?:talks to|plays with|sits with|eats with|wants to (?:be|play|sit) with|wants) me\b(?! (?:to|for|on)\b)`,
    String.raw`\b(?:my )?(?:step ?)?(?:dad|daddy|papa|father|mom|mum|mother) ${often}(?:hits?|punch(?:es|ed)?|kick(?:s|ed)?|throws?|breaks?) (?:the |things? (?:at )?)?(?:walls?|doors?|my (?:mom|mum|mother|brother|sister|dad)|us|against the wall)\b(?! (?:with (?:a |the )?(?:ball|hammer|snowball)|at (?:golf|tennis))\b)`,
    String.raw`\bhe ${often}(?:hits?|punch(?:es|ed)?|kick(?:s|ed)?|beats?) (?:my (?:mom|mum|mother|brother|sister|dad|little (?:brother|sister))|us)\b(?! (?:with (?:a |the )?(?:ball|hammer|snowball|pillow)|at (?:golf|tennis|chess)|in)\b)`,
    String.raw`\b(?:(?:no ?body|no one|noone) (?:here |really |even |ever )*likes|(?:everyone|everybody|they all) (?:here |really |just )*hates?) me\b`,
    String.raw`\b(?:he|she|they) ${often}(?:hits?|slap(?:s|ped)?|kick(?:s|ed)?|punch(?:es|ed)?|beats?|hurts?) me (?:every time|each time|when(?:ever)?|if|because|cos|cuz|bc) (?:i|my (?:marks?|grades?|homework))\b(?! (?:play|win|won|score|beat|challenge|ask (?:him|her|them) to))`,
    String.raw`\b(?:somebody|someone|everybody|everyone|they all|(?:the |some |all )?(?:the |other |older )?(?:kids|girls|boys|students|classmates))(?: (?:in|at|from) (?:the|my) (?:class|school|bus|team))? (?:always |all |keep |keeps |still |is |are |was |were )*(?:laugh(?:s|ing)?|point(?:s|ing)?|spit(?:s|ting)?) (?:at|on) me\b`,
    String.raw`\b(?:he|she|they) ${often}(?:hits?|slap(?:s|ped)?|kick(?:s|ed)?|punch(?:es|ed)?|beats?|hurts?) me (?:(?:every|each) (?:day|night|evening|week)|for (?:(?:every|each|any|all|a|my|the|no) )*(?:mistakes?|errors?|wrong|bad|nothing|reason|fun|crying|talking|being|getting|forgetting|not))\b(?! (?:at|in) (?:chess|cards|tennis|football|soccer|games?))`,
    String.raw`\b${family} ${often}beats? me (?:every|each) (?:day|night|evening|week)\b(?! (?:at|in|when we play|playing|we play) ${game})`,
    String.raw`(?<!\p{L})(?:il|elle|ils|elles|on) (?:me |m')(?:frappe|tape|bat|cogne|tabasse)(?:nt|tent)?(?!\p{L})`,
    String.raw`(?<!\p{L})(?:il|elle) me touche (?:là|la nuit|où|quand|partout|en bas|et (?:je |j'))(?!\p{L})`,
    String.raw`(?<!\p{L})(?:er|sie|alle|die (?:anderen|jungs|mädchen)) (?:schlägt|schlaegt|schlagen|haut|hauen|verprügelt|verprügeln|tritt|treten|würgt) mich(?!\p{L})`,
    String.raw`(?<!\p{L})(?:[eé]l|ella|ellos|ellas|todos|mis compañer[oa]s|los (?:niños|chicos|otros)) (?:siempre |a veces )*me (?:pega|golpea|maltrata)n?(?!\p{L})`,
    String.raw`(?<!\p{L})me (?:pegan|golpean)(?= (?:en (?:la escuela|el colegio|casa|mi casa|el recreo)|porque|cuando|si|mucho|todos los días)(?!\p{L}))`,
    String.raw`(?<!\p{L})mi (?:pap[aá]|padre|padrastro|mam[aá]|madre|madrastra|t[ií][oa]|hermano|abuelo|primo) (?:siempre |a veces |tambi[eé]n )*me (?:pega|golpea|maltrata|toca)(?!\p{L}| (?:limpiar|hacer|la guitarra|el piano))`,
    String.raw`(?<!\p{L})(?:papa|maman|mon (?:père|pere|beau-?père|oncle|frère|frere)|ma (?:mère|mere|belle-?mère)) (?:me |m')(?:frappe|tape|bat|touche|cogne)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:papa|mama|mein (?:vater|papa|stiefvater|onkel|bruder|opa)|meine (?:mutter|mama|stiefmutter)) (?:schlägt|schlaegt|haut|verprügelt|würgt) mich(?!\p{L})`,
    String.raw`\b(?:mobb(?:t|en) mich|me hacen (?:bullying|bulin)|se burlan de m[ií])(?!\p{L})`,
  ].map((source) => ({ kind: 'harmed' as const, denied: true, pattern: new RegExp(source, 'giu') })),
]

/** What decides whether words are the question's own: what students read, and what the author takes as an answer or knows as a mistake. */
type OwnWords = Pick<Instance, 'studentText' | 'keys' | 'halfCredits' | 'ideas' | 'mistakes' | 'accepted'>

/**
 * Whether a message should be read by a person soon: its student speaks of hurting themselves, or of being hurt. A short list
 * of phrases, most of them English, blind to everything else; a denial ("I would never hurt myself") is none, and neither are words that
 * stand in the question or in one of its answers.
 */
export function worryIn(answer: string, question: OwnWords): ConcernKind | null {
  const text = spelled(cleaned(answer).toLowerCase())
  const asked = ownWordsOf(question)
  for (const { kind, denied, pattern } of phrases) {
    for (const found of text.matchAll(pattern)) {
      const isDenied = denied && denial.test(text.slice(Math.max(0, found.index - 60), found.index))
      if (!isDenied && !isCalm(text, found[0], found.index) && !asked.includes(found[0].trim())) return kind
    }
  }
  return null
}

function ownWordsOf({ studentText, keys, halfCredits, ideas, mistakes, accepted = [] }: OwnWords): string {
  const answers = [...keys, ...halfCredits, ...accepted].map(({ text }) => text)
  const known = [...ideas.flatMap(({ synonyms }) => synonyms), ...mistakes.flatMap(({ sayings }) => sayings)]
  return spelled([studentText, ...answers, ...known].map((text) => cleaned(text).toLowerCase()).join(' | '))
}

/** With the apostrophes that are left out in a hurry. */
function spelled(text: string): string {
  return text.replaceAll(/\bi(m|ve|d)\b/g, "i'$1").replaceAll(/\bill (?=(?:kill|hurt|cut|end|die|take)\b)/g, "i'll ")
}

/** The rule of a worrying message. */
export const worryingWords = 'worrying words'

/**
 * What a judge's word becomes when the answer is worrying: the student is answered kindly and told who reads it, and it uses
 * no try, whatever the keys made of it.
 */
export function heard(
  { talk: _, ...judgement }: Judgement,
  kind: ConcernKind,
  { reader, isPractice, language }: { reader: Reader; isPractice: boolean; language: Language },
): Judgement {
  const waits = judgement.outcome === 'pending'
  const words = worryWords[language]
  const lookedAt = waits && reader === 'teacher' && !isPractice ? ` ${words.lookedAt}` : ''
  const reply = `${words.kind[kind]} ${words.readers[reader]} ${words.whatToDo}${lookedAt}`
  return { ...judgement, outcome: waits ? 'pending' : 'unclear', quality: null, rule: worryingWords, remark: null, correction: null, ideas: null, reply }
}

