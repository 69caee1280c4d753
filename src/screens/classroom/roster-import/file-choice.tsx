import { css } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { Icon } from '#src/ui/icons/icon.tsx'
import { download, upload } from '#src/ui/icons/icons.ts'
import { ReadingProblem } from './file-problem.tsx'

type FileChoiceProps = {
  problem: { sentence: string; hint: string | null } | null
  canRetry: boolean
  onFile: (file: File) => void
  onRetry: () => void
  onTemplate: () => void
}

/** A place for a CSV file, to drop or to choose, with what the last one lacked. */
export function FileChoice({ problem, canRetry, onFile, onRetry, onTemplate }: FileChoiceProps) {
  function take(files: FileList | null) {
    const file = files?.[0]
    if (file !== undefined) onFile(file)
  }
  return (
    <>
      {problem === null ? null : <ReadingProblem problem={problem} canRetry={canRetry} onRetry={onRetry} />}
      <label
        className={place}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          take(event.dataTransfer.files)
        }}
      >
        <Icon of={upload} size={26} />
        <span className={css({ fontWeight: 'semibold' })}>Choose a CSV file</span>
        <span className={css({ color: 'muted', textStyle: 'label' })}>or drop it here. Nothing is created until you have seen every row.</span>
        <input
          type="file"
          accept=".csv"
          className={css({ srOnly: true })}
          onChange={(event) => {
            take(event.currentTarget.files)
            event.currentTarget.value = ''
          }}
        />
      </label>
      <p className={css({ color: 'muted' })}>
        The first row names the columns: name and email, and username if you have them. Missing usernames are made from the names.
      </p>
      <Button variant="text" icon={download} className={css({ alignSelf: 'flex-start' })} onClick={onTemplate}>
        Download a template
      </Button>
    </>
  )
}

const place = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '1.5',
  p: '8',
  textAlign: 'center',
  color: 'action',
  background: 'sunken',
  border: '[2px dashed token(colors.control)]',
  borderRadius: 'panel',
  cursor: 'pointer',
  _hover: { background: 'tint' },
  '&:has(:focus-visible)': { outline: '[3px solid token(colors.action)]', outlineOffset: '0.5' },
})
