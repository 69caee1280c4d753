/** What is promised, the tests that show it, how much they try in `npm run test:hostile`, and what was measured last (with its day). */
export type Promised = {
  id: string
  promise: string
  tests: readonly string[]
  size: string
  measured: string | null
  /** What of it no test shows yet. */
  missing: string | null
}

const http = 'tests/server/http'
const server = 'tests/server'

/** Every promise about safety and about staying up, in the order of their names. */
export const promises: readonly Promised[] = [
  row('S1', 'Nobody sees or changes what is not theirs: every call, by every kind of caller, on every kind of object', [`${http}/authorization.test.ts`, `${http}/existence.test.ts`, `${server}/assignments/notes.test.ts`, `${server}/questions/tags.test.ts`, `${server}/dashboard/start.test.ts`], 'every call of the contract, nine callers'),
  row('S2', 'Fields nobody may decide are not stored, and what a student may not see is not sent', [`${http}/forbidden-fields.test.ts`, `${server}/chat/secrecy.test.ts`, `${server}/classroom/at-work.test.ts`], 'every write with every such field'),
  row('S3', 'No input brings the server down, hangs it or makes it talk about itself', [`${http}/fuzz.test.ts`, `${http}/input.test.ts`], '50,000 requests'),
  row('S4', 'What was acknowledged survives kill -9', [`${server}/operations/durability.test.ts`, `${server}/chat/kill-nine.test.ts`], '50 and 200 kills'),
  row('S5', 'A start that is killed, an upgrade from any earlier version, or a disk that is full or read-only, never leaves half a school', [`${server}/boot/first-start.test.ts`, `${server}/boot/killed-upgrade.test.ts`, `${server}/db/upgrade.test.ts`, `${server}/db/full-disk.test.ts`, `${server}/operations/backup-kills.test.ts`, `${http}/database-away.test.ts`], 'kills during the first start; 60 of an upgrade from the oldest schema; every step of its history; 30 kills of a backup; a disk told to be full; the refusals of both engines', 'a transaction larger than the room that is kept, a quota the disk does not tell of, and a disk that turns read-only while it is used', '60 kills of an upgrade within 21.2 s: the next start opened each school (27 November 2026)'),
  row('S6', 'A second process never gets into a data folder that is in use', [`${server}/db/directory-lock.test.ts`], 'eight starts at once, three times'),
  row('S7', 'A power cut: the embedded database promises nothing, a backup does', [`${server}/operations/backup.test.ts`], 'restored backups', 'a real power cut'),
  row('S8', 'What is sent twice, at once or after a lost reply counts once', [`${server}/chat/races.test.ts`, `${server}/chat/submit.test.ts`, 'tests/contract/lossy-line.test.ts', `${http}/idempotency.test.ts`], '1,000 answers over a line that loses replies'),
  row('S9', 'A forged, old or altered token opens nothing', [`${server}/accounts/tokens.test.ts`, `${server}/accounts/rotation.test.ts`], 'every kind of forgery'),
  row('S10', 'A mailed link opens once, for its owner, for an hour; a link for parents and a join code open what they say, to whom they are for', [`${server}/accounts/links.test.ts`, `${server}/classroom/parent-links.test.ts`, `${server}/classroom/join-codes.test.ts`], '100 at once, 20 times'),
  row('S11', 'Guessing passwords gets nobody in and locks nobody out', [`${server}/accounts/tries.test.ts`], '5,000 wrong tries, 300 sign-ins behind one address'),
  row('S12', 'Nobody learns who has an account', [`${server}/accounts/sign-in.test.ts`, `${server}/accounts/links.test.ts`, `${server}/accounts/same-time.test.ts`], 'identical bytes and headers; the times of 1,000 tries of accounts that are there and 1,000 of others', null, '1,000 tries of each: signing in 135.5 and 133.3 ms, chance 0.28; a new password 5.43 and 5.50 ms, chance 0.95; nothing told apart (27 November 2026)'),
  row('S13', 'Text is shown as typed and runs nowhere', ['tests/ui/rich-text.test.ts', 'tests/ui/formula-tree.test.ts', `${http}/headers.test.ts`, 'e2e/journeys/shell/markup.e2e.ts'], 'what becomes of marked-up text; the policy of every page; 123 texts that would run, in the fields of a school, on its pages in a browser', 'the dialogs of those pages'),
  row('S14', 'A file of a spreadsheet neither stops the page nor runs a formula', ['tests/contract/roster-import.test.ts', 'tests/classroom/roster-import/hostile.test.ts', 'tests/classroom/roster-import/export.test.ts', `${server}/progress/csv.test.ts`], 'imports and exports; 50 MB, a row of a million cells, any bytes, read in a worker', 'the longest task of the page meanwhile'),
  row('S15', 'A recording that lies about itself is refused and costs nobody else', [`${server}/speech/wav.test.ts`, `${server}/accent/uploads.test.ts`, `${http}/byte-budget.test.ts`], 'generated files and slow senders'),
  row('S16', 'What a student types to the tutor changes no score and draws out no answer', [`${server}/grading/attacks.test.ts`, `${server}/grading/tricks.test.ts`, `${server}/chat/words/attacks.test.ts`, `${server}/chat/words/sentences.test.ts`], 'a corpus of tricks over all kinds of key'),
  row('S17', 'Every response carries the security headers', [`${http}/headers.test.ts`], 'every call, file and refusal'),
  row('S18', 'Another site can make a browser send nothing that counts', [`${http}/cross-site.test.ts`], 'every write'),
  row('S19', 'The clock is the server’s, whatever a device says, and may be put right', [`${server}/chat/deadline.test.ts`, `${server}/accounts/clock-jumps.test.ts`, 'tests/api/server-clock.test.ts', 'e2e/journeys/sessions/clock.e2e.ts'], 'deadlines to the second, jumps of minutes and a year'),
  row('S20', 'A bad line loses no answer and doubles none', ['tests/contract/lossy-line.test.ts'], '1,000 answers'),
  row('S21', 'A day’s work leaves memory, open files and waiting as they were, and every table has a stated size', ['scripts/soak/run.ts', `${server}/db/growth.test.ts`, `${server}/db/retention.test.ts`], '`npm run soak`: 15 minutes, or as many as told', 'a run of two hours', '15 minutes, 30 students, 21,260 answers: 484 to 570 MiB and 248 to 264 descriptors, neither growing (27 November 2026)'),
  row('S22', 'When too much comes, answers go first and the rest is told to wait; an end cuts off nobody', [`${server}/security/fair-line.test.ts`, `${http}/byte-budget.test.ts`, `${server}/boot/ending.test.ts`, `${server}/boot/overload.test.ts`, `${server}/db/answers-first.test.ts`], 'lines of 600; 400 who ask without end for a minute', null, '400 for 60 s beside a student at work: 535 answers, the slowest hundredth 142 ms; 144 calls refused (401, 429), none broken (27 November 2026)'),
  row('S22a', 'One request holds up nobody: the dearest input of every call', [`${server}/costs/every-call.test.ts`, `${server}/costs/costly-inputs.test.ts`, `${server}/costs/long-runs.test.ts`, `${server}/costs/long-lists.test.ts`, `${server}/db/plain-words.test.ts`, `${server}/judging/warm-up.test.ts`], 'every call with 20 kinds of text, 400 prompts and answers', null, '279 requests to 121 calls: 62,531 blocks of code and 17 statements at most (26 November 2026)'),
  row('S23', 'What was deleted while something refers to it breaks nothing', [`${http}/deleted.test.ts`, `${server}/bin/personal-data.test.ts`], 'every kind with every call'),
  row('S24', 'Two people who change the same thing lose nothing silently', [`${server}/exercises/races.test.ts`, `${server}/exercises/drawn-orders.test.ts`, `${server}/review/races.test.ts`, `${server}/review/versions.test.ts`], 'everything at once; 2,000 drawn orders'),
  row('S25', 'A backup brings back every row, into either engine', [`${server}/operations/backup.test.ts`, `${server}/operations/live-backup.test.ts`, `${server}/db/copy-directory.test.ts`], 'twenty random schools, there and back; one whose writer goes on and whose health is asked after throughout'),
  row('S26', 'What is installed is what was locked, nothing of it runs by itself, and no file holds a secret', ['tests/scripts/complete-lock.test.ts', 'tests/scripts/supply.test.ts'], 'the whole lock, every file', 'known faults of packages (`npm audit` asks the registry), and digests of the programs for other platforms than the lock was written on'),
]

function row(id: string, promise: string, tests: readonly string[], size: string, ...[missing = null, measured = null]: (string | null)[]): Promised {
  return { id, promise, tests, size, measured, missing }
}
