const longest = 50

/** The username to try after one that is taken: `maya` gives `maya2`, `maya2` gives `maya3`. */
export function nextUsername(taken: string): string {
  const [, base = taken, number = '1'] = /^(.*?)(\d{1,6})?$/.exec(taken) ?? []
  const next = String(Number(number) + 1)
  return `${base.slice(0, longest - next.length)}${next}`
}
