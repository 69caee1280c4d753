import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkedRows, fixedRows, rowsWithout, type RowDraft, wishedUsernames, withFreeUsernames } from '#machines/classroom/roster-import/roster.rows.ts'
import { usernameFrom } from '#machines/classroom/roster-import/roster.username.ts'
import { rosterIn, shown } from './files.ts'

const thirty = Array.from({ length: 30 }, (_, index) => `Student ${index + 1},student${index + 1}@school.example`)

describe('the rows of a class list', () => {
  test('three bad rows of thirty are listed with their number and reason, and the others are ready', () => {
    const lines = thirty.with(3, ',student4@school.example').with(11, 'Student 12,').with(20, 'Student 21,student21 at school')
    const rows = shown(rosterIn(['name,email', ...lines].join('\n')).rows)
    expect(rows.filter((row) => row.status === 'ready').length).toEqual(27)
    expect(rows.flatMap((row) => row.reason ?? [])).toEqual([
      'Row 5: Missing student name',
      'Row 13: Missing email',
      'Row 22: Please enter a valid email address',
    ])
  })

  test.each([
    ['Ana,ana@school.example,a b,,', 'Row 2: Username cannot contain spaces'],
    ['Ana,ana@school.example,ab,,', 'Row 2: Username must be at least 3 characters'],
    ['Ana,ana@school.example,ana@school,,', 'Row 2: Username cannot contain @'],
    ['Ana,ana@school.example,ana,eleven,', 'Row 2: Please enter a valid age'],
    ['Ana,ana@school.example,ana,-1,', 'Row 2: Please enter a valid age'],
    ['Ana,ana@school.example,ana,131,', 'Row 2: Please enter a valid age'],
    ['Ana,ana@school.example,ana,12,short', 'Row 2: Password must be at least 6 characters long'],
    ['Ana,ana@school.example,ana,12,nodigits', 'Row 2: Password must contain at least one number'],
    ['An\uFFFDa,ana@school.example,ana,,', 'Row 2: Please type this again: some of its letters could not be read'],
    [`${'A'.repeat(101)},ana@school.example,ana,,`, 'Row 2: Name cannot be longer than 100 characters'],
    ['"Ana "Ani" Ruiz",ana@school.example,ana,,', 'Row 2: Please check this row: its quotation marks do not match'],
  ])('say what the server would say (%#)', (line, reason) => {
    expect(shown(rosterIn(`name,email,username,age,password\n${line}`).rows).map((row) => row.reason)).toEqual([reason])
  })

  test('find the same e-mail address or username twice, whatever their capitals', () => {
    const { rows } = rosterIn('name,email,username\nAna,ana@school.example,ana\nBen,ANA@school.example,ben\nCleo,cleo@school.example,Ana')
    expect(shown(rows).map((row) => row.reason)).toEqual([null, 'Row 3: Row 2 has the same email', 'Row 4: Row 2 has the same username'])
  })

  test('get a username from the name, another one where it is taken', () => {
    const names = ['Ana Ruiz', 'José Núñez', 'ana-ruiz', 'Li', '李明', '!!!', 'ANA RUIZ']
    const lines = names.map((name, index) => `${name},s${index}@school.example,`)
    const { rows } = rosterIn(['name,email,username', ...lines, 'Other,other@school.example,anaruiz2'].join('\n'))
    expect(rows.map((row) => row.student.username)).toEqual(['anaruiz', 'josenunez', 'anaruiz3', 'li2', '李明2', 'student', 'anaruiz4', 'anaruiz2'])
  })
})

describe('what is no student of its own', () => {
  const list = ['first;last;mail;', 'Ana;Ruiz;ana@school.example;7b;gym', 'Ben;Ode;ben@school.example', ' ana;RUIZ;ana@school.example ', 'Total;;;2', ';;;Anzahl: 2']
  const { rows } = rosterIn(['first name;last name;email;', ...list.slice(1)].join('\n'))

  test('cells below no column are left out and told, and their row is ready', () => {
    expect(rows.slice(0, 2).map((row) => [row.extra, shown([row])[0]?.status])).toEqual([
      [['gym'], 'ready'],
      [[], 'ready'],
    ])
  })

  test('a row that stands twice and a sum are left out, get no username, and can be taken in again', () => {
    expect(rows.map((row) => [row.student.username, row.leftOut])).toEqual([
      ['anaruiz', null],
      ['benode', null],
      ['anaruiz2', null],
      ['', 'It looks like a sum, not a student'],
      ['', 'It looks like a sum, not a student'],
    ])
    const twice = rosterIn('name,email\nAna,ana@school.example\n ANA,Ana@school.example\nBen,ben@school.example').rows
    expect(shown(twice).map((row) => row.status)).toEqual(['ready', 'out', 'ready'])
    const back = rowsWithout(twice, 3)
    expect(shown(back).map(({ who, reason }) => [who, reason])).toEqual([
      ['Ana | ana@school.example | ana', null],
      ['ANA | Ana@school.example | ana2', 'Row 3: Row 2 has the same email'],
      ['Ben | ben@school.example | ben', null],
    ])
    expect(shown(rowsWithout(back, 2)).map((row) => row.status)).toEqual(['out', 'ready', 'ready'])
  })
})

