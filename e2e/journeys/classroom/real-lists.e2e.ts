import type { Page } from '@playwright/test'
import * as v from 'valibot'
import { apiOf } from '#e2e/api.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { admin, teacher } from '#e2e/school.ts'
import { ClassroomScreen } from '#e2e/screens/classroom.screen.ts'

const Members = v.object({ students: v.array(v.object({ name: v.string(), username: v.string(), email: v.string() })) })

/** What tells the addresses of this run apart, and the names of those that run beside it. */
type Marks = { mark: string; tag: string }

/** As a school office's program of the nineties writes it: Windows-1252, semicolons, a title of two lines, a doubled row, a sum. */
function officeList({ mark, tag, known, taken }: Marks & { known: string; taken: string }): Buffer {
  const mail = (name: string) => `${name}.${mark}@journeys.example`
  const lines = [
    '"Nachname;Geburtsname";Vorname;"Schulmail\n(dienstlich)";Klasse',
    `Groß-${tag};Jürgen;${mail('jg')};7b`,
    `"Lukowski-${tag}";Zoë;${mail('zl')};7b`,
    `Ærø-${tag};Søren;${mail('sa')};7b;fährt Bus;Sport`,
    `"von der Höhe-${tag}";"Ana-María";${mail('am')};7b`,
    `Groß-${tag};Jürgen;${mail('jg')};7b`,
    `Groß-${tag};Jürgen;${mail('jg2')};7b`,
    `Chen;Li;${known};7b`,
    `Fremd-${tag};Otto;${taken};7b`,
    `Berg-${tag};Ida;;7b`,
    ';;;',
    'Gesamt;;;9',
  ]
  return Buffer.from(lines.join('\r\n'), 'latin1')
}

/** As a spreadsheet saves "Unicode text": UTF-16 with its mark, tabs, two name columns the other way round. */
function unicodeList({ mark, tag }: Marks): Buffer {
  const mail = (name: string) => `${name}.${mark}@journeys.example`
  const lines = ['Surname\tFirst name\tE-Mail\tNote', `Groß-${tag}\tJürgen\t${mail('jg3')}\t"moved, from 6a\nin May"`, `Yıldız-${tag}\tIşıl\t${mail('iy')}\t`, `Groß-${tag}\tJürgen\t${mail('jg')}\talready here`]
  return Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`, 'utf16le')
}

test(
  'two lists as schools have them become a class: columns are named once, rows mended, and what a reload broke off is found again and finished without doubles',
  { tag: ['@f172', '@f173', '@f174', '@f282'] },
  async ({ page, signIn, student, complaints }, { project, annotations }) => {
    complaints.expectAlso(/409|ERR_FAILED|ERR_ABORTED/)
    const mark = `${project.name}${Date.now() % 1_000_000}`.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
    const tag = project.name
    const classroom = new ClassroomScreen(page)
    const token = await signIn(teacher)
    await classroom.addClass(`Lists ${mark}`)
    const { dialog } = classroom
    let presses = 0
    const press = async (name: string | RegExp) => {
      await dialog.getByRole('button', { name }).click()
      presses += 1
    }
    const fill = async (label: string, text: string) => {
      await dialog.getByLabel(label).fill(text)
      await dialog.getByLabel(label).press('Enter')
      presses += 1
    }
    const choose = async (name: string, buffer: Buffer) => {
      await dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer })
      presses += 1
    }
    const hold = async (column: RegExp, kind: string) => {
      await dialog.getByRole('combobox', { name: column }).selectOption({ label: kind })
      presses += 1
    }
    await page.goto(`${page.url()}&import=1`)
    await choose('klasse 7b.csv', officeList({ mark, tag, known: student.email, taken: admin.email }))
    await expect(dialog.getByText('Missing required columns: name, email')).toBeVisible()
    await classroom.checkAccessibility()
    await hold(/^Nachname/, 'Last name')
    await hold(/^Vorname/, 'First name')
    await hold(/^Schulmail/, 'Email')
    await press('Continue')
    await expect(dialog.getByText('6 ready, 2 to fix, 2 left out')).toBeVisible()
    await expect(dialog.getByText('1 row has cells below no column.', { exact: false })).toBeVisible()
    await expect(dialog.getByText('Left out: “fährt Bus”, “Sport”')).toBeVisible()
    await expect(dialog.getByText('says the same')).toBeVisible()
    await expect(dialog.getByText('It looks like a sum, not a student')).toBeVisible()
    await expect(dialog.getByText('Is in your school already: joins the class you choose')).toBeVisible()
    await expect(dialog.getByText('Somebody at your school has this email already')).toBeVisible()
    await classroom.checkAccessibility()
    await fill('Email of row 9', `of.${mark}@journeys.example`)
    await press('Leave out row 10')
    await expect(dialog.getByText('7 ready, 3 left out')).toBeVisible()

    const tear = await tearAfter(page, 3)
    await press('Import 7 students')
    await tear.isTorn
    await page.reload()
    await tear.mend()
    await expect(dialog.getByText(/^An import of 7 students was interrupted/)).toBeVisible()
    await classroom.checkAccessibility()
    await press('Finish this import')
    await expect(dialog.getByText('1 student had an account already. 6 students created.')).toBeVisible()
    await press('Print class cards')
    await expect(dialog.getByRole('img', { name: 'Code that opens the login' })).toHaveCount(6)
    await expect(dialog.getByText('____________')).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Print' }).click()
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await press('Done')

    await page.goto(`${page.url()}&import=1`)
    await expect(dialog.getByText('was interrupted')).toHaveCount(0)
    await choose('7b new.txt', unicodeList({ mark, tag }))
    await expect(dialog.getByText('3 ready')).toBeVisible()
    await press('Import 3 students')
    await expect(dialog.getByText('1 student had an account already. 2 students created.')).toBeVisible()
    await press('Print class cards')
    await dialog.getByRole('button', { name: 'Print' }).click()
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await press('Done')

    const { searchParams } = new URL(page.url())
    const { students } = v.parse(Members, await apiOf(page.request, token).get(`/classes/${searchParams.get('class_id')}`))
    expect(students.map(({ email }) => email.replace(`.${mark}@journeys.example`, '')).toSorted()).toEqual(
      ['am', 'iy', 'jg', 'jg2', 'jg3', 'of', 'sa', student.email, 'zl'].toSorted(),
    )
    const made = students.map(({ username }) => username.replace(/\d+$/, '')).filter((username) => username.endsWith(tag))
    expect(made.toSorted()).toEqual(
      ['anamariavonderhohe', 'isilyildiz', 'jurgengross', 'jurgengross', 'jurgengross', 'ottofremd', 'sorenaero', 'zoelukowski'].map((one) => `${one}${tag}`),
    )
    annotations.push({ type: 'presses', description: `two messy lists of 14 rows, with an interruption, to a class of 9 with printed cards: ${presses}` })
  },
)

/** Lets as many accounts be made, keeps the answers of the next ones from the page, and tells when that began. */
async function tearAfter(page: Page, many: number) {
  let made = 0
  let tell = () => {}
  const isTorn = new Promise<void>((resolve) => (tell = resolve))
  const calls = '**/api/auth/register_student'
  await page.route(calls, async (route) => {
    made += 1
    if (made <= many) return route.continue()
    // The server does what is asked, and the page never hears of it.
    await route.fetch()
    tell()
  })
  return { isTorn, mend: () => page.unroute(calls) }
}
