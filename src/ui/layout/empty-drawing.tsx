import type { ReactNode } from 'react'
import { css } from '#styled/css'

/** What is missing where nothing is yet. */
export type EmptyOf = 'page' | 'work' | 'sessions' | 'exercises' | 'questions' | 'students' | 'answers' | 'deleted'

/** A page of the exercise book with the place of what will stand there. */
export function EmptyDrawing({ of, className }: { of: EmptyOf; className: string | undefined }) {
  return (
    <svg width="11.5rem" height="8.5rem" viewBox="0 0 184 136" fill="none" strokeWidth="1.5" strokeLinecap="round" aria-hidden="true" className={className}>
      {of === 'exercises' ? <rect x="13" y="1" width="170" height="122" rx="8" className={sheet} /> : null}
      <rect x="1" y={of === 'exercises' ? 13 : 1} width={of === 'exercises' ? 170 : 182} height={of === 'exercises' ? 122 : 134} rx="8" className={sheet} />
      <path d={of === 'exercises' ? 'M37 13V135' : 'M41 1V135'} strokeWidth="2" className={rule} />
      {places[of]}
    </svg>
  )
}

const rows = [34, 68, 102] as const
const sheet = css({ fill: 'paper', stroke: 'hairlineStrong' })
const rule = css({ stroke: 'marginRule' })
const ring = css({ stroke: 'control' })
const line = css({ stroke: 'hairlineStrong' })
const card = css({ fill: 'surface', stroke: 'control' })
const own = css({ fill: 'studentTurn' })
const marked = css({ stroke: 'good' })
const led = css({ stroke: 'action' })

const places: Record<EmptyOf, ReactNode> = {
  page: (
    <>
      <circle cx="21" cy="34" r="5" className={ring} />
      <path d="M56 34H166M56 58H166M56 82H166M56 106H166" className={line} />
    </>
  ),
  work: rows.map((y, row) => (
    <g key={y}>
      <rect x="14" y={y - 7} width="14" height="14" rx="4" className={row === 0 ? led : ring} />
      <path d={`M56 ${y - 4}H${150 - row * 18}M56 ${y + 8}H${110 - row * 8}`} className={line} />
    </g>
  )),
  sessions: (
    <>
      <circle cx="112" cy="68" r="34" className={card} />
      <path d="M112 46V68L127 77" strokeWidth="2" className={led} />
      <path d="M15 68L20 73L28 63" strokeWidth="2" className={marked} />
    </>
  ),
  exercises: rows.map((y, row) => (
    <g key={y}>
      <circle cx="20" cy={y + 8} r="5" className={row === 0 ? led : ring} />
      <path d={`M52 ${y + 4}H${146 - row * 14}M52 ${y + 15}H${108 - row * 6}`} className={line} />
    </g>
  )),
  questions: (
    <>
      <rect x="56" y="18" width="110" height="44" rx="8" className={card} />
      <path d="M68 34H140M68 47H112" className={line} />
      <rect x="118" y="74" width="48" height="22" rx="8" className={own} />
      <path d="M15 85L20 90L28 80" strokeWidth="2" className={marked} />
      <rect x="56" y="106" width="20" height="16" rx="4" className={card} />
      <rect x="81" y="109" width="20" height="13" rx="4" className={card} />
      <rect x="106" y="112" width="20" height="10" rx="4" className={card} />
    </>
  ),
  students: rows.map((y, row) => (
    <g key={y}>
      <circle cx="68" cy={y - 5} r="6" className={row === 0 ? led : ring} />
      <path d={`M57 ${y + 13}C57 ${y + 1} 79 ${y + 1} 79 ${y + 13}`} className={row === 0 ? led : ring} />
      <path d={`M94 ${y + 2}H${158 - row * 16}`} className={line} />
    </g>
  )),
  answers: (
    <>
      <rect x="84" y="22" width="82" height="26" rx="8" className={card} />
      <path d="M94 35H148" className={line} />
      <rect x="104" y="64" width="62" height="26" rx="8" className={card} />
      <path d="M114 77H150" className={line} />
      <path d="M14 35L19 40L28 30M14 77L19 82L28 72" strokeWidth="2" className={marked} />
    </>
  ),
  deleted: (
    <>
      <path d="M92 46H124C140 46 148 56 148 68C148 80 140 90 124 90H96" strokeWidth="2" className={led} />
      <path d="M104 34L92 46L104 58" strokeWidth="2" strokeLinejoin="round" className={led} />
      <path d="M56 112H120" className={line} />
    </>
  ),
}
