/** How a small form stands: `fields` are the problems by field, `sentence` what concerns all of it, `canRetry` after nobody answered. */
export type FormView = { isBusy: boolean; canRetry: boolean; sentence: string | null; fields: Readonly<Record<string, string>> }

/** A form nobody sent yet. */
export const untouchedForm: FormView = { isBusy: false, canRetry: false, sentence: null, fields: {} }
