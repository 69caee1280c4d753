/** What follows where something worse is told in the same sentence than play: then nothing beside it calms. */
const grave = new RegExp(
  String.raw`(?<!\p{L})(?:on purpose|hate|useless|worthless|fail\w*|mistakes?|wrong|punish\w*|scared|afraid|fear|alone|sad(?! (?:films?|movies?|books?|songs?|endings?))|depress\w*|die|dead|kill|drunk|belt|stick|` +
    String.raw`bruis\w*|blood|bleed\w*|cry(?:ing)?|secret|at night|bed|not funny|stop|hurts?|pain|pressure|anxious|stress\w*|angry|yells?|shouts?|(?:do not|don'?t) (?:like|want)|` +
    String.raw`feel better|no me gusta|no quiero|noche|sol[oa]|secreto|miedo|lloro|llorar|cintur[oó]n|borrach[oa]|enfad\w+|moret\w+|sangre|morir|` +
    String.raw`(?:n')?aime pas|veux pas|peur|nuit|seule?|pleure\w*|ceinture|ivre|sang|colère|bleus?|secret|mourir|` +
    String.raw`angst|weine\w*|gürtel|betrunken|wütend|blau\w*|blut\w*|nachts?|allein\w*|geheim\w*|sterben|mag (?:das|es) nicht|will (?:das|es) nicht|fehler|noten)(?!\p{L})`,
  'iu',
)

const sport = String.raw`(?:play\w*|climb\w*|fall(?:ing)?|fell|jump\w*|skat\w*|rid(?:e|ing)|ski\w*|danc\w*|run(?:ning)?(?! (?:out|away))|ran|train(?:ing)?|practi[cs]e|football|soccer|basketball|hockey|rugby|gymnastics|gym|pe|sports?|judo|karate|handball|volleyball|tennis|swim\w*|bike|trampoline)`
const dispute = String.raw`(?:chess|cards|checkers|tennis|table tennis|football|soccer|fifa|mario ?kart|uno|monopoly|games?|races?|running|swimming)`
const ajedrez = String.raw`(?:(?:el |la |las |los )?(?:ajedrez|cartas|damas|tenis|ping ?pong|f[uú]tbol|futbol|fifa|parch[ií]s|carreras?|juegos?|uno|mario ?kart|d[oó]min[oó]|v[oó]ley|baloncesto|videojuegos))`
const echecs = String.raw`(?:échecs|echecs|cartes|dames|tennis|ping-?pong|foot(?:ball)?|fifa|basket|course|jeux?(?: vidéos?)?|uno|monopoly|belote|billes|scrabble|mario ?kart|natation|badminton|bras de fer|petits chevaux)`
const schach = String.raw`(?:schach|tischtennis|tennis|fu(?:ß|ss)ball|kartenspiel\w*|karten(?:spielen)?|mühle|dame|uno|spiel(?:en)?|mario ?kart|fifa|wettlauf|wettrennen|rennen|laufen|memory|monopoly|schwimmen|quartett|federball|badminton|kegeln|bowling|minigolf|basketball|vier gewinnt|armdrücken)`
const soft = String.raw`(?:kissen|schneeb[aä]ll\w*|ball|luftballon|wasserpistole|wasserbombe\w*|kuscheltier)`

/** What was said, what may stand before it, and what directly behind it makes it an ordinary thing of a day. */
type Calm = { said: RegExp; before?: RegExp; after: RegExp }

const person = /(?<!\p{L})(?:dad|daddy|father|mom|mum|mother|brother|sister|uncle|aunt|coach|teacher|boy|girl|kids?|man|friend|cousin|grand\w+|step\w+|boyfriend|girlfriend|neighbou?r)(?!\p{L})/u
const pet = /(?<!\p{L})(?:my|our|the) (?:\p{L}+ )?(?:cat|dog|hamster|horse|pony|rabbit|parrot|puppy|kitten|pet|bird|guinea pig|goat|donkey)(?!\p{L})/u

