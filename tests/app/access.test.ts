import { describe, expect, it } from 'vitest'
import { homeOf, mayOpen, placeAfterLogin } from '#src/app/accounts/access.ts'

describe('who may open which page', () => {
  it.each([
    ['STUDENT', '/student', true],
    ['STUDENT', '/student/history', true],
    ['STUDENT', '/chat/7', true],
    ['STUDENT', '/accent/7', true],
    ['STUDENT', '/profile', true],
    ['STUDENT', '/profile/updatepassword', true],
    ['STUDENT', '/session_details/3', true],
    ['STUDENT', '/', false],
    ['STUDENT', '/classroom', false],
    ['STUDENT', '/students', false],
    ['STUDENT', '/exercises/3', false],
    ['STUDENT', '/question_definitions', false],
    ['TEACHER', '/', true],
    ['TEACHER', '/classroom/student_details', true],
    ['TEACHER', '/chat/7', true],
    ['TEACHER', '/student', false],
    ['TEACHER', '/teachers', false],
    ['ADMIN', '/teachers', true],
    ['TEACHER', '/student/history', false],
    ['ADMIN', '/exercises', true],
    ['ADMIN', '/student', false],
  ] as const)('%s on %s: %s', (role, pathname, allowed) => {
    expect(mayOpen(role, pathname)).toBe(allowed)
  })

  it('sends everybody home by role', () => {
    expect([homeOf('STUDENT'), homeOf('TEACHER'), homeOf('ADMIN')]).toEqual(['/student', '/', '/'])
  })
})

describe('where a login leads', () => {
  it('returns to the page that was wanted, with its search', () => {
    expect(placeAfterLogin('STUDENT', '/chat/7?assignment_id=3')).toBe('/chat/7?assignment_id=3')
  })

  it('goes home when nothing was wanted or the page is not for the role', () => {
    expect([placeAfterLogin('STUDENT', undefined), placeAfterLogin('STUDENT', '/classroom'), placeAfterLogin('TEACHER', '/student')]).toEqual([
      '/student',
      '/student',
      '/',
    ])
  })

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)', '/\n/evil.example', ''])('never leaves the app for %j', (wanted) => {
    expect(placeAfterLogin('TEACHER', wanted)).toBe('/')
  })
})
