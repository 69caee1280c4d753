import { useEffect, useRef } from 'react'

/** Asks for the next rows once the reader is near the end; once per length of the list, so that a failure is not repeated by itself. */
export function useEndReached(lastDrawn: number, count: number, onEndReached: (() => void) | null): void {
  const askedAt = useRef(-1)
  useEffect(() => {
    if (onEndReached === null || askedAt.current === count || lastDrawn < count - rowsAhead) return
    askedAt.current = count
    onEndReached()
  })
}

const rowsAhead = 5
