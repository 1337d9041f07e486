import type { FastifyInstance } from 'fastify';
import { EARLY_SCRIPT_SOURCE } from '../pages/early-connection';

const YEAR_S = 365 * 24 * 60 * 60;
/**
 * Nothing here needs them, and nothing that a page embeds gets them without being asked for. Only names that browsers
 * know: one that a browser doesn't know is a warning in its console.
 */
const PERMISSIONS_POLICY =
  'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), screen-wake-lock=(), serial=(), usb=()';
/** For answers that are no document: should a browser show one all the same, it can do nothing. */
const DATA_CSP = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** What every answer over https says, so that browsers don't try http again. Not of subdomains: they may be others'. */
function transportSecurity(publicUrl: string): Record<string, string> {
  return publicUrl.startsWith('https:') ? { 'strict-transport-security': `max-age=${YEAR_S}` } : {};
}

/** Further headers of published pages. Their policy of scripts and frames comes from the page itself. */
export function pageSecurityHeaders(publicUrl: string): Record<string, string> {
  return { 'permissions-policy': PERMISSIONS_POLICY, ...transportSecurity(publicUrl) };
}

/**
 * The policy of the builder's own documents, on the host by which it was asked. Scripts are files, and the one that
 * connects the editor of a site. Styles are files, and those few that bear the nonce of this answer. Only the canvas, which
 * shows a draft's theme as it is changed, makes others.
 */
export function builderSecurityHeaders(
  host: string | undefined,
  document: { nonce: string; isEditor: boolean } | 'canvas',
): Record<string, string> {
  const inlineStyles = document === 'canvas' ? "'unsafe-inline'" : `'nonce-${document.nonce}'`;
  // Not every browser counts WebSocket of the same host as 'self'.
  const own = /^[\w.:[\]-]+$/.test(host ?? '') ? ` ws://${host} wss://${host}` : '';
  return {
    'content-security-policy': [
      "default-src 'self'",
      `script-src 'self'${document !== 'canvas' && document.isEditor ? ` ${EARLY_SCRIPT_SOURCE}` : ''}`,
      `style-src 'self' ${inlineStyles}`,
      // Whatever pictures a site refers to are shown while it is edited.
      "img-src 'self' data: blob: http: https:",
      "media-src 'self' blob: http: https:",
      "font-src 'self' data:",
      `connect-src 'self'${own}`,
      // The canvas is a document of the builder itself.
      "frame-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'self'",
    ].join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'SAMEORIGIN',
  };
}

/** Gives every answer what it doesn't say itself. */
export function secureAnswers(app: FastifyInstance, publicUrl: string): void {
  const always = {
    'permissions-policy': PERMISSIONS_POLICY,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    ...transportSecurity(publicUrl),
  };
  app.addHook('onSend', (request, reply, _payload, done) => {
    for (const [name, value] of Object.entries(always)) {
      if (!reply.hasHeader(name)) reply.header(name, value);
    }
    if (request.url.startsWith('/api/')) {
      if (!reply.hasHeader('content-security-policy')) {
        reply.header('content-security-policy', DATA_CSP);
      }
      // What is somebody's own is kept by no cache.
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    }
    done();
  });
}
