import { useSyncExternalStore } from 'react'

/** How the reader wants pages to look and sound; text size in percent. */
export type Appearance = { theme: 'system' | 'light' | 'dark'; textSize: '100' | '112' | '125' | '150'; spacing: 'normal' | 'wide'; sounds: 'off' | 'on' }

const key = 'appearance'
const themes = ['light', 'dark'] as const
const textSizes = ['112', '125', '150'] as const
const listeners = new Set<() => void>()

/** How pages look now, and `choose` to change it: at once, in every tab, and for as long as this browser keeps things. */
export function useAppearance(): { appearance: Appearance; choose: (change: Partial<Appearance>) => void } {
  useSyncExternalStore(subscribe, () => JSON.stringify(readAppearance()))
  return { appearance: readAppearance(), choose }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', follow)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', follow)
  }
}

/** How pages look and sound now. */
export function readAppearance(): Appearance {
  const { theme, textSize, spacing, sounds } = document.documentElement.dataset
  return {
    theme: themes.find((one) => one === theme) ?? 'system',
    textSize: textSizes.find((one) => one === textSize) ?? '100',
    spacing: spacing === 'wide' ? 'wide' : 'normal',
    sounds: sounds === 'on' ? 'on' : 'off',
  }
}

function choose(change: Partial<Appearance>): void {
  const next = { ...readAppearance(), ...change }
  show(next)
  try {
    localStorage.setItem(key, JSON.stringify(next))
  } catch {
    return
  }
}

function show({ theme, textSize, spacing, sounds }: Partial<Record<keyof Appearance, unknown>>): void {
  const page = document.documentElement.dataset
  put('theme', themes.find((one) => one === theme))
  put('textSize', textSizes.find((one) => one === textSize))
  put('spacing', spacing === 'wide' ? 'wide' : undefined)
  put('sounds', sounds === 'on' ? 'on' : undefined)
  for (const listener of listeners) listener()

  function put(name: keyof Appearance, value: string | undefined) {
    if (value === undefined) delete page[name]
    else page[name] = value
  }
}

/** Another tab changed it, or everything kept here was removed. */
function follow(event: StorageEvent): void {
  if (event.key !== key && event.key !== null) return
  try {
    const kept: unknown = JSON.parse(event.newValue ?? '{}')
    show(typeof kept === 'object' && kept !== null ? kept : {})
  } catch {
    show({})
  }
}
