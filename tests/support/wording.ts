const faults: Readonly<Record<string, RegExp>> = {
  'two full stops': /(?<!\.)\.\.(?!\.)/,
  'a full stop after another sign': /[?!:;,]\.(?:\s|$)/,
  'a space before a sign': /[\p{L}\d)] [.,;:?!](?:\s|$)/u,
  'two spaces': / {2}/,
  'a space at the end': /^\s|\s$/,
  'one of many': /(?<![\d.,/−-])1 (?:points|tries|hints|ideas|questions|students|answers|sessions|assignments|exercises|messages|minutes|seconds|days|sets|sentences)\b/,
  'many of one': /(?<![\d.,/])(?:0|[2-9]|\d\d+) (?:point|try|hint|idea|question|student|answer|session|assignment|exercise|message|minute|second|day)\b(?! of\b)/,
  'all of one or two': /\ball (?:1|2|one|two)\b/i,
  'a wrong article': /\b(?:a (?:8|11|18|eight|eleven|hour)|an (?:[1-79]|one))\b/i,
  'a small letter after a full stop': /[\p{L})]{2}[.?!] [a-z]/u,
  'what has no words': /undefined|null|NaN|\[object/,
}

/** What is wrong with a text that was put together from pieces: the names of its faults, none where a person can read it. */
export function wordingFaults(text: string): string[] {
  return Object.entries(faults).flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []))
}