describe('a username', () => {
  test.each([
    ['Jürgen Groß', 'jurgengross'],
    ['Łukasz Wiśniewski', 'lukaszwisniewski'],
    ['Işıl Özdemir', 'isilozdemir'],
    ['İbrahim', 'ibrahim'],
    ['Søren Ærø', 'sorenaero'],
    ['Œuvre', 'oeuvre'],
    ['Đorđe', 'dorde'],
    ['Þórður Sæði', 'thordursaedi'],
    ['STRAẞE', 'strasse'],
    ['Nguyễn Văn An', 'nguyenvanan'],
    ['Maya.Okafor', 'mayaokafor'],
    ['Олег', 'олег'],
    ['李', '李10'],
    ['🙂', 'student'],
    ['  ', ''],
  ])('made from %s is %s', (name, username) => {
    expect(usernameFrom(name, () => false)).toEqual(username)
  })

  test('that somebody in the school has gets the next number, while one that the file names stays as it is', () => {
    const { rows } = rosterIn('name,email,username\nAna Ruiz,a@school.example,\nAna Ruiz,b@school.example,\nBen,c@school.example,ben')
    expect(wishedUsernames(rows)).toEqual(['anaruiz'])
    expect(withFreeUsernames(rows, ['anaruiz', 'anaruiz2', 'ben']).map((row) => row.student.username)).toEqual(['anaruiz3', 'anaruiz4', 'ben'])
  })
})

describe('a fix', () => {
  const { rows } = rosterIn('name,email\nAna,same@school.example\nBen,same@school.example\nCleo,cleo')

  test('checks its row again and leaves the others as they are', () => {
    const after = fixedRows(rows, { line: 4, field: 'email', value: ' cleo@school.example ' })
    expect(after.slice(0, 2).map((row, index) => row === rows[index])).toEqual([true, true])
    expect(shown(after).map((row) => row.status)).toEqual(['ready', 'wrong', 'ready'])
  })

  test('of the first of two with the same address frees the second', () => {
    expect(shown(fixedRows(rows, { line: 2, field: 'email', value: 'ana@school.example' })).map((row) => row.status)).toEqual(['ready', 'ready', 'wrong'])
  })

  test('of a name brings its username along until somebody typed one', () => {
    const renamed = fixedRows(rows, { line: 4, field: 'name', value: 'Ana' })
    const typed = fixedRows(renamed, { line: 4, field: 'username', value: 'cleopatra' })
    const again = fixedRows(typed, { line: 4, field: 'name', value: 'Cleo' })
    expect([renamed, typed, again].map((after) => after[2]?.student.username)).toEqual(['ana2', 'cleopatra', 'cleopatra'])
  })

  test('of a row that is not there, or whose account exists, changes nothing', () => {
    const added = rows.map((row) => ({ ...row, added: { studentId: 1, startPassword: null, isInClass: true } }))
    expect(fixedRows(added, { line: 2, field: 'name', value: 'X' })).toEqual(added)
    expect(fixedRows(rows, { line: 99, field: 'name', value: 'X' })).toEqual(rows)
  })

  test('leaves every row as if the whole file had been checked with it', () => {
    const email = fc.constantFrom('a@b.example', 'A@b.example', 'c@d.example', 'e', '')
    const username = fc.constantFrom('ana', 'ANA', 'ben', 'x', 'a b')
    const student = fc.record({ name: fc.constantFrom('Ana', ''), username, email, age: fc.constant(''), password: fc.constant('') })
    const drafts = fc.array(student, { minLength: 1, maxLength: 6 }).map((students) => students.map(draftOf))
    const fixes = fc.array(fc.record({ line: fc.integer({ min: 2, max: 7 }), fix: fc.oneof(fixOf('email', email), fixOf('username', username)) }), { maxLength: 5 })
    fc.assert(
      fc.property(drafts, fixes, (file, made) => {
        const fixed = made.reduce((now, { line, fix }) => fixedRows(now, { line, ...fix }), checkedRows(file))
        const whole = checkedRows(fixed.map((row) => draftOf(row.student, row.line - 2)))
        expect(fixed.map((row) => row.problems)).toEqual(whole.map((row) => row.problems))
      }),
      { numRuns: 300 },
    )
  })
})

function draftOf(student: RowDraft['student'], index: number): RowDraft {
  return { line: index + 2, cells: [], student, extra: [], note: null }
}

function fixOf(field: 'email' | 'username', value: fc.Arbitrary<string>) {
  return value.map((one) => ({ field, value: one }))
}
