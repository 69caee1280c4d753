import type { AppTopic } from '#server/grading/turn/talk/tables/app-questions.ts'
import type { Language } from './language.ts'

/** What the tutor says to a question about the app: one sentence each, true of every session. */
export const appAnswers: Readonly<Record<Language, Readonly<Record<AppTopic, string>>>> = {
  english: {
    logout: 'Choose Close at the top; then you find Logout in the menu.',
    score: 'Your score stands at the top of this page.',
    later: 'You can leave with Close at the top and come back; your place is kept, and only a clock goes on.',
    saved: 'All that you send is kept, even when you leave.',
    tries: 'Above the answer box you see which try this is and what it is worth.',
    skip: 'If your teacher allows it, there is a Skip button beside the answer box.',
    hint: 'Choose “Ask for a hint” above the answer box, or type hint; it costs no try.',
    counts: 'Only answers earn points; asking me and talking to me cost none.',
    reader: 'The line above our chat says who can read it.',
    time: 'If there is a time limit, a clock at the top shows what is left of it.',
    redo: 'If your teacher allows another go, your dashboard offers it once this one is turned in.',
    left: 'The top of this page shows where you are and how many questions there are.',
    send: 'Type it into the answer box and press Enter, or choose Send.',
    back: 'What was sent stays as it is, but you can send a better answer while a try is open.',
    signs: 'Plain signs will do: a slash for a fraction, ^ for a power, and words such as sqrt or pi.',
    looks: 'The button in the top corner changes the size of the text and the colours.',
    profile: 'Leave with Close at the top; your name in the menu opens your profile.',
  },
  spanish: {
    logout: 'Elige Close arriba; después encuentras Logout en el menú.',
    score: 'Tus puntos están en la parte de arriba de esta página.',
    later: 'Puedes salir con Close arriba y volver después; tu lugar se guarda y solo un reloj sigue corriendo.',
    saved: 'Todo lo que envías queda guardado, también si sales.',
    tries: 'Encima de la casilla ves qué intento es y cuánto vale.',
    skip: 'Si tu profe lo permite, hay un botón Skip junto a la casilla.',
    hint: 'Elige «Ask for a hint» encima de la casilla, o escribe pista; no gasta ningún intento.',
    counts: 'Solo las respuestas dan puntos; preguntarme o hablar conmigo no quita ninguno.',
    reader: 'La línea encima de nuestra conversación dice quién puede leerla.',
    time: 'Si hay límite de tiempo, un reloj arriba muestra lo que queda.',
    redo: 'Si tu profe permite otra vuelta, la encuentras en tu página después de entregar esta.',
    left: 'Arriba en la página ves dónde estás y cuántas preguntas hay.',
    send: 'Escríbela en la casilla y pulsa Enter, o elige Send.',
    back: 'Lo enviado se queda así, pero puedes enviar una respuesta mejor mientras quede un intento.',
    signs: 'Bastan signos sencillos: una barra para una fracción, ^ para una potencia y palabras como sqrt o pi.',
    looks: 'El botón de la esquina de arriba cambia el tamaño del texto y los colores.',
    profile: 'Sal con Close arriba; tu nombre en el menú abre tu perfil.',
  },
}
