import { describe, expect, test } from 'vitest'
import { judgeBuiltIn } from '#server/grading/turn/judge.ts'
import { drawnInstance } from './answers/agreement.ts'
import { verdict } from './judged.ts'

const whales = 'Are whales fish? Answer yes or no and give the reason.\nAnswer: no\nAlso accept: no, they are mammals; no, they breathe air'
const starry = 'Who painted the Starry Night?\nAnswer: Vincent van Gogh'
const python = 'What does this Python line print? print(3 * "ab")\nAnswer: ababab\nForm: exact words'
const desert = 'Which of these is a desert? a) Amazon b) Sahara c) Everest d) Danube\nAnswer: b\nAlso accept: Sahara'
const days = 'How many days does the Moon take to go round the Earth? Give whole days.\nAnswer: 27'
const minutes = 'How many minutes is half an hour?\nAnswer: 30'
const seats = 'A cinema has 12 rows with 15 seats in each row. How many seats are there?\nAnswer: 180'
const solve = 'Solve 4x − 7 = 21.\nAnswer: x = 7\nIf they say 28: That is 4x. What is one x?'
const area = 'A rectangle is 6 cm long and 4.5 cm wide. What is its area?\nAnswer: 27 cm²'
const marbles = 'Share 47 marbles equally among 6 children. How many does each get and how many are left?\nAnswer: 7 r 5'
const ratio = 'What is the ratio of boys to girls in simplest form?\nAnswer: 2:3\nForm: simplified'
const point = 'Where do the lines y = x + 1 and y = 3 meet? Give the point.\nAnswer: (2, 3)'
const taxi = 'A taxi costs 4 euros plus 3 euros per kilometre. Write an expression for the cost of k kilometres.\nAnswer: 4 + 3k'
const factor = 'Factor x² − 5x + 6.\nAnswer: (x − 2)(x − 3)\nForm: factored'
const inequality = 'For which values of x is 3x − 2 ≤ 10? Write the inequality.\nAnswer: x ≤ 4'
const order = 'Put in order, smallest first: 0.5, 0.45, 0.405.\nAnswer: 0.405, 0.45, 0.5 in order'
const water = 'Water boils at ___ °C at sea level, and freezes at ___ °C.\nAnswer: 100, 0 in order'
const oceans = 'Name the five oceans of the Earth.\nAnswer: Pacific, Atlantic, Indian, Arctic, Southern'
const green = 'Which two colours make green?\nAnswer: blue, yellow'
const prime = 'Is 51 a prime number?\nAnswer: no'
const bogota = '¿Es Bogotá la capital de Perú?\nAnswer: no'
const film = 'A film starts at 18:45 and lasts 95 minutes. When does it end?\nAnswer: 20:20'
const pizza = 'A pizza is cut into 8 slices. Leo eats 3. What fraction is left?\nAnswer: 5/8\nIf they say 3/8: That is what he ate.'
const balls = 'How many red and how many blue balls are there?\nAnswer: 2, 7 in order'
const goals = 'How many goals have Ben and Tom shot?\nAnswer: 3, 8 in order'
const roots = 'Which two numbers solve the equation?\nAnswer: {2, 3}'
const pair = 'Which number comes first, and which second?\nAnswer: 7, 3 in order'
const division = 'Work out 47 : 6.\nAnswer: 7 r 5'
const least = 'Write the inequality for "x is at least 5".\nAnswer: x ≥ 5'
const cubic = 'Factor the expression.\nAnswer: x(x − 2)(x − 3)'
const week = 'If you know how many days a week has, how many hours has a week?\nAnswer: 168'
const film2 = 'A film lasts 2 hours. How many minutes is that, and how long is it in seconds? Give the seconds.\nAnswer: 7200'
const space = 'Is space silent?\nAnswer: yes\nAlso accept: no air'
const walk = 'In a class of 25 children, 9 come by bus. What percentage is that?\nAnswer: 36%'
const shelter = 'There are 12 cats and 18 dogs in a shelter. What is the ratio of cats to dogs in simplest form?\nAnswer: 2:3\nForm: simplified'
const divide = 'Divide 59 by 7. Write the remainder too.\nAnswer: 8 r 3'
const triangle = 'A triangle has a base of 8 cm and a height of 5 cm. What is its area?\nAnswer: 20 cm²'
const speed = 'A car drives 180 km in 2 hours. What is its average speed?\nAnswer: 90 km/h'
const hours = 'Convert 2.5 hours to minutes.\nAnswer: 150 minutes'
const crossing = 'At which point does the line y = 2x − 4 cross the x-axis? Give the point.\nAnswer: (2, 0)'
const squares = 'Which numbers solve x² = 16?\nAnswer: {4, −4}\nIf they say 4: There is one more.'
const primes = 'Which two prime numbers lie below 8 and above 2, but for 5? Write both.\nAnswer: 7, 3'
const product = 'What is 7 × 8?\nAnswer: 56'
const gap = "Fill in: ___ going to the park. (Their / There / They're)\nAnswer: They're\nIf they say Their: That shows who owns something."
const play = 'Fill in: They ___ football every Sunday. (play / plays)\nAnswer: play\nIf they say plays: Is "they" one or many?'
const printed = 'What does it print? for i in range(3): print(i, end=" ")\nAnswer: 0 1 2'
const dioxide = 'Write the chemical formula of carbon dioxide.\nAnswer: CO2\nForm: exact words'
const state = 'Which of these is NOT a state of matter: solid, liquid, gas, heat?\nAnswer: heat'
const continent = 'On which continent is Egypt?\nAnswer: Africa'
const plant = 'Describe what a plant needs to grow.\nMust mention: water; light / sunlight'
const moon = 'Who was the first person to walk on the Moon?\nAnswer: Neil Armstrong'

