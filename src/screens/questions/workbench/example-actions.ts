import type { WorkbenchActions } from './workbench-view.ts'

/** Actions of an example: nothing happens. */
export const nothing: WorkbenchActions = {
  onEdit: () => undefined,
  onMend: () => undefined,
  onSamples: () => undefined,
  onNextVariation: () => undefined,
  onLookAgain: () => undefined,
  onSave: () => undefined,
  onKeepMine: () => undefined,
  onTakeTheirs: () => undefined,
  onDiscard: () => undefined,
  onStartTest: () => undefined,
  onAnswerTest: () => undefined,
  onRetryTest: () => undefined,
  onRestartTest: () => undefined,
}
