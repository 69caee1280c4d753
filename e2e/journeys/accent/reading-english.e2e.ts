import { test } from '#e2e/fixtures.ts'
import { withMicrophone } from '#e2e/microphone.ts'
import { teacher } from '#e2e/school.ts'
import { readEach } from './readings.ts'

test.use({ permissions: ['microphone'], launchOptions: withMicrophone('once') })

test('in English what was read is scored, half of it by what was heard, and a beginning or another text is no take', {
  tag: ['@f149', '@f150'],
}, async ({ page, editor, signIn }) => {
  await readEach(
    { page, editor, token: await signIn(teacher) },
    {
      voice: 'en-US',
      right: 'This would be a very busy day.',
      half: 'This would be a very busy day, and we wanted to leave.',
      begun: 'This would be a very busy day, but nobody in the whole school knew about it until the evening came.',
      other: 'My brother likes playing football after lunch.',
      missing: /We did not hear (“and”, )?“we”, “wanted”, “to”/,
    },
  )
})
