import { turnsBy } from './labelled-turn.ts'

const who = 'one who chats'

/** Longer messages, with feelings and questions, to four questions. */
export const chattyTurns = [
  ...turnsBy(who, 'Explain how a plant makes its food.\nMust mention: sunlight / light energy; carbon dioxide / CO2; water; sugar / glucose\nWords: photosynthesis = the way a leaf works', {
    talk: `Hello, how are you today?
Good morning tutor!
Thank you so much, that really helped me
Can I please go to the bathroom?
I need to sharpen my pencil
I am really tired today
I am hungry
This is so boring
I hate science
My dog died yesterday
My grandma is in the hospital
It is my birthday tomorrow!
We got a new puppy yesterday
Are you a robot or a human?
Do you like pizza?
Who made you?
You are very helpful
You are the worst tutor ever
I already answered that question
That is not fair at all
Can you tell me a joke?
My teacher said we can stop now
My computer is really slow today
I want to go home and play
Bye, see you tomorrow`,
    question: `What does photosynthesis mean?
What is photosynthesis?
How long does my answer have to be?
Do I have to write full sentences?
How many ideas do you want?
What do you mean by food?
Can you explain the question to me?
What is the question asking me to do?
Is this going to be on the test?
Do I need to name the gas?
Why do I have to explain it?
Can I write it as a list?
Is my answer right?
What am I supposed to write?`,
    try: `Plants use sunlight, water and carbon dioxide to make sugar
it uses the sun
They take in water from the roots and light from the sun
The leaves make sugar out of light
because the sun shines on it
plants eat soil
it gets food from the ground
the plant breathes in carbon dioxide
water and sun
It turns light energy into glucose
the roots suck up the food
they eat bugs
with photosynthesis
By using the green stuff in leaves
the farmer gives it food
it needs air
i think it uses water
Its leaves catch the light and it makes sugar
They photosynthesize
from the sun and water it makes oxygen
when it rains the plant drinks
you put it in the sun and it grows
it makes its food itself
chlorophyll takes the light`,
    plea: `I don't know
I have no idea
Can you give me a hint?
I need help with this
Please just tell me the answer`,
    nonsense: `blah blah blah blah blah
fffffffff
asdf jkl asdf jkl`,
  }),
  ...turnsBy(who, 'Tom has 12 apples and gives away 5. How many are left?\nAnswer: 7', {
    talk: `Hello! I am ready to start
I love apples
I am allergic to apples
My brother ate my lunch
My mum made apple pie yesterday
Why is Tom giving them away, he is crazy
This is too easy for me
You are funny
I feel really bad today
Can I do something else?
I have to go to soccer practice now
Do you eat apples?
Are we done yet?
That was a good question
Sorry, my cat walked over the keyboard
Thanks for the help
i am the best at this
we do this in my old school too
the screen is too bright
can we do a fun one`,
    question: `Do I have to write the word apples?
Who is Tom?
Is this a trick question?
How do I do this?
What does left mean here?
Should I add or subtract?
Can I use my fingers?
What do I have to find?
Does he give them to one friend?
How many questions are there?
Where do I type it?`,
    try: `7
7 apples
seven apples
he has 7 left
17
12 - 5 = 7
it is 8
there are 6 left
is it seven?
Tom has 7 apples left
5
12`,
    step: `12 - 5
subtract 5`,
    plea: `I don't understand
I'm stuck
Could you help me please?`,
  }),
]
