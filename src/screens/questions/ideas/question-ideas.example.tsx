import { QuestionIdeas, type QuestionIdeasView } from './question-ideas.tsx'

const prompt = 'Why does a plant need its leaves?'
const idea = { title: 'Leaves', prompt: `${prompt}\n\nHint: What shines on them?\nHint: What do they make of it?`, model: 'school-model' }

function nothing() {
  return undefined
}

function show(view: QuestionIdeasView, { used = 12, text = prompt } = {}) {
  return () => (
    <main>
      <h1 dir="auto">Leaves</h1>
      <h2>Edit question</h2>
      <h3>What the tutor knows</h3>
      <QuestionIdeas view={view} budget={{ used, limit: 300 }} title="Leaves" prompt={text} onAsk={nothing} onRetry={nothing} onStop={nothing} onTake={nothing} onDrop={nothing} />
    </main>
  )
}

/** Suggestions of a language model in every state. */
export const examples = {
  'Nothing asked for yet': show({ mode: 'ready', sentence: null, canRetry: false }),
  'Before there is a question': show({ mode: 'ready', sentence: null, canRetry: false }, { text: '' }),
  'On its way': show({ mode: 'asking', isSlow: false }),
  'On its way for long': show({ mode: 'asking', isSlow: true }),
  'Lines to add': show({ mode: 'offered', idea, isOutdated: false }),
  'Other words': show({ mode: 'offered', idea: { ...idea, title: 'Hojas', prompt: '¿Para qué necesita una planta sus hojas?' }, isOutdated: false }),
  'Other words, after the question changed': show({ mode: 'offered', idea: { ...idea, prompt: 'What are leaves for?' }, isOutdated: true }),
  'Nothing of use': show({ mode: 'ready', sentence: 'The AI suggested nothing that fits here. Your question is as it was.', canRetry: false }),
  'Nobody answered': show({ mode: 'ready', sentence: 'Nobody answered. Your question is as it was.', canRetry: true }),
  'The budget is used up': show({ mode: 'ready', sentence: 'Today’s AI budget is used up. It begins anew at midnight UTC.', canRetry: false }, { used: 300 }),
}
