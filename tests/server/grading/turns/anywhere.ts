/** What children say to a tutor whatever the question is, one a line: none of it answers anything. */
export const saidAnywhere: readonly string[] = lines(`
the screen is so bright
there is a dead pixel on this tablet
it logged me out before
my finger slipped
autocorrect did that
the e on my keyboard does nothing
it takes ages to load
why is the letter so small here
the bell rang
somebody spilled juice on the floor
he keeps kicking my chair
they are so noisy today
she is looking at my answers
teacher says we have ten minutes left
we had this in the last test
we never did this in class
last year we had a nicer teacher for this
i was ill when they learned it
i used to be good at it
my big sister had this too
my tutor at home explains better
in my old school we did it another way
in my country nobody learns that
in poland it is called different
we say it different at home
my grandpa told me a story about that
my uncle drives a truck
my baby brother learned to walk
there were pancakes this morning
we are having tacos tonight
i forgot my lunch at home
my tooth is loose
my head is killing me
i have a cold and my nose runs
the nurse sent me back
i slept only four hours
i stayed up too late
can we do this tomorrow instead
is there a lot more of it
how long is this going to be
how many of these are left
is this the last one
what comes after that
what happens when i get it wrong
do i lose points
does it matter if i spell it bad
does spelling count
is this for a grade
does my teacher see this
who reads what i type here
will my mum see it
can i use a calculator
may i ask my friend
can i look it up
can i change it afterwards
can i go back to the one before
can i start over
do i have to write a whole sentence
is one word enough
do you want it in digits or words
do i round it
how many tries do i get
how many points is it
what do i have to do
what am i supposed to write
what does it want from me
i dont get what they are asking
the question is weird
that question makes no sense to me
who came up with that question
this is way too long to read
i cant read all of that
could you say it easier
say it in easy words please
say that again but slower
what did you say before
you already said that
you said that last time too
you always say the same
you are not helping
thats not what i asked
that wasnt my question
you didnt even read it
i said the same thing
that was a typo
i pressed enter by accident
i wasnt done typing
oops wrong button
my cat walked over the keys
i was about to say that
i almost had it
i had that in my head
i knew it was that
lucky guess
i only guessed
to be honest i just guessed
it was on the tip of my tongue
now i get it
ohh that makes sense
ah ok so thats why
cool i learned something
that was easier than i thought
i am getting better
im on a roll
easy as pie
too easy for me
finally got one
yesss
nooo not again
not this again
here we go again
oh man
oh come on
come on man
give me a break
i am over it
i wanna go outside
it is sunny outside and i am stuck in here
looking out of the window is more fun
my brain is fried
my brain hurts
my head is empty
nothing comes to my mind
im blanking
im a bit slow today
i am not smart enough
everyone else is done already
i am always the last one
they will laugh at me
dont tell anybody i got it wrong
promise not to laugh
i am scared of the test on friday
i am nervous about tomorrow
my parents are going to be mad
mum says no phone until i finish
if i finish i can play
i get ice cream when im done
i bet you cant dance
do you ever sleep
do you have a name
are you real
are there people behind you
how old are you
where do you live
who taught you that
do you know my teacher
do you like cats or dogs
can you sing
tell me something funny
whats your favourite colour
guess how old i am
i am nine and a half
i have two cats
i have a new bike
i can do a handstand
i can speak three languages
i am left handed
i play the drums
my team won on sunday
we lost the match
my favourite animal is the fox
i saw a fox in our garden
we saw that in a museum
there is a movie about it
i watched a video about this
like in that game
like the song
sounds like my cousin
that sounds like food
that rhymes
that word looks funny
what a strange word
funny name
it sounds french
is that even english
is that a real word
how do you say that out loud
i cant pronounce that
is it a name or a thing
is that a person
is that a place
is that like a car
is that the one from the movie
is it the same as the other one
is it the opposite
whats the difference
why is it called that
why do we need to know this
when will i ever need this
who needs this
who cares about this stuff
why is it so complicated
why cant it be simple
why do they do it like that
how do they even know that
is that always so
what if it isnt
what about the other ones
does that one count too
so is mine wrong now
so was i right
so what now
what now
and now
then what
and then
wait what
hm let me think
gimme a sec
one moment im thinking
im reading it again
ill do it later
ill be right back
im back
sorry i was away
sorry my dad called
have to help my mum
gotta feed the dog
dinner is ready
its my turn on the ipad
my time is up
see you after lunch
have a nice day
you too
good luck to me
wish me luck
fingers crossed
pretty please
you are funny
you are nice
i like you
i like this one
these are fun
this is better than school
best lesson ever
can we do more of these
give me a harder one
something else please
not in the mood
i dont feel like it
i dont want to do this
i refuse
no thank you
nah im good
make me
whatever you say
if you say so
as you wish
sure thing
fair enough
i see what you did there
my bad
forget it
forget what i said
ignore that
that was my brother typing
this is his sister now
hi this is her mum
testing testing
is this thing on
can anybody hear me
`)

/** The same by children who fall back on the language of their home. */
export const saidInOtherLanguages: readonly string[] = lines(`
no tengo ganas
tengo mucha hambre
ya casi termino
mi hermana me ayuda
mi mamá me llama
mi perro está enfermo
es muy temprano
hace mucho calor hoy
no me gusta esta pregunta
qué pregunta tan rara
eso no lo vimos en clase
en mi país es diferente
puedo usar la calculadora
cuántas preguntas faltan
qué significa esto
no hablo mucho inglés
por qué está mal
eres muy malo
qué risa
estoy cansada de esto
mañana tengo examen
me duele la cabeza
feliz viernes
je suis fatigué
c'est trop dur
on a fini
j'ai faim moi
ça sert à quoi
je comprends rien
mon frère rigole
ich hab hunger
das ist doof
meine mama ruft
keine lust mehr
wie lange noch
ich bin müde
non mi piace
ho fame
ma che domanda
que saco isso
estou com fome
minha mãe chegou
nie wiem po angielsku
jestem zmęczony
salam
inshallah
`)

function lines(text: string): string[] {
  return text.trim().split('\n')
}
