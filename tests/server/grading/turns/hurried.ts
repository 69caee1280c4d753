import { turnsBy } from './labelled-turn.ts'

const who = 'one who is in a hurry'

/** Short, unpunctuated messages to four questions. */
export const hurriedTurns = [
  ...turnsBy(who, 'Solve for x: 5x + 3 = 38.\nAnswer: 7\nHint: Take away 3 first: 5x = 35.\nExplain: 38 − 3 = 35, 35 : 5 = 7.', {
    talk: `hi
hello bot
hey there
yo
sup
good morning
thanks
thx
ty so much
thank you for helping
ok thanks
bye
gtg
cya later
i have to go now
good night
can i go to the bathroom
can i get a drink
i need a break
i need to pee
i forgot my calculator
may i use my phone
i am hungry
im so tired
i hate math
this is boring
this is so hard
math is stupid
i am bored
i feel sick
ugh
this sucks
i love this game
my dog died
my cat is sick
my brother broke my ipad
my mom is calling me
its my birthday today
we won our game yesterday
i got a new puppy
i lost my tooth
there is a spider on my desk
my teacher is mean
are you a robot
are you real
you are dumb
you are so nice
do you sleep
who made you
can you sing
shut up
stupid bot
that is not fair
your hint is useless
i already said that
i said that already
lol
haha
omg
wow
ok
cool
oh i see
got it
whatever
who cares
no way
bruh`,
    question: `what do i do
what do you mean
wdym
what does x mean
what is an equation
whats a variable
what is a coefficient
do i have to show my work
should i round
can i use a calculator
how do i start
how do i type a fraction
how many points is this
how many tries do i have
is this right
is it graded
is this a test
why is there a letter
why do we need this
where do i write it
which number is x
what is the question asking
can you explain it again
can you say it in other words
what comes next
what now
huh
what
why
do i divide
when is this due
does spelling matter`,
    try: `7
x=7
x = 7
its 7
i think its 7
7!!
seven
is it 7?
maybe 8
8
x is 9
i got 35/5=7
-7
41
7.0
5x=41
the answer is 7
7 because 35/5=7
x equals 8
10 i guess`,
    step: `5x = 35
5x=35
38-3=35
35
subtract 3
take away 3
divide by 5
minus 3 on both sides`,
    correction: `8 no wait 7
6 i mean 7
9 sorry 7`,
    plea: `just tell me
give me the answer
whats the answer
hint
help
help me please
i dont know
idk
i give up
i dont get it`,
    nonsense: `asdfgh
jjjjjjj
qwertyuiop
lalalalala`,
  }),
  ...turnsBy(who, 'What is the capital of Canada?\nAnswer: Ottawa', {
    talk: `hi
hello there
thank you
bye bye
can i go to the bathroom
i need some water
i am so bored
this is stupid
i hate geography class
my hamster died
my dad lives there and i miss him
we went to the zoo yesterday
its my birthday
are you a person
you are wrong
you never help me
do you have a name
shut up
lol
omg
bored
my sister is yelling at me
i already told you that
my ipad is at two percent
your questions are too hard for me
i want to go home
when is lunch
i cant do this anymore`,
    question: `what is a capital
whats a capital
what does capital mean
do i have to write it in capitals
does spelling count
can you repeat the question
what do you mean
how many tries do i get
why do we learn this
which country
where is that
can i look it up
what do i write
how do i spell it
is that right`,
    try: `Ottawa
ottawa
toronto
is it ottawa?
montreal?
i think its vancouver
its toronto
the capital is ottawa
Quebec City
maybe calgary
ottawa because it is in ontario
canada city
it is the big one in the east
the usa
i say winnipeg
probably edmonton`,
    correction: `toronto no ottawa
montreal wait no ottawa
toronto sorry ottawa`,
    plea: `i dont know
tell me the answer
can i have a hint
no idea
help please`,
    nonsense: `sdfghjkl
aaaaaaaa
hjkl hjkl`,
  }),
]