const calm: readonly Calm[] = [
  { said: /\b(?:hurt|hit|harm)\b.*sel(?:f)\b/u, after: after(String.raw`(?:(?:sometimes|often|a lot|badly|when|whenever|while|i|we|am|was|by|at|in|during|doing|from|because|always|try to|go|off|the|my|a|on) ){0,6}${sport}\b`) },
  { said: /\bburn\b/u, after: after(String.raw`(?:(?:sometimes|often|when|while|on|with|in|i|the|my|a|hot|am) ){0,5}(?:cook\w*|bak(?:e|ing)|toaster|oven|pan|soup|tea|kettle|pizza|grill|sun|beach)\b`) },
  { said: /\bcut\b/u, after: after(String.raw`(?:(?:sometimes|often|when|while|on|with|in|i|the|my|a|am) ){0,5}(?:peel\w*|cook\w*|chop\w*|slic\w*|shav\w*|kitchen|potato\w*|paper|carrots?|onions?|bread|vegetables)\b`) },
  { said: /\bscratch\b/u, after: /^[^.!?;]{0,30}\b(?:itch\w*|mosquito\w*|rash|eczema|allerg\w*)\b/u },
  { said: /\bcry\b/u, after: after(String.raw`(?:at|in|when|whenever|while|during|over|because of|from|with)\b[^.!?;]{0,25}\b(?:movies?|films?|onions?|books?|series|songs?|cartoons?|disney|endings?|titanic|tv)\b`) },
  { said: /\b(?:slept|sleep|eaten|eat)\b/u, after: after(String.raw`(?:(?:and|because|cos|cuz|bc|since|as|so) )?[^.!?;]{0,25}\b(?:party|sleepover|camp\w*|jet ?lag|flight|flew|festival|holidays?|christmas|birthday|wedding|new year|concert|excited|ramadan|new (?:puppy|kitten|baby))\b`) },
  { said: /\blast$/u, after: after(String.raw`(?:break|lesson|recess|period)\b`) },
  { said: /\b(?:laugh|point)/u, after: after(String.raw`(?:when(?:ever)?|if|because|cos) i (?:(?:tell|make|do|say) (?:\p{L}+ ){0,2}(?:jokes?|puns?|tricks?|impressions?|magic|funny)|am (?:so |really |very )?funny)\b(?! look)`) },
  { said: /\bbeats?\b/u, after: after(String.raw`(?:race|swim|run|ski|skate|bike|cycle|sprint|(?:at|in) ${dispute})\b`) },
  { said: /\bmy head\b/u, after: /^(?:i |we )(?:am |was )?(?:ran|run(?:ning)?(?! out)|jump\w*|stood|stand|got up|get up|fell|fall|tripped|slipped|turn(?:ed)?|c[oa]me (?:out|in|up)|walk(?:ed)?|play\w*)\b/u },
  { said: /^(?:he|she|they)\b.*\b(?:hurts?|kick(?:s|ed)?)\b/u, before: pet, after: after(String.raw`(?:pull|touch|pet|feed|hold|brush|ride|carry|pick|wash|tease|stroke|cuddle|play)\b`) },
  { said: /\b(?:likes|hates?) me$/u, after: after(String.raw`(?:in|at|when|because|cos)\b[^.!?;]{0,25}\b(?:win|won|winning)\b`) },
  { said: /\b(?:ya )?no quiero vivir.*$/u, after: after(String.raw`(?:en|con|cerca|lejos|entre|junto|al lado)\b(?! (?:est[ea] (?:mundo|vida|dolor|miedo|infierno|pena|casa)|el mundo|este miedo|miedo|dolor|casa|mi (?:pap[aá]|padre|madre|mam[aá]|padrastro|t[ií]o|casa)))`) },
  { said: /\bme toca$/u, after: after(String.raw`(?:(?:en )?el (?:hombro|pelo|brazo|turno|codo)|(?:en )?la (?:cabeza|mano|frente|nariz|espalda)|(?:una|la|otra|su) canción|(?:el|la|su) (?:viol[ií]n|flauta|tambor|trompeta|arm[oó]nica|acordeón)|algo (?:en|con)|lavar|poner|sacar|recoger|ayudar|estudiar)(?!\p{L})`) },
  { said: /\bme (?:pega|golpea)n?$/u, after: after(String.raw`(?:(?:siempre|jugando|cuando jugamos) )*(?:(?:en|al?|con) (?:el |la |las |los )?${ajedrez}|con (?:el |un |la |una |su )?(?:almohada|pelota|bola de nieve|globo|coj[ií]n|bal[oó]n)|un (?:susto|grito|abrazo)|(?:la|el|su) (?:gripe|tos|resfriado|catarro|risa))(?!\p{L})`) },
  { said: /\b(?:tapent?|tape)$/u, after: after(String.raw`(?:trop |vraiment |toujours |souvent )*(?:sur les nerfs|sur le système|dans la main|dans le dos pour|sur l'épaule)(?!\p{L})`) },
  { said: /\bbat(?:tent)?$/u, after: after(String.raw`(?:toujours |souvent |encore |tout le temps |à chaque fois |presque )*(?:aux?|à la|à|en) ${echecs}(?!\p{L})`) },
  { said: /\b(?:frappe|tape|touche|cogne)(?:nt)?$/u, after: after(String.raw`(?:toujours |souvent )*avec (?:un |son |le |des |une )?(?:coussins?|oreillers?|ballons?|boules? de neige|peluches?)(?!\p{L})`) },
  { said: /\btouche(?:nt)?$/u, after: after(String.raw`(?:(?:l'épaule|les cheveux|la tête|le bras|la main|le front|le nez)|(?:beaucoup|vraiment|toujours) (?:avec|par|quand (?:il|elle) (?:chante|joue)))(?!\p{L})`) },
  { said: /\bvivre$/u, after: after(String.raw`(?:à|dans|en|avec|chez|loin|près|sans (?:mon|ma|mes))(?!\p{L})(?! (?:ce(?:tte)? (?:monde|vie|douleur|peur|enfer|maison)|le monde|la (?:peur|douleur|maison)|mon (?:père|beau-?père|oncle)|ma (?:mère|belle-?mère)|peur|mal))`) },
  { said: /\bfais du mal$/u, after: after(String.raw`(?:(?:quand|en|si|parce que|au|à la) )(?:je |j'|le |la )?(?:tomb\w+|jou\w+|cour\w+|saut\w+|foot\w*|sport|vélo|grimp\w+|skat\w+)(?!\p{L})`) },
  { said: /\b(?:schlägt|schlaegt|schlagen|haut|hauen|tritt|treten) mich$/u, after: after(String.raw`(?:(?:immer|oft|meistens|ständig|wieder|jedes mal|nie) )*(?:(?:i'?m|beim|in|an der|bei) (?:${schach}|playstation|konsole)|mit (?:dem |einem |seinem |ihrem )?${soft}|um(?= mit))(?!\p{L})`) },
  { said: /\bmich selbst$/u, after: after(String.raw`(?:(?:oft|manchmal|immer|nur) )*(?:beim|i'?m|wenn ich|am) (?:sport\w*|turnen|fu(?:ß|ss)ball\w*|handball|klettern|kochen|basteln|schnitzen|rasieren|stürze|hinfalle|falle|renne|training)(?!\p{L})`) },
  { said: /\bleben$/u, after: after(String.raw`(?:in|wie|bei|mit|neben|ohne (?:mein|meine|meinen))(?!\p{L})(?! (?:dieser welt|diesem leben|diese[rm] (?:schmerz\w*|angst|haus)|der angst|angst|schmerzen|meinem (?:vater|stiefvater|onkel|papa)|meiner (?:mutter|mama|stiefmutter)))`) },
]

function after(source: string): RegExp {
  return new RegExp(String.raw`^[ ,]+${source}`, 'u')
}

/**
 * Whether what directly follows makes worrying words an ordinary thing ("hurt myself playing football", "schlägt mich im Schach"); never where the
 * rest of the message tells of fear, blame or pain. `text` is in small letters, `found` what was found in it and `at` where.
 */
export function isCalm(text: string, found: string, at: number): boolean {
  const [before, behind] = [text.slice(0, at), text.slice(at + found.length)]
  const stands = ({ before: owner }: Calm) => owner === undefined || (owner.test(before) && !person.test(text))
  const one = calm.find((ordinary) => ordinary.said.test(found) && ordinary.after.test(behind) && stands(ordinary))
  return one !== undefined && !grave.test(`${before} ${found.replace(one.said, ' ')} ${behind}`)
}
