import { test } from '#e2e/fixtures.ts'
import { withVoice } from '#e2e/microphone.ts'
import { teacher } from '#e2e/school.ts'
import { readEach } from './readings.ts'

const said = 'Buenos días, ¿qué desea tomar?'

test.use({ permissions: ['microphone'], launchOptions: await withVoice(said, 'roa/es-419') })

test('in Spanish what was read is scored, half of it by what was heard, and a beginning or another text is no take', {
  tag: ['@f149', '@f150', '@alone'],
}, async ({ page, editor, signIn }) => {
  await readEach(
    { page, editor, token: await signIn(teacher) },
    {
      voice: 'es',
      right: said,
      half: `${said} Muchas gracias.`,
      begun: `${said} El sábado vamos al mercado con mi abuela y mis hermanos pequeños.`,
      other: 'La estación de tren está cerca.',
      missing: /We did not hear .*“gracias”: read the whole script next time\.$/,
    },
  )
})
