import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';

/**
 * The security headers of every answer, collected once from helmet so that a cached page costs no work per request. The
 * Content-Security-Policy is separate, since a page's names the hashes of its own inline scripts.
 */
export function securityHeaders({ https }: { https: boolean }): Record<string, string> {
  const headers: Record<string, string> = {};
  const collector = {
    setHeader: (name: string, value: string) => (headers[name] = value),
    removeHeader: () => undefined,
  };
  const apply = helmet({
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: https && { maxAge: 31_536_000 },
    xFrameOptions: { action: 'deny' },
  });
  apply({} as IncomingMessage, collector as unknown as ServerResponse, () => undefined);
  headers['Permissions-Policy'] = 'camera=(), microphone=(), geolocation=(), payment=()';
  return headers;
}

/** For a JSON answer or a file that a browser is made to show as a page: it may do nothing. */
export const inertPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

/** For the service worker: it may fetch from the site, and load no other script. */
export const workerPolicy = "default-src 'none'; connect-src 'self'; base-uri 'none'";

/**
 * Returns the policy of a finished page: it allows our own script files and, by hash, `scripts`, the texts of its
 * inline scripts. Inline styles stay allowed: Radix sets them at run time, and a style cannot run code.
 * Frames are for the map, which opens only on the reader's request, and for PDFs that the page has fetched itself
 * (blob:, in the community).
 */
export function pagePolicy(scripts: readonly string[]): string {
  const hashes = scripts.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  return [
    "default-src 'self'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    'frame-src blob: https://www.openstreetmap.org',
    "frame-ancestors 'none'",
    "form-action 'self'",
    "base-uri 'self'",
    "object-src 'none'",
  ].join('; ');
}
