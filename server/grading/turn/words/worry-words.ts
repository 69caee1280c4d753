import type { ConcernKind } from '#contract/review/concerns.ts'
import type { Language } from './language.ts'

/** Who reads what is answered: a teacher of the student, the administrators alone, nobody (a sample), or only who tries the question out. */
export type Reader = 'teacher' | 'administrator' | 'nobody' | 'tester'

type WorryWords = {
  kind: Readonly<Record<ConcernKind, string>>
  readers: Readonly<Record<Reader, string>>
  whatToDo: string
  lookedAt: string
  goOn: string
  notCounted: string
}

/** What is said to whoever writes worrying words, in the language of the question. */
export const worryWords: Readonly<Record<Language, WorryWords>> = {
  english: {
    kind: {
      self_harm: 'Thank you for telling me. That sounds very hard, and you matter.',
      harmed: 'Thank you for telling me. Nobody has the right to hurt you, and it is not your fault.',
    },
    readers: {
      teacher: 'Your teacher will see what you wrote.',
      administrator: 'The people who look after Lectern at your school will see what you wrote.',
      nobody: 'Nobody else reads this chat, so nobody knows yet what you wrote.',
      tester: 'This is a test run: nobody is shown what you wrote here. What a student writes is shown to their teacher.',
    },
    whatToDo: 'Please talk to an adult you trust today. If you are in danger now, call your local emergency number.',
    lookedAt: 'Your teacher will look at your answer too.',
    goOn: 'You can go on.',
    notCounted: 'This try was not counted.',
  },
  spanish: {
    kind: {
      self_harm: 'Gracias por contármelo. Suena muy difícil, y tú importas.',
      harmed: 'Gracias por contármelo. Nadie tiene derecho a hacerte daño, y no es culpa tuya.',
    },
    readers: {
      teacher: 'Tu profesor o profesora verá lo que has escrito.',
      administrator: 'Las personas que cuidan de Lectern en tu escuela verán lo que has escrito.',
      nobody: 'Nadie más lee este chat, así que nadie sabe todavía lo que has escrito.',
      tester: 'Esto es una prueba: nadie ve lo que has escrito aquí. Lo que escribe un alumno lo ve su profesor.',
    },
    whatToDo: 'Por favor, habla hoy con una persona adulta en la que confíes. Si estás en peligro ahora, llama al número de emergencias.',
    lookedAt: 'Tu profesor o profesora mirará también tu respuesta.',
    goOn: 'Puedes seguir.',
    notCounted: 'Este intento no ha contado.',
  },
}
