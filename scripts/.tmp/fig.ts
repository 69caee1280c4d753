import { figuresOf, freshAnswers } from '#tests/server/grading/fresh-answers.ts'
const f = freshAnswers()
console.log('all', figuresOf(f)); console.log('last 391', figuresOf(f.slice(-391))); console.log('before', figuresOf(f.slice(0,-391)))
