import type { DemoQuestion } from './demo-question.ts'

/** Spanish scripts to be spoken, by a short name. */
export const spanishScripts = {
  hello: script('Buenos días', 'Buenos días, ¿qué desea tomar?', 'The d in "días" is soft, almost like the th in "this".'),
  coffee: script('Un café con leche', 'Quisiera un café con leche, por favor.', 'Lift your voice a little on "leche".'),
  milk: script('Con o sin azúcar', '¿Lo quiere con azúcar o sin azúcar?', 'The z sounds like th in Spain and like s in America.'),
  bread: script('Una tostada', 'También una tostada con tomate y aceite.', 'The c in "aceite" sounds like the z in "azúcar".'),
  table: script('Una mesa libre', '¿Hay una mesa libre cerca de la ventana?', 'The h in "hay" is silent.'),
  wait: script('Un momento', 'Un momento, enseguida se la preparo.', 'Run "enseguida" together as one word.'),
  bill: script('La cuenta', '¿Me trae la cuenta, por favor?', 'Tap the r in "trae" once.'),
  thanks: script('Muchas gracias', 'Muchas gracias, hasta mañana.', 'The ñ is one sound, like the ny in "canyon".'),
  mother: script('Mi madre', 'Mi madre trabaja en un hospital pequeño.', 'The j in "trabaja" is a strong h.'),
  brother: script('Mi hermano', 'Mi hermano mayor vive en Sevilla.', 'The v in "vive" is nearly a b.'),
  grandparents: script('Mis abuelos', 'Mis abuelos tienen un jardín con naranjos.', 'Stress the last part of "jardín".'),
  sunday: script('Los domingos', 'Los domingos comemos todos juntos.', 'The j in "juntos" is a strong h.'),
} satisfies Record<string, DemoQuestion>

function script(title: string, sentence: string, hint: string): DemoQuestion {
  return {
    title,
    subject: 'Spanish',
    type: 'ACCENT_TRAINING',
    prompt: `${sentence}\n\nVoice: es-ES\nHint: ${hint}`,
    says: { right: [], wrong: [] },
  }
}
