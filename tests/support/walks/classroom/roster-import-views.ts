import type { Look } from '#tests/support/walks/sessions/session-views.ts'

const failed = 'An unexpected error occurred processing the file'

/** What the dialog of an import shows by the leaf states of its machine, for a list of Ana and Ben; once it is closed there is nothing to look at. */
export function rosterImportViews<View>({ reads, readsNot, both }: Omit<Look<View>, 'isShut'>): Record<string, View> {
  const choosing = reads('Import students', 'Choose a CSV file', 'Cancel')
  return {
    'rosterImport.naming': reads('Say what each column of your file holds.', 'Continue'),
    'rosterImport.losing': reads('by hand', 'Read the file again', 'Back to the rows'),
    'rosterImport.choosing': both(choosing, readsNot(failed)),
    'rosterImport.reading': reads('Reading the file...', 'Stop'),
    'rosterImport.refused': both(readsNot(failed), reads('Import students', 'No valid student records found in the CSV file', 'Cancel')),
    'rosterImport.failed': reads('Import students', failed, 'Try again', 'Cancel'),
    'rosterImport.reviewing': reads('Add them to', 'Ana', 'Ben', 'Import '),
    'rosterImport.importing': reads('created', 'Stop'),
    'rosterImport.imported': reads('created. Print their class cards now', 'Print class cards'),
  }
}
