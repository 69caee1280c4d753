import { useState } from 'react'
import { css } from '#styled/css'
import { Checkbox, Switch } from './checkbox.tsx'
import { Segment, ToggleSegment } from './segment.tsx'

const column = css({ display: 'flex', flexDirection: 'column', gap: '3', alignItems: 'flex-start' })
const filters = [
  { value: 'all', label: 'All Assignments' },
  { value: 'today', label: 'Due Today' },
] as const
const roles = [
  { value: 'system', label: 'System' },
  { value: 'assistant', label: 'Assistant' },
  { value: 'user', label: 'User' },
] as const

/** Segments, check boxes and switches. */
export const examples = {
  'One of a few': OneOfAFew,
  'Several of a few': SeveralOfAFew,
  'Check boxes': () => (
    <div className={column}>
      <Checkbox defaultChecked>Shuffle the questions</Checkbox>
      <Checkbox help="Students see the answer after the last try.">Show the answer</Checkbox>
      <Checkbox indeterminate aria-label="Select all students" />
      <Checkbox disabled>Needs a class first</Checkbox>
    </div>
  ),
  Switches: () => (
    <div className={column}>
      <Switch defaultChecked>Allow practice again</Switch>
      <Switch help="Blocks the clipboard, not dictation.">Block pasting</Switch>
      <Switch disabled>Not in this plan</Switch>
    </div>
  ),
}

function OneOfAFew() {
  const [filter, setFilter] = useState<(typeof filters)[number]['value']>('all')
  return (
    <div className={column}>
      <Segment label="Show" options={filters} value={filter} onChange={setFilter} />
      <Segment label="Show, in a panel" size="sm" options={filters} value={filter} onChange={setFilter} />
      <Segment label="Show, on a phone" wide options={filters} value={filter} onChange={setFilter} />
    </div>
  )
}

function SeveralOfAFew() {
  const [pressed, setPressed] = useState<readonly (typeof roles)[number]['value'][]>(['assistant', 'user'])
  return (
    <ToggleSegment
      label="Roles"
      size="sm"
      options={roles}
      pressed={pressed}
      onToggle={(role, isPressed) => setPressed(isPressed ? [...pressed, role] : pressed.filter((one) => one !== role))}
    />
  )
}
