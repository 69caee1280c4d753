import { readRoster } from '#src/roster-import/read-roster.ts'
import { describe, expect, test } from 'vitest'
import { bytesOf, read, refusalOf, rosterIn, shown } from './files.ts'

const bom = '\uFEFF'
const ana = { line: 2, who: 'Ana Núñez | ana@school.example | ana', status: 'ready', reason: null }
const list = 'name,email,username\nAna Núñez,ana@school.example,ana\n'

describe('a class list file', () => {
  test.each([
    ['UTF-8', bytesOf(list)],
    ['UTF-8 with its mark', bytesOf(bom + list)],
    ['UTF-16 little-endian', bytesOf(bom + list, 'utf-16le')],
    ['UTF-16 big-endian', bytesOf(bom + list, 'utf-16be')],
    ['UTF-16 little-endian without its mark', bytesOf(list, 'utf-16le')],
    ['UTF-16 big-endian without its mark', bytesOf(list, 'utf-16be')],
    ['Latin-1', bytesOf(list, 'latin1')],
    ['semicolons', bytesOf(list.replaceAll(',', ';'))],
    ['tabs', bytesOf(list.replaceAll(',', '\t'))],
    ['line ends of Windows', bytesOf(list.replaceAll('\n', '\r\n'))],
    ['line ends of old Macs', bytesOf(list.replaceAll('\n', '\r'))],
    ['every cell in quotes', bytesOf(list.replaceAll(/[^,\n]+/g, '"$&"'))],
    ['spaces around cells', bytesOf(list.replaceAll(/[^,\n]+/g, '  $& '))],
  ])('in %s gives the same student', (_, bytes) => {
    expect(shown(rosterIn(bytes).rows)).toEqual([ana])
  })

  test.each([
    'NAME,Email,User Name',
    'Student Name,Student Email,login',
    'full name,E-Mail,LOGIN',
    'Student_Name,email address,user-name',
    'student,Email_Address,username',
  ])('may name its columns %s', (header) => {
    expect(shown(rosterIn(list.replace('name,email,username', header)).rows)).toEqual([ana])
  })

  test('may keep names in two columns, and brings age and password', () => {
    const { rows } = rosterIn('Last name;First name;Email;Age;Password\nRuiz;Ana;ana@school.example;12;harbour7')
    expect(rows.map((row) => row.student)).toEqual([
      { name: 'Ana Ruiz', username: 'anaruiz', email: 'ana@school.example', age: '12', password: 'harbour7' },
    ])
  })

  test('keeps columns that no account needs out of the way', () => {
    const { columns, rows } = rosterIn('Class,name,email\n7b,Ana,ana@school.example')
    expect(columns.map(({ title, kind }) => [title, kind])).toEqual([
      ['Class', 'other'],
      ['name', 'name'],
      ['email', 'email'],
    ])
    expect(rows.map((row) => row.cells)).toEqual([['7b', 'Ana', 'ana@school.example']])
  })

  test('follows its sep line, and rows keep the number a spreadsheet shows', () => {
    expect(shown(rosterIn('sep=|\n\nname|email\n\nAna|ana@school.example\n').rows)).toEqual([
      { line: 5, who: 'Ana | ana@school.example | ana', status: 'ready', reason: null },
    ])
  })

  test('chooses the separator that names the columns, not the one that is most frequent', () => {
    expect(shown(rosterIn('name;email;notes a,b,c,d,e\n"Ruiz, Ana";ana@school.example;1,2,3').rows)).toEqual([
      { line: 2, who: 'Ruiz, Ana | ana@school.example | ruizana', status: 'ready', reason: null },
    ])
  })
})

describe('columns with other names', () => {
  const text = 'Vorname;Nachname;Mail der Schule;Klasse\nJürgen;Groß;jg@school.example;7b'
  const named = { vorname: 'firstName', nachname: 'lastName', mailderschule: 'email' } as const

  test('are shown with an example each, for somebody to say what they hold', () => {
    const reading = read(text)
    expect(reading.ok ? null : reading.unnamed).toEqual({
      columns: ['Vorname', 'Nachname', 'Mail der Schule', 'Klasse'].map((title) => ({ title, kind: 'other' })),
      examples: ['Jürgen', 'Groß', 'jg@school.example', '7b'],
    })
  })

  test('are read as they were named, and a title that says otherwise gives way', () => {
    const reading = readRoster(bytesOf(text), named)
    expect(reading.ok ? reading.rows.map(({ student: { name, email, username } }) => [name, email, username]) : reading).toEqual([
      ['Jürgen Groß', 'jg@school.example', 'jurgengross'],
    ])
    const other = readRoster(bytesOf('name,email,email 2\nAna,parent@school.example,ana@school.example'), { email: 'other', email2: 'email' })
    expect(other.ok ? other.rows.map(({ student }) => student.email) : other).toEqual(['ana@school.example'])
  })
})

describe('a file that is no class list', () => {
  test.each([
    ['email,username\nana@school.example,ana', 'Missing required columns: name'],
    ['name,username\nAna,ana', 'Missing required columns: email'],
    ['first,second\n1,2', 'Missing required columns: name, email'],
  ])('says which columns are missing (%#)', (text, sentence) => {
    expect(refusalOf(text)).toEqual({ sentence, hint: 'The first row must name the columns: name, email and, if you like, username.' })
  })

  test('says that the column names are missing when the first row is a student', () => {
    expect(refusalOf('Ana Ruiz,ana@school.example\nBen Ode,ben@school.example')).toEqual({
      sentence: 'Missing required columns: name, email',
      hint: 'The first row looks like a student. Please put the column names above it: name, email, username.',
    })
  })

  test('says when two columns hold the same', () => {
    expect(refusalOf('name,email,Student Email\nAna,a@b.example,c@d.example')?.sentence).toEqual(
      'Two columns hold the same: "email" and "Student Email". Please keep one.',
    )
  })

  test.each([
    ['', 'The file is empty.'],
    [' \n,,\n', 'The file is empty.'],
    ['name,email\n,\n', 'There are no students below the column names.'],
  ])('says when nobody is in it (%#)', (text, hint) => {
    expect(refusalOf(text)).toEqual({ sentence: 'No valid student records found in the CSV file', hint })
  })

  test('says which row leaves a quotation mark open', () => {
    expect(refusalOf('name,email\nAna,ana@school.example\n"Ben,ben@school.example\nCleo,cleo@school.example')).toEqual({
      sentence: 'Row 3: a quotation mark is never closed.',
      hint: 'Please close it and choose the file again.',
    })
  })

  test('takes 5,000 students and refuses one more', () => {
    const students = Array.from({ length: 5_001 }, (_, index) => `Student ${index},s${index}@school.example`)
    expect(rosterIn(['name,email', ...students.slice(1)].join('\n')).rows.length).toEqual(5_000)
    expect(refusalOf(['name,email', ...students].join('\n'))?.sentence).toEqual('This file has more than 5,000 students.')
  })

  test('names a workbook for what it is', () => {
    const hint = 'Please save it as CSV in your spreadsheet program first.'
    expect(read(new Uint8Array([0x50, 0x4b, 3, 4, 1, 2]))).toEqual({ ok: false, sentence: 'This is a spreadsheet workbook, not a CSV file.', hint })
    expect(read(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0xff]))).toEqual({ ok: false, sentence: 'This is not a CSV file.', hint })
  })
})
