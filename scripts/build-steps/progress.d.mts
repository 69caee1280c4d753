/**
 * Tells how a piece of work goes on: the answer does one part of it, says the part's name and seconds once it is done, and hands on
 * what came of it.
 */
export function progress(
  say: (line: string) => void,
  now?: () => number,
): <Result>(name: string, work: () => Result | Promise<Result>) => Promise<Result>
