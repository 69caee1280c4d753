import { type ClipboardEvent, type DragEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { longestAnswer, submitAnswer } from '#contract/chat/chat-sessions.ts'

const shownWhenLeft = 200
const pasteIsOff = 'Pasting is off here, so that the answer is in your own words. Typing and dictating work.'

type Box = {
  /** Whether no try is open any more. */
  isClosed: boolean
  /** The question the text belongs to; another one loads `draft` and takes the focus. */
  question: number
  draft: string
  /** How many of the student's turns the log holds, the queued one included. One more means that the box's text arrived there. */
  sentCount: number
  canSend: boolean
  allowPaste: boolean
  /** The sentence on what failed, if something did. */
  problem: string | null
  onAnswer: (text: string) => void
  onDraftChange: (text: string) => void
}

/**
 * The answer box: an uncontrolled text area that renders nothing on a keystroke. Enter sends unless an input method is
 * composing, Shift+Enter makes a line, the text stays until it stands in the log. `note` is a sentence about the text,
 * `keepsText` says after a failure that something is still in the box.
 */
export function useAnswerBox({ isClosed, question, draft, sentCount, canSend, allowPaste, problem, onAnswer, onDraftChange }: Box) {
  const box = useRef<HTMLTextAreaElement>(null)
  const sent = useRef<string | null>(null)
  const copied = useRef<string | null>(null)
  const loaded = useRef<number | null>(null)
  const [note, setNote] = useState<string | null>(null)
  const [keepsText, setKeepsText] = useState(false)
  const [isCorrected, setIsCorrected] = useState(false)

  useLayoutEffect(() => {
    const area = box.current
    if (area === null || loaded.current === question) return
    const isFirst = loaded.current === null
    loaded.current = question
    sent.current = null
    area.value = draft
    fit(area)
    if (!isFirst || matchMedia('(pointer: fine)').matches) area.focus({ preventScroll: true })
  }, [question, draft])

  // The text leaves the box when its turn arrives in the log, and at no other time.
  useEffect(() => {
    const area = box.current
    if (area === null || sent.current === null || area.value !== sent.current) return
    sent.current = null
    area.value = ''
    fit(area)
    setKeepsText(false)
    onDraftChange('')
  }, [sentCount])

  // A box that is done with its question keeps the focus, not the ring: that is for whoever comes to it again. One that is hidden hands it on.
  useLayoutEffect(() => {
    const area = box.current
    if (area === null || !isClosed || document.activeElement !== area) return
    if (!area.checkVisibility()) {
      area.closest('section')?.querySelector<HTMLElement>('button[data-on]')?.focus({ preventScroll: true })
      return
    }
    const listen = () => delete area.dataset.quiet
    area.dataset.quiet = ''
    area.addEventListener('blur', listen, { once: true })
    return () => {
      area.removeEventListener('blur', listen)
      listen()
    }
  }, [isClosed])

  useLayoutEffect(() => {
    setKeepsText(problem !== null && hasText())
    setIsCorrected(false)
  }, [problem])

  function hasText(): boolean {
    return (box.current?.value ?? draft).trim() !== ''
  }

  function send() {
    const area = box.current
    if (area === null || !canSend) return
    const parsed = v.safeParse(submitAnswer.body.entries.answer, area.value)
    setNote(parsed.success ? null : parsed.issues[0].message)
    area.focus({ preventScroll: true })
    if (!parsed.success) return
    sent.current = area.value
    onAnswer(area.value)
  }

  function keepOut(event: ClipboardEvent | DragEvent, text: string) {
    if (allowPaste || text === copied.current) return
    event.preventDefault()
    setNote(pasteIsOff)
  }

  return {
    box,
    note,
    /** After a failure: the typed text is still in the box. */
    keepsText,
    /** What failed was answered by typing on: its sentence goes. */
    isCorrected,
    send,
    /** Whether an unsent answer stands in the box. */
    hasText,
    /** Call before anything else sends a turn: the box's text is not the one on its way. */
    keepText: () => {
      sent.current = null
    },
    handlers: {
      onInput: () => {
        const area = box.current
        if (area === null) return
        fit(area)
        setNote(noteOnLength(area.value.length))
        setKeepsText(problem !== null && hasText())
        setIsCorrected(problem !== null)
        onDraftChange(area.value)
      },
      onKeyDown: (event: KeyboardEvent) => {
        const isComposing = event.nativeEvent.isComposing || event.keyCode === 229
        if (event.key !== 'Enter' || event.shiftKey || isComposing) return
        event.preventDefault()
        if (!event.repeat) send()
      },
      onCopy: () => {
        copied.current = selectionOf(box.current)
      },
      onCut: () => {
        copied.current = selectionOf(box.current)
      },
      onPaste: (event: ClipboardEvent) => keepOut(event, event.clipboardData.getData('text/plain').replaceAll('\r\n', '\n')),
      onDrop: (event: DragEvent) => keepOut(event, event.dataTransfer.getData('text/plain')),
    },
  }
}

function noteOnLength(length: number): string | null {
  if (length < longestAnswer - shownWhenLeft) return null
  return `${length.toLocaleString('en-US')} of ${longestAnswer.toLocaleString('en-US')} characters`
}

function selectionOf(area: HTMLTextAreaElement | null): string | null {
  return area === null ? null : area.value.slice(area.selectionStart, area.selectionEnd)
}

/** Grows the box with its text where the browser does not do so by itself. */
function fit(area: HTMLTextAreaElement): void {
  if (CSS.supports('field-sizing', 'content')) return
  area.style.height = 'auto'
  area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`
}
