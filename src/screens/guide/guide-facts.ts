/** Numbers and words of the product that the guide tells and no contract holds; a test compares each with what the server does. */
export const facts = {
  linkMinutes: 60,
  binDays: 30,
  recordingDays: 30,
  sampleHours: 2,
  triesBeforeCorrections: 1,
  triesBeforeAnswer: 3,
  triesBeforeMovingOn: 4,
}

/** Headings that a class list may have, besides those of a first and a last name. */
export const classListHeadings = {
  name: ['Name', 'Student Name', 'Full Name'],
  email: ['Email', 'Student Email', 'Email Address'],
  username: ['Username', 'User Name', 'Login'],
}

/** The labels of the question language: an example of each, and what it does. */
export const questionLabels: readonly (readonly [example: string, words: string])[] = [
  ['Answer: 4', 'The right answer: text, a number, a formula or a list. A tolerance may follow, as in 3.14 ± 0.01 or 250 g ± 2%.'],
  ['Also accept: four', 'Another right answer. Repeat the line for more.'],
  ['Range: 5 to 8', 'Every number from the first to the second is right.'],
  ['Must mention: light / sunlight; water', 'The ideas a free answer needs. Semicolons separate ideas, slashes synonyms. Some of the ideas earn some of the points.'],
  ['Half credit (30%): x + 3', 'An answer that is partly right, and its share. Without the number it is half.'],
  ['If they say 8: That is 2x. What is one x?', 'A common mistake, and what the tutor says to it. It is not accepted.'],
  ['Hint: What could you take away first?', 'A hint. They are given in order, one at a time.'],
  ['Explain: Take away 3, then divide by 2.', 'Shown together with the answer, and when the session is over.'],
  ['Step: 2x = 8', 'A true step on the way. It costs no try, and the tutor asks what comes next. Steps of equations and sums are known without it.'],
  ['Words: axis / axes = the line a planet turns around', 'What a word of the question means. The tutor says it when a student asks. One word a line.'],
  ['Example: For 3x + 2 = 14, take away 2: 3x = 12. Divide by 3: x = 4.', 'A worked example of another task like this one, shown when a student asks for it.'],
  ['Let: a = 2..9, x = 2..12, c = a*x', 'Values that differ from student to student. Write {a} where the value belongs.'],
  ['Form: simplified', 'How the answer must be written: simplified, factored, expanded, fraction, decimal(2) or exact words.'],
  ['Units: cm', 'The unit that the answer needs.'],
  ['Check: teacher', 'You judge the answers yourself. They wait for you, and the student moves on.'],
  ['Voice: en-GB', 'For spoken questions: the language and accent of the voice that reads the script.'],
]

/** A question with variations as it is typed. */
export const exampleQuestion = `Solve for x: {a}x + {b} = {c}
Note: x is a whole number.

Let: a = 2..9, x = 2..12, b = 1..20, c = a*x + b
Answer: {x}
If they say {c - b}: That is {a}x. Which step is left?
Hint: What could you take away from both sides first?
Hint: After taking away {b} you have {a}x = {c - b}.
Explain: Take away {b}, then divide by {a}: x = {x}.`
