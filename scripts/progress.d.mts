/** Tells how a piece of work goes on: the answer does one part of it, and says the part's name and seconds once it is done. */
export function progress(say: (line: string) => void, now?: () => number): (name: string, work: () => unknown) => Promise<void>
