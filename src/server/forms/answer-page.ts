import { escapeHtml } from '../../site/shell/escape';
import type { AnswerLanguage } from './answer-words';

const STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;padding:2rem;font:1rem/1.5 system-ui,sans-serif;color:#1d2326;background:#f5f7f7}h1{font-size:1.5rem;margin:0 0 .5rem}p,ul{margin:0 0 1rem;max-width:50ch}a{color:inherit}@media(prefers-color-scheme:dark){body{color:#e8ecec;background:#14191b}}';

/** Headers of {@link answerPage}. */
export const ANSWER_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  'x-robots-tag': 'noindex',
} as const;

/** What somebody without script reads after sending a form: what happened, what to mend, and the way back. */
export function answerPage(answer: {
  language: AnswerLanguage;
  title: string;
  lines?: readonly string[];
  /** Address of the page that the form was on. */
  back: string;
}): string {
  const { code, back } = answer.language;
  const title = escapeHtml(answer.title);
  const lines = (answer.lines ?? []).map((line) => `<li>${escapeHtml(line)}</li>`).join('');
  return (
    `<!doctype html><html lang="${code}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>${title}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1>${lines === '' ? '' : `<ul>${lines}</ul>`}` +
    `<p><a href="${escapeHtml(answer.back)}">${escapeHtml(back)}</a></p></main></body></html>`
  );
}
