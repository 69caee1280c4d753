/** How far something done to many is, as `3 of 10 done`, with `what` in place of the last word; once it is being stopped, that too. */
export function progressWords({ done, total, isStopping }: { done: number; total: number; isStopping: boolean }, what: string): string {
  return `${isStopping ? 'Stopping... ' : ''}${done} of ${total} ${what}`
}
