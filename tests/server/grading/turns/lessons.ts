import { turnsBy } from './labelled-turn.ts'

const who = 'one who answers'

/** Answers that look like talk, in lessons where they are answers, and talk beside them. */
export const lessonTurns = [
  ...turnsBy(who, 'Translate into English: Tengo hambre.\nAnswer: I am hungry', {
    try: `I am hungry
i am hungry
im hungry
I have hunger
I am thirsty
i am tired
you are hungry
i hungry
He is hungry`,
    talk: `can i go to the bathroom
are you a robot
this is boring`,
    question: `what do you mean
do i write it in english`,
  }),
  ...turnsBy(who, 'True or false: the sun is a star.\nAnswer: true', {
    try: `true
false
yes it is
no it is not
of course
i think so
thats wrong
right
not true
it is a star
no way
yes
t`,
    talk: `hello
thank you
my dog died
can i go home
i am bored
my sister is annoying me
are you a robot`,
    question: `what is a star
what do i have to write
how many questions are left`,
  }),
  ...turnsBy(who, 'Who wrote Hamlet?\nAnswer: William Shakespeare', {
    try: `Shakespeare
william shakespeare
is it shakespeare?
i think shakespeare
Charles Dickens
it was dickens
some guy from england
the queen
an old writer
Mark Twain maybe
jk rowling
hamlet himself
romeo`,
    talk: `we saw it in the theatre with my class
i am so tired of this
my mum loves books
you are boring
thanks a lot
bye
do you read books`,
    question: `what is hamlet
do i need the first name
who is that
how do i spell it
is it a book or a movie`,
  }),
  ...turnsBy(who, 'Why do we wash our hands?\nMust mention: germs / bacteria; sick / ill', {
    try: `to get rid of germs
because germs make you sick
so you dont get ill
because they are dirty
so that we are clean
my hands get dirty when i play
because my mum says so
germs
to be healthy
it kills bacteria
if you dont you get sick
they smell`,
    talk: `hello
thanks
this is boring
my dog died
are you a robot
can i go to the toilet
i am hungry`,
    question: `what are germs
what does wash mean
how many reasons do you want
do i write a sentence`,
  }),
  ...turnsBy(who, 'What is 25 % of 80?\nAnswer: 20', {
    try: `20
its 20
20%
25
i got 20
twenty
2000
maybe 40
is it 20
about 20
80/4=20
0.25
i have 20`,
    talk: `i am twelve years old
my phone is at 25 percent lol
hi
this is hard
i love percents
you are cool
ok
bye`,
    question: `what does percent mean
what is a percent
do i need a calculator
how do i do percents
is it graded`,
  }),
]
