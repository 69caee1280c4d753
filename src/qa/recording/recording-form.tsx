import { type ChangeEvent, type SubmitEvent, useState } from 'react'
import { Button } from '#src/ui/controls/button.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { Textarea } from '#src/ui/controls/textarea.tsx'
import type { PathStep } from './actor-path.ts'
import { readRecording } from './recording.ts'

/** Takes a recording as a file or as pasted text; what is none is refused with a sentence. */
export function RecordingForm({ onRead }: { onRead: (machine: string, steps: PathStep[]) => void }) {
  const [problem, setProblem] = useState<string | null>(null)
  function read(text: string) {
    const recording = readRecording(text)
    setProblem('problem' in recording ? recording.problem : null)
    if (!('problem' in recording)) onRead(recording.machine, recording.steps)
  }
  async function readFile({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? []
    if (file !== undefined) read(await file.text())
  }
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    read(String(new FormData(event.currentTarget).get('recording') ?? ''))
  }
  return (
    <form className="qa-form" onSubmit={submit}>
      <h2>Play a recording</h2>
      <Field label="File">{(control) => <input {...control} type="file" accept="application/json,.json" className="qa-file" onChange={readFile} />}</Field>
      <Field label="Or its text" error={problem}>
        {(control) => <Textarea {...control} name="recording" rows={3} spellCheck={false} />}
      </Field>
      <Button type="submit" variant="secondary" size="sm">
        Play the text
      </Button>
    </form>
  )
}
