import { useSyncExternalStore } from 'react'

/** Something that changes many times a second, read from outside so that only what shows it is drawn again. */
export type Live<Value> = { read: () => Value; subscribe: (listener: () => void) => () => void }

/** The value now; draws again with each change. */
export function useLive<Value>({ subscribe, read }: Live<Value>): Value {
  return useSyncExternalStore(subscribe, read)
}
