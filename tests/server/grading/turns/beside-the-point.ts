import { turnsBy } from './labelled-turn.ts'

const who = 'one who wonders'

/** Questions and remarks on the subject that are no answers, beside wrong and right answers that are sentences. */
export const wonderingTurns = [
  ...turnsBy(who, 'What is the largest planet?\nAnswer: Jupiter\nIf they say Saturn: Saturn is the second.', {
    talk: `i have a poster of all of them
my dad has a telescope
we saw one through a telescope at camp
they should count pluto again
poor pluto
i want to be an astronaut
the sun is way bigger tho
in my book it has rings`,
    question: `is pluto still a planet
are there people on mars
do they all have moons
how far away is it
can you see it from here
is the sun one too
bigger than the sun?
can it be a star`,
    try: `it is saturn i think
the one with the rings
mars
maybe its neptune
the sun
is it uranus
i would say saturn because of the rings`,
  }),
  ...turnsBy(who, 'Which gas do plants take in?\nAnswer: carbon dioxide\nAlso accept: CO2', {
    talk: `our plants at home are all dead
my mum talks to hers
soda has bubbles like that
i breathe it out right now haha
plants are boring
that is bad for the climate`,
    question: `do plants breathe at night
is air a gas
do they have a nose
is that the one in soda
can i write it short
does a cactus do it too`,
    try: `they take in oxygen
oxygen like we do
its the one we breathe out
water vapor
i think nitrogen
the bad gas`,
  }),
  ...turnsBy(who, 'What is the plural of "mouse"?\nAnswer: mice', {
    talk: `we had one in our kitchen
my cat ate one yesterday
i am scared of them
english is so random
in spanish you just add an s
that is a silly word`,
    question: `the animal or the computer one
is it irregular
does it get an s
why not mouses
what is plural again
is it like house`,
    try: `mouses
its mices
mouse stays mouse
i think its meese
the mouses`,
  }),
  ...turnsBy(who, 'Who painted the Mona Lisa?\nAnswer: Leonardo da Vinci', {
    talk: `i saw it in paris it was so small
she looks grumpy
my aunt has that on a mug
like the ninja turtle
somebody stole it once
i can draw better than that`,
    question: `is she a real person
was he italian
how old is that picture
is it the smiling one
is first name ok
do i need his whole name`,
    try: `it was michelangelo
picasso i guess
that guy who cut off his ear
van gogh painted it
some italian painter`,
  }),
  ...turnsBy(who, 'Why do we have seasons?\nMust mention: tilt / tilted; axis; sun / sunlight', {
    talk: `i like summer the best
in my country there are only two
it snowed here on monday
my birthday is in winter
we go skiing every year
summer is too short
where i live it never snows`,
    question: `is it winter in australia now
do other planets have them
is spring one
how many do i have to explain
why is it cold here and not there
does the moon do something with it
do animals know it`,
    try: `because it gets cold in winter
because we need rain for the plants
the earth goes around the sun
when it is summer we are nearer to the sun
it is because of the weather
so that the animals can sleep
god made it like that`,
  }),
  ...turnsBy(who, 'Explain what makes a good friend.\nMust mention: honest / tells the truth; helps / helpful; listens', {
    talk: `i have no friends in this class
what a weird thing to ask in science
this sounds like a quiz from a magazine
do you even have friends`,
    question: `can it be my dog
does it have to be a real person
how many things should i name
do you mean in school`,
    try: `he plays with me
my friend is funny
someone who shares his lunch
you can trust them
she is nice to me when i am sad
a friend never lies`,
  }),
  ...turnsBy(who, 'Explain why people should not litter.\nMust mention: animals / wildlife; pollution / dirty; plastic', {
    talk: `my brother throws everything on the floor
there is so much of it at our bus stop
we cleaned the park last week
i got yelled at for that once`,
    question: `what is litter
is gum litter
is a banana skin ok
does it cost money if they catch you`,
    try: `because it is not nice
it looks bad on the street
you have to pay if they see you
because fish eat it and they die
my mum says it makes the earth sick`,
  }),
  ...turnsBy(who, 'What is the capital of Australia?\nAnswer: Canberra\nIf they say Sydney: Sydney is the largest city.', {
    talk: `my cousin lives there
they have so many spiders
i want to see a kangaroo
it is upside down there lol
i was never on a plane`,
    question: `is it the one with the opera
is new zealand the same
does it start with c
which one is the biggest then
how do you write that`,
    try: `the one with the opera house
its sydney everybody knows that
melbourne or something
perth
i go with brisbane`,
  }),
  ...turnsBy(who, 'Which word is the verb: "The dog runs fast"?\nAnswer: runs', {
    talk: `my dog is faster than yours
dogs are the best
my dog runs in his sleep
i dont like grammar`,
    question: `is fast one too
whats a verb again
only one word?
does the cover it
are there two`,
    try: `dog
i think its fast
the dog
the verb is dog because it does something
fast is the doing word`,
  }),
  ...turnsBy(who, 'True or false: Bats are birds.\nAnswer: false', {
    talk: `one flew into our house once
they are so cute
batman
bats give me the creeps
they sleep upside down how cool is that`,
    question: `do they lay eggs
is a penguin one
can they see
are they dangerous`,
    try: `true they fly
yes because of the wings
they have wings so true
it is true
false they have fur`,
  }),
  ...turnsBy(who, 'What is 9 × 7?\nAnswer: 63', {
    talk: `the nines are the worst
my brother knows them all
we have a song for the sevens
my fingers trick does not work
i hate times tables
counting takes forever`,
    question: `is that times or plus
do i have to know that by heart
can i count with my fingers
is the dot a times`,
    try: `sixty three
i say 56
54
its sixtyfour`,
  }),
  ...turnsBy(who, 'Which ocean is between Europe and America?\nAnswer: the Atlantic\nAlso accept: Atlantic Ocean', {
    talk: `i threw up on a boat once
my grandparents came over it by ship
sharks are scary
i can swim fifty metres`,
    question: `is that where the titanic is
are seas oceans too
north or south america
how deep is it`,
    try: `the pacific
the indian one
its the mediterranean sea
the big blue one
the one where the titanic sank`,
  }),
]
