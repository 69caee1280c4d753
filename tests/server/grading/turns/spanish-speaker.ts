import { turnsBy } from './labelled-turn.ts'

const who = 'one who writes Spanish'

/** Spanish messages to questions in Spanish, and some in English lessons. */
export const spanishTurns = [
  ...turnsBy(who, '¿Cuál es la capital de Francia?\nAnswer: París', {
    talk: `hola
buenos días
gracias
muchas gracias
adiós
hasta luego
puedo ir al baño
tengo hambre
tengo sueño
estoy cansado
estoy aburrida
esto es aburrido
odio esto
mi perro se murió
mi hermano está gritando
es mi cumpleaños
eres un robot
quién eres
cómo te llamas
jaja
me duele la cabeza
no me gusta la escuela
ya lo dije
eso no es justo`,
    question: `qué es una capital
qué significa capital
tengo que escribir con mayúscula
cuántos intentos tengo
cómo se escribe
qué tengo que hacer
no entiendo la pregunta
para qué sirve esto
puedes explicar la pregunta
por qué tengo que hacer esto`,
    try: `París
paris
es París
creo que es París
Madrid
la capital es París
Lyon
Francia
será Marsella
Londres`,
    plea: `no sé
ni idea
dame una pista
dime la respuesta
ayuda`,
  }),
  ...turnsBy(who, '¿Cuánto es 8 por 7?\nAnswer: 56', {
    talk: `hola profe
gracias por la ayuda
me aburro
tengo que ir a comer
mi gato se comió mi tarea
mañana es mi cumpleaños
estoy triste
eres muy tonto
adiós
qué aburrido`,
    question: `cómo se hace
qué significa por
puedo usar la calculadora
es correcto así
cuántas preguntas son
qué hago`,
    try: `56
es 56
54
creo que 56
son 63
48`,
    plea: `no sé
no entiendo
una pista`,
  }),
]