describe('what the edges of held-out sets showed, by class', () => {
  test.each([
    [whales, 'yes they are mammals', 'not yet'],
    [whales, 'no they are mammals', 'right'],
    [whales, 'they are mammals', 'right'],
    [starry, 'theo van gogh', 'not yet'],
    [starry, 'the painter van gogh', 'right'],
    [starry, 'v van gogh', 'right'],
    [starry, 'the famous van gogh', 'right'],
    [starry, 'of course van gogh', 'right'],
    [starry, 'dutch guy van gogh', 'right'],
    [python, 'ab ab ab', 'not yet'],
    [python, 'ababab', 'right'],
    [desert, 'c) sahara', 'unclear'],
    [desert, 'b) sahara', 'right'],
    [days, '27 hours', 'not yet'],
    [days, '27 days', 'right'],
    [minutes, '30 m', 'right'],
    [minutes, '30 seconds', 'not yet'],
    [seats, 'onehundred and eighty', 'right'],
    [seats, 'onehundred eighty five', 'not yet'],
    [solve, 'if you add 7 you get 28 and then divide by 4 so 7', 'right'],
    [solve, 'if you add 7 you get 28 and then divide by 4 so 8', 'not yet'],
    [solve, 'add 7 then divide 28 by 4 so 7', 'right'],
    [solve, '2x = 3 so 7', 'not yet'],
    [solve, 'its 8 so 7', 'not yet'],
    [solve, '21 - 7 = 14 so 7', 'not yet'],
    [solve, 'i guessed 28 so then 7', 'right'],
    [area, 'twenty seven cm2', 'right'],
    [area, 'twenty six cm2', 'not yet'],
    [area, '27 centimeters square', 'right'],
    [area, '27 squared cm', 'right'],
    [area, '27 cm cube', 'not yet'],
    [marbles, '7 and 5', 'right'],
    [marbles, '5 and 7', 'not yet'],
    [ratio, 'for every 2 boys theres 3 girls', 'right'],
    [ratio, 'for every 3 boys theres 2 girls', 'not yet'],
    [ratio, 'for every 2 boys there are 3 girls', 'right'],
    [ratio, 'for every 2 girls there are 3 boys', 'not yet'],
    [ratio, 'for every 2 children there are 3 girls', 'not yet'],
    [ratio, 'for every 2 boys there are 3 times as many girls', 'not yet'],
    [ratio, 'for every 2 boys there are 3 more girls', 'not yet'],
    [point, '(2, 3', 'right'],
    [point, '(3, 2', 'not yet'],
    [taxi, '4+3xk', 'right'],
    [taxi, '3+4xk', 'not yet'],
    [taxi, 'k', 'not yet'],
    [factor, '(x - 2) x (x - 3)', 'right'],
    [factor, '(x - 2) x (x + 3)', 'not yet'],
    [factor, '(x - 2)x(x - 3)', 'not yet'],
    [inequality, '4 or less', 'right'],
    [inequality, '4 or more', 'not yet'],
    [inequality, 'all numbers up to 4', 'right'],
    [inequality, 'min 4', 'not yet'],
    [inequality, 'x is smaller or equal 4', 'right'],
    [inequality, 'up to 4', 'right'],
    [inequality, 'up to 4 or more', 'unclear'],
    [order, '0.405 is smallest then 0.45 and 0.5 is biggest', 'not yet'],
    [order, '0.5 is smallest then 0.45 and 0.405 is biggest', 'not yet'],
    [order, 'largest first 0.405 0.45 0.5', 'not yet'],
    [order, 'smallest first 0.405 0.45 0.5', 'right'],
    [water, 'boils at 100 freezes at 0', 'right'],
    [water, 'freezes at 100 boils at 0', 'not yet'],
    [water, 'boils at 100 million, freezes at 0', 'not yet'],
    [water, 'boils at half of 100 freezes at 0', 'not yet'],
    [water, 'boils at 100% freezes at 0%', 'not yet'],
    [water, 'boils at hardly 100 freezes at 0', 'not yet'],
    [oceans, 'Atlantic Pacific Arctic Indian Southern oceans', 'right'],
    [oceans, 'Atlantic Pacific Arctic Indian oceans', 'not yet'],
    [green, 'blue, yellow, green', 'not yet'],
    [prime, '3x17=51', 'step'],
    [prime, '3x16=51', 'not yet'],
    [bogota, 'claro que no', 'right'],
    [bogota, 'para nada', 'right'],
    [bogota, 'claro que sí', 'not yet'],
    [film, '18:45 + 1:35', 'step'],
    [film, '18:45 + 1h', 'not yet'],
    [pizza, '8-3=5', 'step'],
    [pizza, '8+3=11', 'not yet'],
    [balls, 'red 2 and blue 7', 'right'],
    [balls, 'blue 2 red 7', 'not yet'],
    [goals, 'ben 3 tom 8', 'right'],
    [goals, 'tom 3 ben 8', 'not yet'],
    [roots, 'all numbers from 2 to 3', 'not yet'],
    [roots, 'its 2 and 3', 'right'],
    [pair, '7 times 3', 'not yet'],
    [pair, 'if you take 7 from 3', 'not yet'],
    [pair, 'anything from 7 to 3', 'not yet'],
    [pair, 'first 7 and second 3', 'right'],
    [division, '7,5', 'not yet'],
    [division, '7, 5', 'right'],
    [least, 'min 5', 'right'],
    [least, 'min 5 max 9', 'unclear'],
    [least, 'min 5 or less', 'unclear'],
    [week, '168 hours', 'right'],
    [film2, '7200 seconds', 'right'],
    [cubic, '(x - 2) x (x - 3)', 'right'],
    [cubic, '(x - 2) x (x + 3)', 'not yet'],
    [space, 'no air in space', 'right'],
    [days, '27 years', 'not yet'],
    [days, '27 km', 'not yet'],
    [days, '27 d', 'right'],
    [minutes, '30 hours', 'not yet'],
    [minutes, '30 min', 'right'],
    [film2, '7200 hours', 'not yet'],
    [hours, '150m', 'right'],
    [hours, '150 km', 'not yet'],
    [walk, '36', 'right'],
    [walk, '36 children', 'not yet'],
    [walk, '36 percent of the children', 'right'],
    [walk, 'its thirty sixpercent', 'right'],
    [walk, 'its thirty fivepercent', 'not yet'],
    [shelter, '2 cats to 3 dogs', 'right'],
    [shelter, '2 dogs to 3 cats', 'not yet'],
    [shelter, '3 dogs to 2 cats', 'right'],
    [shelter, 'cats:dogs = 2:3', 'right'],
    [shelter, 'dogs to cats 2:3', 'not yet'],
    [divide, '8 left 3', 'right'],
    [divide, '3 left 8', 'not yet'],
    [divide, '8 left 3 each', 'not yet'],
    [divide, '7x8=56 and 3 left', 'right'],
    [divide, '7x7=49 and 3 left', 'not yet'],
    [triangle, '20 cm sqaured', 'right'],
    [triangle, '20 cm cubed', 'not yet'],
    [triangle, 'half of 40 is 20 cm squared', 'right'],
    [triangle, 'half of 40 is 25 cm squared', 'not yet'],
    [speed, '180 divided by 2 is 90 so 90 km/h', 'right'],
    [speed, '180 divided by 2 is 80 so 90 km/h', 'unclear'],
    [speed, '180 times 2 is 360 so 360 km/h', 'not yet'],
    [crossing, 'its the point 2 0', 'right'],
    [crossing, 'its the point 0 2', 'not yet'],
    [squares, '±4', 'right'],
    [squares, '4 and minus four', 'right'],
    [squares, '4', 'not yet'],
    [squares, '4 and four', 'not yet'],
    [squares, '±2', 'not yet'],
    [primes, '7 and 3 are wrong', 'unclear'],
    [primes, '7 and 3 are the ones', 'right'],
    [product, '56 is wrong', 'unclear'],
    [product, '56 is right', 'right'],
    [desert, 'c sahara', 'unclear'],
    [desert, 'its c sahara', 'unclear'],
    [desert, 'b sahara', 'right'],
    [desert, 'no wait b', 'right'],
    [desert, 'no wait c', 'not yet'],
    [gap, 'zebra no wait They are', 'right'],
    [gap, 'zebra no wait There', 'not yet'],
    [play, 'zebra no wait the first one', 'right'],
    [play, 'zebra no wait the second one', 'not yet'],
    [play, 'the second one', 'not yet'],
    [printed, '0,1,2', 'right'],
    [printed, '0 1 2 3', 'not yet'],
    [printed, '012', 'unclear'],
    [dioxide, 'CO₂', 'right'],
    [dioxide, 'C O 2', 'not yet'],
    [dioxide, 'CO^2', 'not yet'],
    [state, 'everything except heat', 'not yet'],
    [state, 'not gas but heat', 'right'],
    [continent, 'south africa', 'not yet'],
    [continent, 'north africa', 'right'],
    [continent, 'everywhere but africa', 'not yet'],
    [plant, 'it cant grow without water and light', 'right'],
    [plant, 'it can grow without water and light', 'not yet'],
    [moon, 'the american guy armstrong', 'right'],
    [moon, 'louis armstrong', 'not yet'],
  ])('%s %s: %s', (prompt, answer, expected) => {
    expect(verdict(prompt, answer)).toEqual(expected)
  })
})

describe('strict takes none of what is read kindly', () => {
  test.each([
    [marbles, '7 and 5'],
    [water, 'boils at 100 freezes at 0'],
    [oceans, 'Atlantic Pacific Arctic Indian Southern oceans'],
    [inequality, '4 or less'],
    [starry, 'van gogh'],
  ])('%s %s', (prompt, answer) => {
    expect(judgeBuiltIn(drawnInstance(prompt), answer, { strictness: 'strict', earlier: [] }).quality ?? 0).toEqual(0)
  })
})

describe('a known mistake that is another order of the same', () => {
  const sorted = 'Put in order, smallest first: 0.3, 0.25, 0.303.\nAnswer: 0.25, 0.3, 0.303 in order\nIf they say 0.303, 0.3, 0.25: That is largest first.'

  test.each([
    ['0.25, 0.3, 0.303', 'right'],
    ['0.25 < 0.3 < 0.303', 'right'],
    ['.25 then .3 then .303', 'right'],
    ['0.303, 0.3, 0.25', 'not yet'],
    ['0.25, 0.303, 0.3', 'not yet'],
  ])('%s: %s', (said, expected) => expect(verdict(sorted, said)).toEqual(expected))
})
