import { dayAfter, localDay } from '#contract/assignments/assignment-status.ts'
import { dateFormat } from '#contract/assignments/date-format.ts'

type Instant = string | Date

/** A moment as people read it here: `Nov 20, 2:31 PM`, in a time zone (an IANA name). */
export function formatMoment(at: Instant, timeZone: string): string {
  return format(at, { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit', timeZone })
}

/** A due time with its zone, so that nobody reads another school's clock: `Nov 24, 3:00 PM EST`. */
export function formatDue(at: Instant, timeZone: string): string {
  return format(at, { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit', timeZone, timeZoneName: 'short' })
}

/** A due time with its year and zone, where somebody chooses one: `Nov 24, 2026, 3:00 PM EST`. */
export function formatDueInYear(at: Instant, timeZone: string): string {
  return format(at, { month: 'short', day: 'numeric', year: 'numeric', hour: 'numeric', minute: '2-digit', timeZone, timeZoneName: 'short' })
}

/** The time of day: `11:59 PM`. */
export function formatTime(at: Instant, timeZone: string): string {
  return format(at, { hour: 'numeric', minute: '2-digit', timeZone })
}

/** The time of day something is due, with its zone: `11:59 PM EST`. */
export function formatDueTime(at: Instant, timeZone: string): string {
  return format(at, { hour: 'numeric', minute: '2-digit', timeZone, timeZoneName: 'short' })
}

/** The time of day to the second, as a transcript shows it: `2:24:05 PM`. */
export function formatExactTime(at: Instant, timeZone: string): string {
  return format(at, { hour: 'numeric', minute: '2-digit', second: '2-digit', timeZone })
}

/** When something was last seen: the time of day, after the day where that is not today. */
export function formatSeen(at: Instant, now: Date, timeZone: string): string {
  return localDay(new Date(at), timeZone) === localDay(now, timeZone) ? formatTime(at, timeZone) : formatMoment(at, timeZone)
}

/** The day as a reader on `now` would call it: `Today`, `Tomorrow`, else `Wed, Nov 18`. */
export function formatDay(at: Instant, now: Date, timeZone: string): string {
  const day = localDay(new Date(at), timeZone)
  const today = localDay(now, timeZone)
  if (day === today) return 'Today'
  if (day === dayAfter(today)) return 'Tomorrow'
  return format(at, { weekday: 'short', month: 'short', day: 'numeric', timeZone })
}

/** When something is due in a row of a list, by the reader's day: `Today, 11:59 PM`, `Tomorrow`, else `Wed, Nov 18`, with another year. */
export function formatDueDay(at: Instant, now: Date, timeZone: string): string {
  const day = formatDay(at, now, timeZone)
  if (day === 'Today') return `${day}, ${formatTime(at, timeZone)}`
  const [year, thisYear] = [new Date(at), now].map((one) => localDay(one, timeZone).slice(0, 4))
  return year === thisYear || day === 'Tomorrow' ? day : format(at, { month: 'short', day: 'numeric', year: 'numeric', timeZone })
}

/** The same within a sentence: `today, 11:59 PM`, `tomorrow`, `Wed, Nov 18`. */
export function formatDueDayWithin(at: Instant, now: Date, timeZone: string): string {
  return formatDueDay(at, now, timeZone).replace(/^To(?=day|morrow)/, 'to')
}

/** A past day without its weekday: `Nov 19`. */
export function formatDate(at: Instant, timeZone: string): string {
  return format(at, { month: 'short', day: 'numeric', timeZone })
}

/** A past day that may be of another year: `Nov 19, 2026`. */
export function formatDateInYear(at: Instant, timeZone: string): string {
  return format(at, { month: 'short', day: 'numeric', year: 'numeric', timeZone })
}

/**
 * From when to when, with the zone: `Nov 20, 2:24 PM to 2:31 PM EST`; the second day is named when it is another one, a single
 * minute stands alone.
 */
export function formatSpan(start: Instant, end: Instant, timeZone: string): string {
  const isOneDay = localDay(new Date(start), timeZone) === localDay(new Date(end), timeZone)
  const day = { month: 'short', day: 'numeric' } as const
  const time = { hour: 'numeric', minute: '2-digit', timeZone, timeZoneName: 'short' } as const
  if (formatMoment(start, timeZone) === formatMoment(end, timeZone)) return format(end, { ...day, ...time })
  return `${formatMoment(start, timeZone)} to ${format(end, { ...(isOneDay ? {} : day), ...time })}`
}

/** How long ago something was, short: `5 min ago`, `2 h ago`, `Yesterday`, else the day, `Nov 18`. */
export function formatAgo(at: Instant, now: Date, timeZone: string): string {
  const minutes = Math.floor((now.getTime() - new Date(at).getTime()) / 60_000)
  if (minutes < 1) return 'Just now'
  if (minutes < 60) return `${minutes} min ago`
  if (minutes < 720) return `${Math.floor(minutes / 60)} h ago`
  const day = localDay(new Date(at), timeZone)
  if (day === localDay(now, timeZone)) return 'Today'
  return dayAfter(day) === localDay(now, timeZone) ? 'Yesterday' : formatDate(at, timeZone)
}

/** A length of time: `6 min 41 s`, `45 s`, `1 h 2 min`. */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60]
  if (hours > 0) return minutes > 0 ? `${hours} h ${minutes} min` : `${hours} h`
  if (minutes > 0) return rest > 0 ? `${minutes} min ${rest} s` : `${minutes} min`
  return `${rest} s`
}

/** Seconds since a start as a transcript's margin shows them: `1:10`, `12:05`. */
export function formatOffset(start: Instant, at: Instant): string {
  const seconds = Math.max(0, Math.round((new Date(at).getTime() - new Date(start).getTime()) / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** One week, Monday first, around `now`: each day as `2026-11-20`. */
export function weekOf(now: Date, timeZone: string): string[] {
  const noon = new Date(`${localDay(now, timeZone)}T12:00:00Z`)
  noon.setUTCDate(noon.getUTCDate() - ((noon.getUTCDay() + 6) % 7))
  return Array.from({ length: 7 }, (_, index) => new Date(noon.getTime() + index * 86_400_000).toISOString().slice(0, 10))
}

function format(at: Instant, options: Intl.DateTimeFormatOptions): string {
  return dateFormat('en-US', options).format(new Date(at)).replaceAll(/[\u202f ](?=[AP]M\b)/g, '\u00a0')
}
