/** What a word speaks of: the classes of words that tell talk from an answer, in plain chat spelling without accents. */
export const cueWords = {
  self: listed('i me my mine myself yo mi mis me conmigo estoy tengo quiero soy je moi mon ma mes ich mein meine io mio eu meu'),
  tutor: listed('you your yours yourself bot robot tutor ai computer lectern tu te ti usted eres tienes puedes sabes dime toi votre vous du dein'),
  others: listed('we us our ours everyone everybody someone somebody nobody noone person kid kids boy boys girl girls nosotros todos alguien nadie'),
  thirdPerson: listed('he him his she her hers el ella'),
  family: listed(
    'mum mother dad father parents brother brothers sister sisters bro sis grandma grandpa granny grandad nana papa uncle aunt auntie cousin cousins friend friends bff ' +
      'baby family teacher classmate neighbour neighbor girlfriend boyfriend twin mama abuela abuelo hermano hermana tia tio primo prima amigo amiga profe profesor profesora maestra maestro ' +
      'nonno nonna oma opa mamie papi maman babcia dziadek',
  ),
  pets: listed('dog dogs cat cats hamster hamsters goldfish parrot rabbit bunny pony puppy kitten turtle pet pets perro gato mascota chat chien hund katze'),
  feeling: listed(
    'hate love like likes bored tired hungry thirsty sleepy sad mad happy angry scared nervous stressed excited upset lonely annoyed frustrated cry crying sick hurts hurt ache worried proud ' +
      'afraid glad jealous homesick confused lost stuck ashamed embarrassed anxious panic miss feel feels feeling mood wish hope odio amo triste feliz cansado cansada aburrido aburrida hambre sueno miedo fatigue',
  ),
  verdict: listed(
    'boring hard easy stupid dumb fun funny annoying weird difficult cool awesome great impossible unfair fair worst best trash lame pointless useless terrible horrible awful nice crazy insane ' +
      'ridiculous tricky cringe sus mid lit gross rubbish crap ez hilarious exhausting scary joke laggy glitchy confusing clever genius rude mean silly bad good wow amazing pretty beautiful cute ugly ' +
      'sucks sucked stinks rocks aburrido dificil facil injusto tonto tonta bonito bonita feo fea divertido genial guapo lindo linda',
  ),
  school: listed(
    'question questions school homework class classroom lesson lessons test quiz exam grade grades graded points point score tries try attempts attempt hint hints clue exercise exercises answer answers ' +
      'spelling grammar sentence sentences word words letters copy cheat cheating calculator notebook pencil pen book page recess bus mistake mistakes typo wrong right correct marks math maths science ' +
      'history english spanish french geography escuela colegio clase tarea pregunta preguntas respuesta examen puntos pista nota matematicas',
  ),
  device: listed(
    'app website site page screen keyboard key keys mouse button buttons enter internet wifi laptop phone ipad tablet chromebook computer charger battery timer clock picture sound autocorrect google ' +
      'youtube tiktok minecraft roblox fortnite game games video videos chatgpt alexa siri tv xbox switch music song songs telefono movil pantalla teclado juego',
  ),
  home: listed(
    'home house room bed lunch dinner breakfast snack pizza tacos candy cake cookie cookies chips chocolate ice party birthday weekend holiday holidays vacation summer christmas halloween football soccer ' +
      'basketball swimming practice training piano park movie match bathroom toilet restroom loo nurse break drink nap sleep sleeping casa cama comida cumpleanos fiesta futbol bano recreo',
  ),
  time: listed(
    'today yesterday tomorrow tonight now later soon again already always never still yet ago once minute minutes second seconds sec early late last next week friday monday saturday sunday ' +
      'hoy ayer manana ahora luego siempre nunca ya todavia',
  ),
  noise: listed('lol lmao rofl haha ha hehe xd omg omfg bruh bro dude man ugh meh oops wow yay yikes oof aw lolz gg wp ez idc jaja jajaja jeje mdr ptdr kk uff pff hm um uh er xddd woo bleh pf pff grr ew eww eew duh nah yo hey sheesh slay fr ngl tbh smh'),
  social: listed('hi hello hey hiya thanks thank please sorry bye goodbye cya gtg brb welcome morning night hola gracias adios perdon favor merci bonjour salut bonne danke hallo ciao tschuss obrigado'),
  asking: listed('what why how who where when which whose que porque cual como cuando donde quien cuanto cuantos por quoi pourquoi comment qui wie warum'),
  helping: listed('do does did can could will would should may must is are am was were have has had'),
  mind: listed(
    'know knew understand understood remember forgot forget learned learnt read saw heard want wanted need needed guessed guess tried said told tell asked ask say wrote write put typed type meant mean ' +
      'thought think believe wonder wait stop give gave done finish finished start started help show look check explain repeat entiendo se sabia olvide quiero puedo creo dije digo',
  ),
  swearing: listed('shit crap damn heck hell wtf stfu shut idiot loser noob dummy stupid dumb poop fart butt suck fuck'),
  comparing: listed('same different like also too and but or then so instead than between example'),
} as const satisfies Record<string, ReadonlySet<string>>

/** The small words of languages other than English that pupils fall back on. */
export const foreignWords: ReadonlySet<string> = listed(
  'el la los las un una de del que en y es son por para con su al lo mas muy ya yo tu esto eso ese esta hay pero porque como si no me se mi ' +
    'le les des du et est une dans pour avec ce cette il elle je nous vous ils mais donc pas on a au aux moi toi c ' +
    'der die das und ist ein eine nicht ich wir ihr mit auf zu wie aber auch doch ja nein ' +
    'il lo gli di che non sono per una uno della nel o um uma nao os as do da em com',
)

function listed(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}
