/** What follows where something worse is told in the same sentence than play: then nothing beside it calms. */
const grave = new RegExp(
  String.raw`(?<!\p{L})(?:on purpose|hate|useless|worthless|fail\w*|mistakes?|wrong|punish\w*|scared|afraid|fear|alone|sad(?! (?:films?|movies?|books?|songs?|endings?))|depress\w*|die|dead|kill|drunk|belt|stick|` +
    String.raw`bruis\w*|blood|bleed\w*|cry(?:ing)?|secret|at night|bed|not funny|stop|hurts?|pain|pressure|anxious|stress\w*|angry|yells?|shouts?|(?:do not|don'?t) (?:like|want)|` +
    String.raw`feel better|no me gusta|no quiero|noche|sol[oa]|secreto|miedo|lloro|llorar|cintur[oó]n|borrach[oa]|enfad\w+|moret\w+|sangre|morir|` +
    String.raw`(?:n')?aime pas|veux pas|peur|nuit|seule?|pleure\w*|ceinture|ivre|sang|colère|bleus?|secret|mourir|` +
    String.raw`angst|weine\w*|gürtel|betrunken|wütend|blau\w*|blut\w*|nachts?|allein\w*|geheim\w*|sterben|mag (?:das|es) nicht|will (?:das|es) nicht|fehler|noten)(?!\p{L})`,
  'iu',
)

/** What a sentence may end with behind an ordinary thing; anything else that is told there is not known to be one. */
const end =
  String.raw`(?: (?:today|yesterday|lol|haha|again|too|sometimes|often|always|a lot|so much|with my (?:friends?|brother|sister)|against (?:him|her|them)|every (?:time|week|sunday|winter|year)|(?:at|after) school|but (?:it is|it's|its) fun|for fun|and then we laugh|` +
  String.raw`hoy|ayer|siempre|mucho|jaja|por diversión|mismo|pequeñ[oa]|grande|aquí|pour rire|souvent|toujours|hier|beaucoup|mdr|quand je gagne|immer|oft|manchmal|heute|gestern|wieder|zum spaß))*(?=\s*(?:$|[.,;!?]))`

const sport = String.raw`(?:football|soccer|basketball|hockey|rugby|cricket|gymnastics|gym(?: class)?|pe|sports?|judo|karate|handball|volleyball|badminton|tennis|swimming|skating|skiing|dancing|ballet|training|practi[cs]e|tag|hide and seek|trampoline|playground|climbing(?: wall)?)`
const ridden = String.raw`(?:bike|bicycle|scooter|skateboard|skates|horse|pony|sledge?|chair|bed)`
const food = String.raw`(?:potato(?:e?s)?|carrots?|onions?|vegetables?|apples?|bread|fruit|cucumbers?|tomato(?:es)?|cheese|salad)`
/** What people beat each other at. */
export const game = String.raw`(?:(?:(?:every|any|most|all|the|this|our|a|video|board|card) )*(?:chess|cards|checkers|(?:table )?tennis|football|soccer|basketball|fifa|mario ?kart|uno|monopoly|games?|races?|running|swimming|among us|minecraft|roblox|fortnite|arm wrestling|times tables|maths?|spelling|reading|drawing|singing|sports?|tests?|quiz(?:zes)?|everything|anything))`
const ajedrez = String.raw`(?:(?:el |la |las |los )?(?:ajedrez|cartas|damas|tenis|ping ?pong|f[uú]tbol|fifa|parch[ií]s|carreras?|juegos?|uno|mario ?kart|d[oó]min[oó]|v[oó]ley|baloncesto|videojuegos))`
const echecs = String.raw`(?:échecs|echecs|cartes|dames|tennis|ping-?pong|foot(?:ball)?|fifa|basket|course|jeux?(?: vidéos?)?|uno|monopoly|belote|billes|scrabble|mario ?kart|natation|badminton|bras de fer|petits chevaux)`
const schach = String.raw`(?:schach|tischtennis|tennis|fu(?:ß|ss)ball|kartenspiel\w*|karten(?:spielen)?|mühle|dame|uno|spiel(?:en)?|mario ?kart|fifa|wettlauf|wettrennen|rennen|laufen|memory|monopoly|schwimmen|quartett|federball|badminton|kegeln|bowling|minigolf|basketball|vier gewinnt|armdrücken)`
const soft = String.raw`(?:kissen|schneeb[aä]ll(?:e|en)?|luftballon|wasserpistole|wasserbomben?|kuscheltier)`
const handy = String.raw`(?:handy|tablet|konsole|internet|wlan|computer)`

