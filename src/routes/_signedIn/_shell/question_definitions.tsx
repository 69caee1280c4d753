import { createFileRoute } from '@tanstack/react-router'
import type { QuestionDefinition } from '#contract/questions/questions.ts'
import { notifySuccess } from '#src/app/shell/notices.ts'
import { addressOfQuestions, questionsAt } from '#src/app/questions/question-address.ts'
import { QuestionDialog } from '#src/app/questions/question-dialog.tsx'
import { QuestionLibraryPage } from '#src/app/questions/question-library-page.tsx'
import { questionSearch } from '#src/app/questions/question-search.ts'

export const Route = createFileRoute('/_signedIn/_shell/question_definitions')({
  validateSearch: questionSearch,
  head: () => ({ meta: [{ title: 'Questions' }] }),
  component: Questions,
})

function Questions() {
  const { person } = Route.useRouteContext()
  const navigate = Route.useNavigate()
  const search = Route.useSearch()
  return (
    <QuestionLibraryPage
      key={person.id}
      search={search}
      isAdmin={person.role === 'ADMIN'}
      onNarrow={(change) =>
        void navigate({ search: (now) => addressOfQuestions({ ...questionsAt(now), ...change }), replace: true, resetScroll: false })
      }
      onReset={() => void navigate({ search: ({ sort }) => (sort ? { sort } : {}), replace: true, resetScroll: false })}
      onShow={(dialog) => void navigate({ search: (now) => ({ ...addressOfQuestions(questionsAt(now)), ...dialog }), resetScroll: false })}
      onHide={hide}
      dialog={(after) => <Dialog {...after} onHide={hide} />}
    />
  )

  function hide() {
    void navigate({ search: (now) => addressOfQuestions(questionsAt(now)), replace: true, resetScroll: false })
  }
}

type DialogProps = { onSaved: (question: QuestionDefinition) => void; onCopy: (question: QuestionDefinition) => void; onHide: () => void }

function Dialog({ onSaved, onCopy, onHide }: DialogProps) {
  const navigate = Route.useNavigate()
  const { api, clock, person, timeZone } = Route.useRouteContext()
  const { add_question, edit, preview } = Route.useSearch()
  const id = edit ?? preview
  if (add_question === undefined && id === undefined) return null
  const mode = add_question ? 'add' : edit === undefined ? 'preview' : 'edit'
  return (
    <QuestionDialog
      key={`${mode} ${id ?? 'new'}`}
      mode={mode}
      {...(mode === 'add' || id === undefined ? {} : { question_id: id })}
      {...{ api, clock, personId: person.id, timeZone: timeZone() }}
      onSaved={(question) => {
        if (mode === 'add') notifySuccess('Question successfully added.')
        else notifySuccess('Changes saved', 2000)
        onSaved(question)
        onHide()
      }}
      onCopy={(question) => {
        onHide()
        onCopy(question)
      }}
      onEdit={(own) =>
        void navigate({ search: (now) => ({ ...addressOfQuestions(questionsAt(now)), edit: own.id }), replace: true, resetScroll: false })
      }
      onClosed={onHide}
    />
  )
}
