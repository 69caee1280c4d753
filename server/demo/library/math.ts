import type { DemoQuestion } from './demo-question.ts'

/** Math questions by a short name. */
export const mathQuestions = {
  twoStep: {
    title: 'Solve 2x + 3 = 11',
    subject: 'Math',
    prompt: String.raw`Solve for x: \(2x + 3 = 11\)

Answer: 4
If they say 8: Good, that is \(2x\). What is one x?
If they say 7: It looks as if the 3 was added. What undoes "+ 3"?
Hint: What could you take away from both sides first?
Hint: After taking away 3 you have \(2x = 8\).
Words: x = the number you are looking for
Words: solve = find the number that makes both sides the same
Example: Solve \(5x + 1 = 16\). Take away 1 from both sides: \(5x = 15\). Divide by 5: \(x = 3\).
Explain: Take away 3 from both sides, then divide by 2: \(x = 4\).`,
    says: { right: ['4', 'x = 4', 'x=4'], wrong: ['9', '7', '5', '14'] },
  },
  twoStepDrawn: {
    title: 'Two-step equation',
    subject: 'Math',
    prompt: String.raw`Solve for x: \({a}x + {b} = {c}\)
Note: x is a whole number.

Let: a = 2..9, x = 2..12, b = 1..20, c = a*x + b
Answer: {x}
If they say {c - b}: That is \({a}x\). Which step is left?
Hint: What could you take away from both sides first?
Hint: After taking away {b} you have \({a}x = {c - b}\).
Explain: Take away {b}, then divide by {a}: \(x = {x}\).`,
    says: { right: ['{x}', 'x = {x}'], wrong: ['{x + 3}', '{x + 1}', '{c}', '{x + 2}'] },
  },
  bracketEquation: {
    title: 'Equation with a bracket',
    subject: 'Math',
    prompt: String.raw`Solve for x: \(3(x - 4) + 5 = 20\)

Answer: 9
If they say 5: That is the bracket, \(x - 4\). What is x itself?
Hint: Undo the + 5 before you touch the bracket.
Hint: You are left with \(3(x - 4) = 15\). Divide by 3.
Explain: \(3(x - 4) = 15\), so \(x - 4 = 5\) and \(x = 9\).`,
    says: { right: ['9', 'x = 9'], wrong: ['5', '19', '13', '8'] },
  },
  bothSides: {
    title: 'x on both sides',
    subject: 'Math',
    prompt: String.raw`Solve for x: \({a}x + {b} = {d}x + {e}\)

Let: d = 1..4, k = 1..5, a = d + k, x = 2..9, b = 1..9, e = k*x + b
Answer: {x}
Hint: Bring the x terms to one side: take away \({d}x\).
Hint: Then \({k}x + {b} = {e}\).
Explain: \({k}x = {e - b}\), so \(x = {x}\).`,
    says: { right: ['{x}', 'x={x}'], wrong: ['{x + 4}', '{x + 1}', '{x + 3}', '{e}'] },
  },
  expand: {
    title: 'Expand the bracket',
    subject: 'Math',
    prompt: String.raw`Which number is missing? \(2(x + 3) = 2x + \square\)

Answer: 6
If they say 3: The 2 multiplies everything in the bracket. What happens to the 3?
If they say 5: Here the 2 multiplies the 3, it is not added to it.
Hint: Multiply each term in the bracket by 2.
Explain: \(2 \cdot x + 2 \cdot 3 = 2x + 6\).`,
    says: { right: ['6', 'six'], wrong: ['3', '5', '9'] },
  },
  factor: {
    title: 'Factor the square',
    subject: 'Math',
    prompt: String.raw`Which number is missing? \(x^2 + 5x + 6 = (x + 2)(x + \square)\)

Answer: 3
If they say 4: 2 and 4 multiply to 8. Which number makes 6?
Hint: Which two numbers multiply to 6 and add up to 5?
Hint: One of the two is 2.
Explain: 2 and 3 multiply to 6 and add up to 5, so \(x^2 + 5x + 6 = (x + 2)(x + 3)\).`,
    says: { right: ['3', 'three'], wrong: ['4', '5', '1'] },
  },
  area: {
    title: 'Area of a rectangle',
    subject: 'Math',
    prompt: String.raw`A rectangle is {a} cm long and {b} cm wide. How many square centimetres is its area?

Let: a = 11..19, b = 3..9
Answer: {a*b}
If they say {a + b}: That is one long and one short side together. Area counts the squares inside.
If they say {2*a + 2*b}: That is the way around. Area counts the squares inside.
Hint: How many squares fit in one row, and how many rows are there?
Explain: {b} rows of {a} squares: \({a} \cdot {b} = {a*b}\).`,
    says: { right: ['{a*b}', '{a*b} cm²'], wrong: ['{a + b}', '{2*a + 2*b}', '{a*b + 10}', '{a*b - 1}'] },
  },
  addFractions: {
    title: 'Add two fractions',
    subject: 'Math',
    prompt: String.raw`What is \(\frac{1}{2} + \frac{1}{3}\)?

Answer: 5/6
If they say 2/5: Halves and thirds are pieces of different sizes, so tops and bottoms cannot be added one by one.
Hint: Cut both into pieces of the same size. Which size fits halves and thirds?
Hint: In sixths it is \(\frac{3}{6} + \frac{2}{6}\).
Explain: \(\frac{3}{6} + \frac{2}{6} = \frac{5}{6}\).`,
    says: { right: ['5/6'], wrong: ['2/5', '1/6', '1/5', '4/6'] },
  },
  fractionOf: {
    title: 'Fraction of a number',
    subject: 'Math',
    prompt: String.raw`How much is \(\frac{{n}}{{d}}\) of {w}?

Let: d = 3..6, n = 2, k = 3..9, w = d*k
Answer: {n*k}
If they say {k}: That is one part out of {d}. The question asks for {n} of them.
Hint: First share {w} out into {d} equal parts.
Explain: {w} ÷ {d} = {k}, and {n} · {k} = {n*k}.`,
    says: { right: ['{n*k}'], wrong: ['{n*k + 2}', '{n*k + 1}', '{w - n}'] },
  },
  simplify: {
    title: 'Simplify a fraction',
    subject: 'Math',
    prompt: String.raw`Write \(\frac{{t}}{{u}}\) as simply as possible.

Let: p = 1, q = 3..7, f = 2..6, t = p*f, u = q*f
Answer: {p}/{q}
Form: simplified
Hint: Which number divides both the top and the bottom?
Explain: Divide both by {f}: \(\frac{{p}}{{q}}\).`,
    says: { right: ['{p}/{q}'], wrong: ['{p}/{q + 1}', '{q}/{p}', '{t}/{q}'] },
  },
  percentOff: {
    title: 'Price after a discount',
    subject: 'Math',
    prompt: String.raw`A jacket costs {p} dollars. It is reduced by {r} %. How many dollars does it cost now?

Let: p = 40, 60, 80, 120, r = 10, 20, 25, s = p*(100 - r)/100
Answer: {s}
If they say {p - s}: That is what you save. What is left to pay?
If they say {p - r}: {r} % is not {r} dollars. How much is {r} % of {p}?
Hint: How much is {r} % of {p}?
Explain: {r} % of {p} is {p - s}, so {p} − {p - s} = {s} dollars.`,
    says: { right: ['{s}', '{s} dollars'], wrong: ['{p - s + 1}', '{p - r}', '{s + 5}'] },
  },
  slope: {
    title: 'Slope of a line',
    subject: 'Math',
    prompt: String.raw`What is the slope of the line through (1, 2) and (3, 8)?

Answer: 3
If they say 1/3: Almost: that is run over rise. Slope is rise over run.
If they say 6: That is how far it rises. How far does it run meanwhile?
Hint: How far does the line go up, and how far to the right?
Hint: It rises by 6 while it runs 2.
Explain: \(\frac{8 - 2}{3 - 1} = \frac{6}{2} = 3\).`,
    says: { right: ['3', 'm = 3'], wrong: ['1/3', '5', '2', '4'] },
  },
  yIntercept: {
    title: 'Where a line crosses the y-axis',
    subject: 'Math',
    prompt: String.raw`At which y does the line \(y = 2x - 5\) cross the y-axis?

Answer: -5
If they say 5: Look at the sign once more.
If they say 2.5: That is where it crosses the x-axis.
Hint: On the y-axis, x is 0.
Explain: With \(x = 0\): \(y = 2 \cdot 0 - 5 = -5\).`,
    says: { right: ['-5', 'y = -5'], wrong: ['5', '2.5', '2', '-2'] },
  },
  pointOnLine: {
    title: 'A point on a line',
    subject: 'Math',
    prompt: String.raw`A line has the equation \(y = {m}x + {b}\). What is y when \(x = {x}\)?

Let: m = 2..6, b = 1..9, x = 2..8
Answer: {m*x + b}
If they say {m*x}: That is the first part. What has to be added?
Hint: Put {x} in the place of x.
Explain: \({m} \cdot {x} + {b} = {m*x + b}\).`,
    says: { right: ['{m*x + b}', 'y = {m*x + b}'], wrong: ['{m + x + b}', '{m*x + b + 1}'] },
  },
  timesTable: {
    title: 'Times table',
    subject: 'Math',
    prompt: String.raw`What is \({a} \cdot {b}\)?

Let: a = 6..9, b = 6..12
Answer: {a*b}
Hint: Start from \({a} \cdot 10\) and go on from there.
Explain: \({a} \cdot {b} = {a*b}\).`,
    says: { right: ['{a*b}'], wrong: ['{a*b + a}', '{a*b - 1}', '{a + b}'] },
  },
  half: {
    title: 'Half of a number',
    subject: 'Math',
    prompt: String.raw`What is half of {n}?

Let: h = 16..49, n = 2*h
Answer: {h}
Hint: Halve the tens and the ones on their own.
Explain: {h} + {h} = {n}.`,
    says: { right: ['{h}'], wrong: ['{h + 1}', '{h - 5}', '{n}'] },
  },
} satisfies Record<string, DemoQuestion>
