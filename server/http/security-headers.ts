import { createHash } from 'node:crypto'
import type { Settings } from '#server/settings.ts'
import { reportsPath } from './browser-reports.ts'

/**
 * Headers of every response, API, page, file or error alike; `path` decides the one page that may frame the intro video, `inlined` is
 * what is written into pages.
 */
export function securityHeaders(settings: Settings, path: string, inlined: Inlined): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(settings, path, inlined),
    'Reporting-Endpoints': `csp="${reportsPath}"`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'microphone=(self), camera=(), geolocation=()',
    ...(settings.publicUrl.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  }
}

/**
 * A script for the worker that keeps pages on a device, with `self.POLICY`: another text whenever the settings give any page another
 * policy, since a kept page keeps the headers it came with.
 */
export function policyScript(settings: Settings, inlined: Inlined): string {
  const policies = ['/', '/home'].map((path) => contentSecurityPolicy(settings, path, inlined)).join()
  return `self.POLICY = '${createHash('sha256').update(policies).digest('hex').slice(0, 12)}'`
}

/** The scripts and styles written into pages, each by its hash, as a policy names the only ones it lets in. */
export type Inlined = { scripts: readonly string[]; styles: readonly string[] }

/** What is written into a page. */
export function inlinedIn(html: string): Inlined {
  const hashesOf = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g'))].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  return { scripts: hashesOf('script'), styles: hashesOf('style') }
}

function contentSecurityPolicy({ apiOrigin, introVideoUrl }: Settings, path: string, inlined: Inlined): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inlined.scripts].join(' '),
    ["style-src 'self'", ...inlined.styles].join(' '),
    "img-src 'self' data:",
    "media-src 'self' blob:",
    apiOrigin ? `connect-src 'self' ${apiOrigin}` : "connect-src 'self'",
    "font-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(path === '/home' && introVideoUrl ? [`frame-src ${new URL(introVideoUrl).origin}`] : []),
    "require-trusted-types-for 'script'",
    'trusted-types lectern',
    'report-to csp',
  ].join('; ')
}
