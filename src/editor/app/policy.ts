declare global {
  // Where zod keeps its configuration, so that all copies of it share one.
  var __zod_globalConfig: { jitless?: boolean } | undefined;
  // Where libraries look for the nonce of the styles that they make: bundlers once put it there.
  var __webpack_nonce__: string | undefined;
}

/**
 * Keeps libraries within the page's policy: the few styles that they make as they run bear its nonce, and nobody tries
 * whether code may be made of text.
 */
export function keepWithinPolicy(): void {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  if (meta?.nonce) globalThis.__webpack_nonce__ = meta.nonce;
  // Changed in place: it may have been read already.
  globalThis.__zod_globalConfig ??= {};
  globalThis.__zod_globalConfig.jitless = true;
}
