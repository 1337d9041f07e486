/** Pages of the program's own, where there is no site to show: plain, with no script and no request elsewhere. */
const NOTICES = {
  suspended: {
    status: 503,
    title: 'This website is not available',
    text: 'It has been taken offline by the operator of this server.',
  },
  unpublished: {
    status: 404,
    title: 'Nothing here yet',
    text: 'This website has not been published.',
  },
  unknown: {
    status: 404,
    title: 'There is no website at this address',
    text: 'Check the address. If you have just connected this domain, it may take a while.',
  },
} as const;

export type NoticeKind = keyof typeof NOTICES;

const STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;padding:2rem;font:1rem/1.5 system-ui,sans-serif;color:#1d2326;background:#f5f7f7}h1{font-size:1.5rem;margin:0 0 .5rem}p{margin:0;max-width:40ch}@media(prefers-color-scheme:dark){body{color:#e8ecec;background:#14191b}}';

/** One of these pages, ready to be packed. */
export function noticePage(kind: NoticeKind) {
  const { status, title, text } = NOTICES[kind];
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'x-robots-tag': 'noindex',
    },
    body: `<!doctype html><html lang="en" dir="ltr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1><p>${text}</p></main></body></html>`,
  };
}