/** What was said, what may stand before it, and what directly behind it makes it an ordinary thing of a day. */
type Calm = { said: RegExp; before?: RegExp; after: RegExp }

const person = /(?<!\p{L})(?:dad|daddy|father|mom|mum|mother|brother|sister|uncle|aunt|coach|teacher|boy|girl|kids?|man|friend|cousin|grand\w+|step\w+|boyfriend|girlfriend|neighbou?r)(?!\p{L})/u
const pet = /(?<!\p{L})(?:my|our|the) (?:\p{L}+ )?(?:cat|dog|hamster|horse|pony|rabbit|parrot|puppy|kitten|pet|bird|guinea pig|goat|donkey)(?!\p{L})/u

const calm: readonly Calm[] = [
  ...ordinary(/\b(?:hurt|hit|harm)\b.*sel(?:f)\b/u, [
    String.raw`(?:(?:sometimes|often|a lot) )?(?:(?:when|whenever|while) (?:i |we )?(?:am |was |are )?)?(?:play(?:ing)?|do(?:ing)?|at|in|during|on) (?:the |my )?${sport}`,
    String.raw`(?:(?:sometimes|often) )?(?:(?:when|whenever|while|by) (?:i )?)?(?:fall|fell|falling) (?:off|from) (?:my|the|a) ${ridden}`,
    String.raw`(?:(?:sometimes|often) )?(?:(?:when|whenever|while) (?:i )?)?(?:climb(?:ing)? (?:trees|a tree)|(?:rid(?:e|ing)|skat(?:e|ing) on) my ${ridden})`,
  ]),
  ...ordinary(/\bburn\b/u, [
    String.raw`(?:(?:when|while) (?:i )?(?:am )?)?(?:cook|cooking|bake|baking)(?: (?:pasta|eggs|dinner|lunch|pizza))?`,
    String.raw`(?:on|with) (?:(?:the|a|my|hot|some) )*(?:toaster|oven|pan|soup|tea|kettle|pizza|grill|stove)`,
    String.raw`in the sun|at the beach`,
  ]),
  ...ordinary(/\bcut\b/u, [
    String.raw`(?:when|while) (?:i )?(?:am )?(?:peel|chop|slice|cut|cook)(?:ing)?(?: (?:the |some )?${food})?`,
    String.raw`(?:peeling|chopping|slicing|cooking)(?: (?:the |some )?${food})?|(?:when|while) shaving|shaving|(?:on|with) (?:a (?:piece of )?)?paper`,
  ]),
  { said: /\bscratch\b/u, after: /^ (?:(?:because|cos|when) (?:of |my )?[^.!?;]{0,15})?\b(?:it itch\w*|mosquito\w*(?: bites?)?|rash|eczema|allerg\w*)(?=\s*(?:$|[.,;!?]))/u },
  ...ordinary(/\bcry\b/u, [
    String.raw`(?:at|in|during|over|because of|from|with) (?:(?:the|a|my|sad|old|some|every) )*(?:movies?|films?|books?|series|songs?|cartoons?|onions?|titanic)`,
    String.raw`(?:when|whenever) (?:i|we) (?:(?:am|are) )?(?:watch(?:ing)?|read(?:ing)?|hear) (?:(?:the|a|my|sad|old|some) )*(?:movies?|films?|books?|series|songs?|cartoons?|titanic)`,
    String.raw`(?:when|whenever) i (?:am )?(?:cut|chop|peel|slice)(?:ting|ping|ing)? (?:the )?onions?(?: for (?:my )?(?:mum|mom|dad|dinner))?`,
  ]),
  ...ordinary(/\b(?:slept|sleep|eaten|eat)\b/u, [
    String.raw`(?:night )?(?:(?:and|because|cos|cuz|bc|since|as|so) )?(?:of |it was |we (?:had|were at|are at|came from) |i (?:was|am) at |at )?(?:(?:the|a|my|our|his|her|new|scout|summer|big) )*(?:party|sleepover|camp|jet ?lag|flight|festival|concert|wedding|ramadan|thunder(?:storm)?|puppy|kitten)`,
  ]),
  ...ordinary(/\byesterday$/u, [String.raw`'s (?:breakfast|lunch|dinner|supper|tea)`]),
  { said: /\blast$/u, after: after(String.raw`(?:break|lesson|recess|period)\b`) },
  { said: /\b(?:laugh|point)/u, after: after(String.raw`(?:when(?:ever)?|if|because|cos) i (?:(?:tell|make|do|say) (?:\p{L}+ ){0,2}(?:jokes?|puns?|tricks?|impressions?|magic|funny)|am (?:so |really |very )?funny)\b(?! look)`) },
  ...ordinary(/\bbeats?\b/u, [
    String.raw`(?:race|swim|run|ski|skate|bike|cycle|sprint)(?: (?:against |with )?(?:him|her|them))?`,
    String.raw`(?:(?:every|each) time )?(?:(?:(?:when|if|because) )?(?:we|i) )?(?:play(?:ing)?|(?:at|in)) ${game}`,
  ]),
  { said: /\bmy head\b/u, after: /^(?:i |we )(?:am |was )?(?:ran|run(?:ning)?(?! out)|jump\w*|stood|stand|got up|get up|fell|fall|tripped|slipped|turn(?:ed)?|c[oa]me (?:out|in|up)|walk(?:ed)?|play\w*)\b/u },
  { said: /^(?:he|she|they)\b.*\b(?:hurts?|kick(?:s|ed)?)\b/u, before: pet, after: after(String.raw`(?:pull|touch|pet|feed|hold|brush|ride|carry|pick|wash|tease|stroke|cuddle|play)\b`) },
  ...ordinary(/\b(?:likes|hates?) me$/u, [String.raw`(?:(?:in|at) ${game}(?: (?:when|because|cos) i (?:always )?(?:win|won))?|(?:when|because|cos) i (?:always )?(?:win|won))`]),
  ...ordinary(/\b(?:ya )?no quiero vivir.*$/u, [
    String.raw`en (?:est[ea]|una?|el|la) (?:ciudad|pueblo|barrio|piso|apartamento|país|campo|polo norte|desierto|isla|granja)`,
    String.raw`(?:en (?:marte|la luna|madrid|parís|barcelona|méxico)|cerca de(?:l| la| un) (?:volcán|mar|carretera|aeropuerto)|con mi herman[oa] en (?:el|la|un|una) (?:mism[oa] )?(?:cuarto|habitación))`,
  ]),
  ...ordinary(/\bme toca$/u, [
    String.raw`(?:en )?el (?:hombro|turno|codo)|la (?:cabeza|frente)|algo (?:en|con)(?: (?:el|la|su))? (?:piano|guitarra|violín|flauta)`,
    String.raw`(?:una|la|otra|su) canción(?: (?:en|con) (?:el|la|su) (?:piano|guitarra|violín|flauta))?|(?:el|la|su) (?:violín|flauta|tambor|trompeta|arm[oó]nica|acordeón|piano|guitarra)(?: en mi cumpleaños)?`,
    String.raw`(?:lavar|poner|sacar|recoger|ayudar|estudiar)(?: (?:\p{L}+ ){0,2}\p{L}+)?`,
  ]),
  ...ordinary(/\bme (?:pega|golpea)n?$/u, [
    String.raw`(?:(?:siempre|jugando|cuando jugamos) )*(?:en|al?|con) (?:el |la |las |los )?${ajedrez}`,
    String.raw`con (?:el |un |la |una |su )?(?:almohada|bola de nieve|globo|coj[ií]n)`,
    String.raw`un (?:susto|grito|abrazo)(?: cuando llega)?|(?:la|el|su) (?:gripe|tos|resfriado|catarro|risa)`,
  ]),
  { said: /\b(?:tapent?|tape)$/u, after: after(String.raw`(?:trop |vraiment |toujours |souvent )*(?:sur les nerfs|sur le système|dans la main quand je gagne|sur l'épaule)(?!\p{L})`) },
  ...ordinary(/\bbat(?:tent)?$/u, [String.raw`(?:toujours |souvent |encore |tout le temps |à chaque fois |presque )*(?:aux?|à la|à|en) ${echecs}`]),
  ...ordinary(/\b(?:frappe|tape|touche|cogne)(?:nt)?$/u, [String.raw`(?:toujours |souvent )*avec (?:un |son |le |des |une )?(?:coussins?|oreillers?|boules? de neige|peluches?)`]),
  ...ordinary(/\btouche(?:nt)?$/u, [String.raw`l'épaule|le front|(?:beaucoup|vraiment|toujours) (?:avec|par) (?:son|sa|ses) (?:histoires?|chansons?|mots|livres?|poèmes?|gentillesse)`]),
  ...ordinary(/\bvivre$/u, [
    String.raw`(?:à (?:paris|lyon|marseille|londres|bruxelles|la campagne|la montagne|la ville)|en (?:ville|france|belgique)|sur (?:mars|la lune))`,
    String.raw`(?:dans (?:une?|cet(?:te)?|ce|mon|le|la) (?:appartement|ville|village|immeuble|quartier|studio|caravane|désert)|sans (?:mon|ma) (?:téléphone|portable|tablette|console))`,
  ]),
  ...ordinary(/\bfais du mal$/u, [String.raw`(?:quand je tombe(?: (?:de|du|à) (?:vélo|cheval|trottinette|skate))?|(?:en jouant |quand je joue )?(?:au|à la|en) (?:foot(?:ball)?|rugby|basket|hand(?:ball)?|sport|gym|danse|vélo))`]),
  ...ordinary(/\b(?:schlägt|schlaegt|schlagen|haut|hauen|tritt|treten) mich$/u, [
    String.raw`(?:(?:immer|oft|meistens|ständig|wieder|jedes mal|nie) )*(?:i'?m|beim|in|an der|bei) (?:${schach}|playstation|konsole)`,
    String.raw`(?:(?:immer|oft) )*(?:um )?mit (?:dem |einem |einer |seinem |ihrem )?${soft}`,
  ]),
  ...ordinary(/\bmich selbst$/u, [
    String.raw`(?:(?:oft|manchmal|immer|nur) )*(?:beim|i'?m) (?:sport(?:unterricht)?|turnen|fu(?:ß|ss)ball(?:spielen)?|handball|klettern|kochen|basteln|schnitzen|rasieren|training|skaten)`,
    String.raw`(?:(?:oft|manchmal|immer|nur) )*wenn ich (?:stürze|hinfalle|vom (?:rad|fahrrad|pferd) falle)`,
  ]),
  ...ordinary(/\bleben$/u, [
    String.raw`(?:wie )?(?:i'?m mittelalter|in der steinzeit|in (?:berlin|hamburg|münchen|wien|köln|paris)|auf dem (?:land|dorf|mars|mond)|in (?:der|einer|dieser) (?:stadt|wohnung|höhle)|ohne (?:mein|meine|meinen|das) ${handy})`,
  ]),
]

