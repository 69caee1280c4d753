/**
 * Tells how a piece of work goes on: the answer does one part of it, says the part's name and seconds once it is done, and hands on
 * what came of it.
 */
export function progress(say, now = () => performance.now()) {
  return async (name, work) => {
    const begun = now()
    const result = await work()
    say(`  ${name.padEnd(18)}${((now() - begun) / 1000).toFixed(1).padStart(6)} s`)
    return result
  }
}
