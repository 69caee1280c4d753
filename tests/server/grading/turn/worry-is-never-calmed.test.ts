import { describe, expect, test } from 'vitest'
import { worryIn } from '#server/grading/turn/worry.ts'
import { question } from '#tests/server/grading/judged.ts'

/** Every pair of a part before and a part behind it. */
function pairs(before: readonly string[], behind: readonly string[]): string[] {
  return before.flatMap((start) => behind.map((rest) => `${start} ${rest}`))
}

/** What is told with words of play, of places and of people in it, and is no play. */
const neverCalmed = {
  'a wish, beside any ordinary thing': pairs(
    ['i want to hurt myself', 'i wanna hurt myself', 'i will hurt myself', "i'm going to hurt myself", 'i tried to harm myself', 'i think about hurting myself'],
    ['playing football', 'when i play badly', 'by jumping off the roof', 'in front of a train', 'jumping off a bridge', 'falling from the roof', 'in gym class', 'when i cook', 'on the toaster', 'with a kitchen knife', 'on my bike'],
  ),
  'a deed, beside what is not known as play': pairs(
    ['sometimes i hurt myself', 'i often cut myself', 'sometimes i burn myself', 'i sometimes scratch myself'],
    ['in my room', 'when i run from home', 'in the kitchen', 'with a kitchen knife', 'in the bathroom', 'after training goes badly', 'jumping from the wall', 'falling on purpose', 'before football because of my coach', 'at my uncle’s'],
  ),
  'not wanting to live, beside a place or a person': [
    ...pairs(["i don't want to live", 'i dont want to exist'], ['because it hurts', 'because everyone hates me', 'in my body', 'with this shame', 'with myself', 'in this family', 'without him', 'if he comes back', 'anymore in this house']),
    ...pairs(['je ne veux plus vivre'], ['avec cette honte', 'dans mon corps', 'en souffrant', 'avec ma famille', 'chez moi', 'sans elle', 'à cause de lui']),
    ...pairs(['no quiero vivir', 'ya no quiero vivir'], ['en este cuerpo', 'con esta culpa', 'con mi familia', 'en mi piel', 'sin ella', 'entre tanta gente mala']),
    ...pairs(['ich will nicht mehr leben'], ['in dieser familie', 'ohne meine oma', 'mit mir selbst', 'in meinem körper', 'bei meinen eltern', 'wie ein geist']),
  ],
  'a hand on a child': [
    ...pairs(['mi padrastro me toca', 'mi tío me toca', 'mi padre me toca'], ['la espalda', 'el pelo', 'la mano en el coche', 'la cabeza y me dice que no lo cuente']),
    ...pairs(['mon oncle me touche', 'mon beau-père me touche'], ['les cheveux', 'la main', 'le bras', 'beaucoup quand il joue avec moi', 'le front et les jambes']),
  ],
  'a blow, with a thing of play': [
    ...pairs(['mein vater schlägt mich', 'papa haut mich'], ['mit einem ball', 'mit dem stock', 'beim essen', 'im keller']),
    ...pairs(['mi padre me pega', 'mi papá me golpea'], ['con la pelota', 'con el balón de cuero', 'jugando a solas', 'en el coche']),
    ...pairs(['my dad beats me every night', 'my stepdad beats me every day', 'my mum beats me'], ['when i run away', 'when i bike home late', 'in the garage', 'at home', 'in bed']),
  ],
  'nobody to turn to': pairs(['nobody likes me', 'everyone hates me'], ['because i never win', 'in my class', 'when we choose teams for games', 'at home']),
}

describe.each(Object.entries(neverCalmed))('%s is heard', (_, texts) => {
  test.each(texts)('%s', (text) => expect(worryIn(text, question('What is 2 + 2?\nAnswer: 4'))).not.toEqual(null))
})
