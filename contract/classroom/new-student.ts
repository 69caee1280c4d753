import { registerStudent } from '#contract/accounts/accounts.ts'
import { problemIn } from '#contract/problem-in.ts'
import { newPasswordProblem } from '#contract/accounts/account-fields.ts'

const { name, username, email, age, password } = registerStudent.body.entries

/** The fields of a student's account as somebody types them. */
export type NewStudentField = 'name' | 'username' | 'email' | 'age' | 'password'

/**
 * The first sentence a typed text breaks as a field of a new student, or null when the server may take it. Age and password may
 * be empty. Schools have one of two password policies: a password is only refused here when neither takes it.
 */
export function newStudentProblem(field: NewStudentField, text: string): string | null {
  switch (field) {
    case 'name':
      return problemIn(name, text)
    case 'username':
      return problemIn(username, text)
    case 'email':
      return problemIn(email, text)
    case 'age':
      return text === '' ? null : problemIn(age, /^\d{1,3}$/.test(text) ? Number(text) : text)
    case 'password':
      return text === '' ? null : (problemIn(password, text) ?? newPasswordProblem(text))
  }
}
