import { css } from '#styled/css'
import { Field } from './field.tsx'
import { Input, PasswordInput } from './input.tsx'
import { SearchBox } from './search-box.tsx'
import { Select } from './select.tsx'
import { Textarea } from './textarea.tsx'

const column = css({ display: 'flex', flexDirection: 'column', gap: '5', maxWidth: '[24rem]' })

const owners = [
  { value: 'both', label: 'All Exercises' },
  { value: 'user', label: 'Added by Me' },
] as const
const grades = [
  { value: '', label: 'Choose a grade' },
  { value: '7', label: '7th grade' },
] as const

/** Labelled controls in every state. */
export const examples = {
  'Line of text': () => (
    <div className={column}>
      <Field label="Username or Email">{(control) => <Input {...control} defaultValue="mayaokafor" />}</Field>
      <Field label="Class name" help="Students see this name.">
        {(control) => <Input {...control} placeholder="Algebra 1, Period 2" />}
      </Field>
      <Field label="Email" error="Please enter a valid email address">
        {(control) => <Input {...control} defaultValue="m@" />}
      </Field>
    </div>
  ),
  'Read-only and disabled': () => (
    <div className={column}>
      <Field label="Class code">{(control) => <Input {...control} readOnly defaultValue="K7Q-2MD" />}</Field>
      <Field label="School">{(control) => <Input {...control} disabled defaultValue="Eastside Middle School" />}</Field>
    </div>
  ),
  'Before login': () => (
    <div className={column}>
      <Field label="Username or Email">{(control) => <Input {...control} height="lg" defaultValue="mayaokafor" />}</Field>
      <Field label="Password">{(control) => <PasswordInput {...control} height="lg" defaultValue="a secret" autoComplete="off" />}</Field>
    </div>
  ),
  'Search and choices': () => (
    <div className={column}>
      <SearchBox aria-label="Search exercises" placeholder="Search by title or keyword..." value="" onSearch={() => undefined} />
      <Select look="filter" aria-label="Owner" options={owners} value="both" onChange={() => undefined} />
      <Field label="Grade level">{(control) => <Select {...control} options={grades} value="" onChange={() => undefined} />}</Field>
    </div>
  ),
  'Several lines': () => (
    <div className={column}>
      <Field label="Reason" help="Maya can read it">
        {(control) => <Textarea {...control} defaultValue="Full credit: try 2 already had the main idea." />}
      </Field>
      <Textarea answer aria-label="Your answer" placeholder="Type your answer" />
      <Textarea answer aria-label="Your longer answer" defaultValue={'sunlight, water and carbon dioxide become sugar,\nand oxygen goes out'} />
      <Textarea answer aria-label="Closed answer" readOnly placeholder="Answer accepted" />
    </div>
  ),
}
