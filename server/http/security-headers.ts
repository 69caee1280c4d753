import { createHash } from 'node:crypto'
import type { Settings } from '#server/settings.ts'
import { reportsPath } from './browser-reports.ts'

/**
 * Headers of every response, API, page, file or error alike; `path` decides the one page that may frame the intro video, `pageScripts` are
 * the scripts written into pages, as `inlineScriptsOf` tells them.
 */
export function securityHeaders(settings: Settings, path: string, pageScripts: readonly string[]): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(settings, path, pageScripts),
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
export function policyScript(settings: Settings, pageScripts: readonly string[]): string {
  const policies = ['/', '/home'].map((path) => contentSecurityPolicy(settings, path, pageScripts)).join()
  return `self.POLICY = '${createHash('sha256').update(policies).digest('hex').slice(0, 12)}'`
}

/** The scripts written into a page, each by its hash, as a policy names the only ones it lets run. */
export function inlineScriptsOf(html: string): string[] {
  return [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
}

function contentSecurityPolicy({ apiOrigin, introVideoUrl }: Settings, path: string, pageScripts: readonly string[]): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...pageScripts].join(' '),
    "style-src 'self'",
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
