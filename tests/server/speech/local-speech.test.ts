import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { keptReadings } from '#server/speech/kept-readings.ts'
import { localSpeech } from '#server/speech/local-speech.ts'
import { onDemandProcess } from '#server/speech/on-demand-process.ts'
import { defaultVoice } from '#server/speech/voice/voices.ts'

const folder = mkdtempSync(join(tmpdir(), 'lectern-speech-'))
const speech = localSpeech(folder)

afterAll(() => {
  speech.stop()
  rmSync(folder, { recursive: true, force: true })
})

const script = 'Good morning to you.'

/** The processes give way to everything else that runs here. */
const loaded = { timeout: 200_000 }

test('reads in a process of its own, in English and in Spanish, each script once', loaded, async () => {
  const spanish = speech.choose('es-ES')
  const voices = [defaultVoice, ...('voice' in spanish ? [spanish.voice] : [])]
  const readings = await Promise.all(voices.map((voice) => speech.read(script, voice, 1)))
  expect(readings.map(({ timings }) => timings.map(({ char }) => char).join(''))).toEqual([script, script])
  expect(readdirSync(join(folder, 'readings')).length).toEqual(4)
  expect(await speech.read(script, defaultVoice, 1)).toEqual(readings[0])
})

test('the voice’s own reading is heard as the script, and is not as another one', loaded, async () => {
  const { wav } = await speech.read(script, defaultVoice, 1)
  const [own, other] = await Promise.all([speech.score(wav, script, defaultVoice), speech.score(wav, 'Seven green bottles hang on a wall', defaultVoice)])
  expect([own.score.usable, own.wav, other.score]).toEqual([true, wav, { usable: false, reason: 'other_text' }])
})

test('a process that hangs or fails takes its own question with it, and the next one is answered', loaded, async () => {
  const read = { task: 'read', script, voice: defaultVoice, rate: 1 }
  const hasty = onDemandProcess('speech-worker', { answerMs: 1, idleMs: 1000 })
  await expect(hasty.ask(read)).rejects.toThrow('the speech-worker took too long')
  const patient = onDemandProcess('speech-worker', { answerMs: 90_000, idleMs: 1000, mostWaiting: 2 })
  const [bad, good, many] = await Promise.allSettled([patient.ask({ task: 'sing' }), patient.ask(read), patient.ask(read)])
  expect([bad?.status, good?.status, many]).toEqual(['rejected', 'fulfilled', { status: 'rejected', reason: new Error('the speech-worker has too much to do') }])
  const left = patient.ask(read)
  patient.stop()
  await expect(left).rejects.toThrow('the speech-worker was stopped')
})

test('a kept reading that broke is read again, and one nobody used is forgotten', async () => {
  const place = join(folder, 'others')
  const kept = keptReadings(place)
  let count = 0
  const once = () =>
    kept.once(script, defaultVoice, 1, () => {
      count += 1
      return Promise.resolve({ wav: new Uint8Array([count]), duration: 1, timings: [] })
    })
  const together = await Promise.all([once(), once()])
  expect([count, together[0] === together[1], await once()]).toEqual([1, true, { wav: new Uint8Array([1]), duration: 1, timings: [] }])
  for (const name of readdirSync(place).filter((one) => one.endsWith('.json'))) writeFileSync(join(place, name), '{')
  expect([await once(), count]).toEqual([{ wav: new Uint8Array([2]), duration: 1, timings: [] }, 2])
  expect([await kept.forget(new Date(0)), await kept.forget(new Date(Date.now() + 60_000)), readdirSync(place)]).toEqual([0, 2, []])
})