function after(source: string): RegExp {
  return new RegExp(String.raw`^[ ,]+${source}`, 'u')
}

/** Ordinary things that may follow what was `said`, each to the end of its sentence. */
function ordinary(said: RegExp, sources: readonly string[]): Calm[] {
  return sources.map((source) => ({ said, after: after(`(?:${source})${end}`) }))
}

/** Whoever means to do it is never calmed, whatever follows; not wanting to live somewhere is told by what follows alone. */
const meant = /(?<!\p{L})(?:want(?:ed)?|wanna|going to|gonna|will|'?ll|might|could|should|would|plan\w*|think\w*|thought|feel like|try|trying|tried|need to|have to|on purpose)(?!\p{L})/u
const lives = /(?:vivir|vivre|leben)/u

/**
 * Whether what directly follows makes worrying words an ordinary thing ("hurt myself playing football", "schlägt mich im Schach"): only what is known
 * as one, to the end of its sentence, never what is meant to be done, and never where the rest of the message tells of fear, blame or pain. A miss
 * costs a child, a false alarm a teacher a press. `text` is in small letters, `found` what was found in it and `at` where.
 */
export function isCalm(text: string, found: string, at: number): boolean {
  const [before, behind] = [text.slice(0, at), text.slice(at + found.length)]
  if (!lives.test(found) && meant.test(`${before.slice(-30)}${found}`)) return false
  const stands = ({ before: owner }: Calm) => owner === undefined || (owner.test(before) && !person.test(text))
  const one = calm.find((known) => known.said.test(found) && known.after.test(behind) && stands(known))
  return one !== undefined && !grave.test(`${before} ${found.replace(one.said, ' ')} ${behind}`)
}
