import { Select } from '#src/ui/controls/select.tsx'

type OfferedFilterProps = {
  label: string
  allWord: string
  offered: readonly string[]
  value: string | null
  onChoose: (value: string | null) => void
}

/** One of the words that a list offers to narrow it by, or all of them, which is null. */
export function OfferedFilter({ label, allWord, offered, value, onChoose }: OfferedFilterProps) {
  return (
    <Select
      look="filter"
      aria-label={label}
      options={[{ value: '', label: allWord }, ...offered.map((word) => ({ value: word, label: word }))]}
      value={value ?? ''}
      onChange={(word) => onChoose(word === '' ? null : word)}
    />
  )
}
