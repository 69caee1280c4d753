/** The text of a file, or why it is none. */
export type TextReading = { ok: true; text: string } | { ok: false; sentence: string; hint: string | null }

/** The largest file that is read. */
export const largestFile = 5 * 1024 * 1024

const saveAsCsv = 'Please save it as CSV in your spreadsheet program first.'

/** Why a file of this size is not read at all, or null. */
export function sizeProblem(bytes: number): string | null {
  return bytes > largestFile ? 'This file is larger than 5 MB. A class list can have 5,000 students.' : null
}

/**
 * Reads bytes as text: by their byte order mark, else as UTF-16 where every other byte is empty, else as UTF-8, else as the
 * Latin-1 of Windows, which old spreadsheets write. Refuses workbooks and whatever else is no text.
 */
export function textOfBytes(bytes: Uint8Array): TextReading {
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]) || startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) {
    return { ok: false, sentence: 'This is a spreadsheet workbook, not a CSV file.', hint: saveAsCsv }
  }
  const text = decoded(bytes)
  return text === null ? { ok: false, sentence: 'This is not a CSV file.', hint: saveAsCsv } : { ok: true, text: text.replace(/^\uFEFF/, '') }
}

function decoded(bytes: Uint8Array): string | null {
  if (startsWith(bytes, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(bytes)
  if (startsWith(bytes, [0xfe, 0xff])) return new TextDecoder('utf-16be').decode(bytes)
  const wide = wideEncoding(bytes)
  if (wide !== null) return new TextDecoder(wide).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return bytes.includes(0) ? null : new TextDecoder('windows-1252').decode(bytes)
  }
}

/** UTF-16 without a mark: of mostly Latin text one byte of each pair is zero. */
function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const start = bytes.subarray(0, 1_000)
  const pairs = Math.floor(start.length / 2)
  const zeros = [0, 0]
  for (let index = 0; index < pairs * 2; index += 1) if (start[index] === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (odd > pairs * 0.6 && even < pairs * 0.1) return 'utf-16le'
  return even > pairs * 0.6 && odd < pairs * 0.1 ? 'utf-16be' : null
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte)
}
