/** An exact fraction in lowest terms with a positive denominator. */
export type Rational = { readonly n: bigint; readonly d: bigint }

const largestBits = 4096

/** The fraction n/d in lowest terms; null for a zero denominator or numbers too large to handle. */
export function rational(n: bigint, d = 1n): Rational | null {
  if (d === 0n || bits(n) > largestBits || bits(d) > largestBits) return null
  const divisor = gcd(n < 0n ? -n : n, d < 0n ? -d : d) * (d < 0n ? -1n : 1n)
  return { n: n / divisor, d: d / divisor }
}

/** How many bits the longer half of a fraction has. */
export function sizeOf({ n, d }: Rational): number {
  return Math.max(bits(n), bits(d))
}

/** Zero. */
export const zero: Rational = { n: 0n, d: 1n }

/** A whole number. */
export function whole(value: number): Rational {
  return { n: BigInt(Math.trunc(value)), d: 1n }
}

/** 10 to the power `exponent`, exact. */
export function powerOfTen(exponent: number): Rational {
  return exponent < 0 ? { n: 1n, d: 10n ** BigInt(-exponent) } : { n: 10n ** BigInt(exponent), d: 1n }
}

/** The sum of two fractions; null when it grows too large. */
export function add(a: Rational, b: Rational): Rational | null {
  return rational(a.n * b.d + b.n * a.d, a.d * b.d)
}

/** The product of two fractions; null when it grows too large. */
export function multiply(a: Rational, b: Rational): Rational | null {
  return rational(a.n * b.n, a.d * b.d)
}

/** The quotient of two fractions; null for a division by zero or when it grows too large. */
export function divide(a: Rational, b: Rational): Rational | null {
  return rational(a.n * b.d, a.d * b.n)
}

/** The negative of a fraction. */
export function negate(a: Rational): Rational {
  return { n: -a.n, d: a.d }
}

/** The distance from zero. */
export function absolute(a: Rational): Rational {
  return a.n < 0n ? negate(a) : a
}

/** Negative when a < b, zero when equal, positive when a > b. */
export function compare(a: Rational, b: Rational): number {
  const difference = a.n * b.d - b.n * a.d
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

/** The nearest double. */
export function toNumber(a: Rational): number {
  const direct = Number(a.n) / Number(a.d)
  if (Number.isFinite(direct)) return direct
  const shift = BigInt(Math.max(bits(a.n), bits(a.d)) - 1000)
  return Number(a.n >> shift) / Number(a.d >> shift)
}

/** The fraction a plain decimal stands for (`-12`, `0.5`, `.5`, `3e-4`); null when it is none or out of range. */
export function parseDecimal(text: string): Rational | null {
  const match = /^([+-]?)(\d*)\.?(\d*)(?:[eE]([+-]?\d{1,4}))?$/.exec(text)
  if (!match) return null
  const [, sign = '', before = '', after = '', exponent = '0'] = match
  if (before + after === '' || before.length + after.length > 600 || Math.abs(Number(exponent)) > 400) return null
  const digits = rational(BigInt(sign === '-' ? `-${before}${after}` : before + after))
  return digits && multiply(digits, powerOfTen(Number(exponent) - after.length))
}

/** As a plain decimal when that ends within ten places (`0.125`), else as a fraction (`1/3`). */
export function formatRational(a: Rational): string {
  const tenPlaces = 10n ** 10n
  if ((a.n * tenPlaces) % a.d !== 0n) return `${a.n}/${a.d}`
  const scaled = (a.n * tenPlaces) / a.d
  const digits = (scaled < 0n ? -scaled : scaled).toString().padStart(11, '0')
  const decimals = digits.slice(-10).replace(/0+$/, '')
  return `${scaled < 0n ? '-' : ''}${digits.slice(0, -10)}${decimals ? `.${decimals}` : ''}`
}

/** The exact square root; null when there is none. */
export function exactRoot(a: Rational): Rational | null {
  if (a.n < 0n) return null
  const [n, d] = [integerRoot(a.n), integerRoot(a.d)]
  return n * n === a.n && d * d === a.d ? { n, d } : null
}

/** The power with a whole exponent; null for 0 to a negative power or when it grows too large. */
export function power(a: Rational, exponent: number): Rational | null {
  const size = Math.abs(exponent)
  if (Math.max(bits(a.n), bits(a.d)) * size > largestBits) return null
  const [n, d] = [a.n ** BigInt(size), a.d ** BigInt(size)]
  return exponent < 0 ? rational(d, n) : rational(n, d)
}

function bits(value: bigint): number {
  return (value < 0n ? -value : value).toString(16).length * 4
}

function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b]
  while (y !== 0n) [x, y] = [y, x % y]
  return x === 0n ? 1n : x
}

function integerRoot(value: bigint): bigint {
  if (value < 2n) return value
  let guess = 1n << BigInt(Math.ceil(bits(value) / 2) + 1)
  for (;;) {
    const next = (guess + value / guess) >> 1n
    if (next >= guess) return guess
    guess = next
  }
}
