import type { QuestionDefinition } from '#contract/questions/questions.ts'

const seeds: [title: string, prompt: string, subject: string][] = [
  ['Explain photosynthesis', 'Explain in your own words how a plant makes its food.\nKey: sunlight, water and carbon dioxide become sugar', 'Science'],
  ['Causes of the Roman civil war', 'Name two reasons why the Republic fell into civil war.', 'History'],
  ['Area of a rectangle', 'Find the area of a rectangle {a} cm by {b} cm.', 'Math'],
  ['The weather and the boats', 'The weather was too rough for the boats.', 'English'],
  ['Comma splices', 'Rewrite so that the sentence has no comma splice.', 'English'],
  ['Solve a two-step equation', 'Solve {a}x + {b} = {c}.\nShow each step on a line of its own.', 'Math'],
  ['Town and country', 'Why did people move into towns in the 19th century?', 'Social Studies'],
]

/** So many questions of a library, the same ones each time; every fourth one is spoken, every fifth an administrator's. */
export function exampleLibrary(count: number): QuestionDefinition[] {
  return Array.from({ length: count }, (_, index) => {
    const [title, prompt, subject] = seeds[index % seeds.length] ?? ['', '', '']
    const round = Math.floor(index / seeds.length)
    const isAdmins = index % 5 === 4
    return {
      id: index + 1,
      question_title: round === 0 ? title : `${title} ${round + 1}`,
      prompt,
      student_text: prompt.split('\nKey:', 1)[0] ?? prompt,
      subject,
      question_type: index % 4 === 3 ? 'ACCENT_TRAINING' : 'FREE_FORM',
      owner: isAdmins ? 'admin' : 'user',
      exercise_count: index % 3,
      can_edit: !isAdmins,
      tags: [],
      shared_by: null,
      created_at: new Date(Date.UTC(2026, 10, 20 - (index % 300), 16, 2)).toISOString(),
      version: 1,
    }
  })
}
