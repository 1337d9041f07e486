/**
 * The generic client of spec section 7: JSON over fetch, cookies included. Fetch comes in as an argument, so that it
 * runs in browsers, on servers and in tests alike.
 */
import { splitAddress } from '../links/split-address';

/** The API's path unless configured otherwise: spec section 7. */
export const API_BASE = '/api/v1';

/** Header of a shared-editing link's token. */
export const SHARED_EDITING_HEADER = 'X-Shared-Editing';

// Paths about a site's content take the language that the content is asked for in.
const SITE_MARKER = '/sites/';

// What a failed network or an unreadable answer counts as: spec section 8.
const UNREADABLE_STATUS = 400;

export type Method = 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH';

/** What of fetch the client needs. */
export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/** What a client is made of. Functions are asked anew for each request. */
export interface ClientOptions {
  fetch: Fetch;
  base?: string;
  language?: () => string | undefined;
  bearerToken?: () => string | undefined;
  sharedEditingToken?: () => string | undefined;
}

/** What one request may add. */
export interface RequestOptions {
  query?: Readonly<Record<string, string | number | boolean | undefined>>;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
  /** Lets the request outlive its page. */
  keepalive?: boolean;
  /** Completion is all that counts: whatever a successful answer holds is not read. */
  isAnswerIgnored?: boolean;
}

/** The `x-total-count` header, merged into the result. */
export interface Counted {
  totalCount?: number;
}

/** One function per method. An answer without content gives undefined. */
export interface ApiClient {
  get<Result>(path: string, options?: RequestOptions): Promise<Result & Counted>;
  delete<Result = undefined>(path: string, options?: RequestOptions): Promise<Result & Counted>;
  post<Result>(path: string, body?: unknown, options?: RequestOptions): Promise<Result & Counted>;
  put<Result>(path: string, body?: unknown, options?: RequestOptions): Promise<Result & Counted>;
  patch<Result>(path: string, body?: unknown, options?: RequestOptions): Promise<Result & Counted>;
}

/** What the client throws: any answer of status 400 or above, a failed network, an unreadable answer. Spec section 8. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  /** What is wrong with single fields, as the server told it. */
  readonly fields?: unknown;

  constructor({ status, code, message, fields, cause }: ApiErrorDetails) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    if (fields !== undefined) this.fields = fields;
  }
}

interface ApiErrorDetails {
  status: number;
  code: string;
  message: string;
  fields?: unknown;
  cause?: unknown;
}

/** Makes a client. */
export function createClient(options: ClientOptions): ApiClient {
  // Called on its own: a browser's fetch refuses to be another object's method.
  const { fetch } = options;
  const send = async <Result>(
    method: Method,
    path: string,
    body: unknown,
    request: RequestOptions = {},
  ): Promise<Result & Counted> => {
    const response = await reach(() =>
      fetch(addressOf(path, request.query, options), {
        method,
        // Another host has no session of ours: a static export's forms come without cookies.
        credentials: (options.base ?? API_BASE).startsWith('/') ? 'include' : 'omit',
        headers: headersOf(body, request.headers, options),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        ...(request.signal === undefined ? {} : { signal: request.signal }),
        ...(request.keepalive === undefined ? {} : { keepalive: request.keepalive }),
      }),
    );
    if (response.status >= 400) throw await failureOf(response);
    const result = request.isAnswerIgnored === true ? undefined : await resultOf(response);
    return result as Result & Counted;
  };
  return {
    get: (path, request) => send('GET', path, undefined, request),
    delete: (path, request) => send('DELETE', path, undefined, request),
    post: (path, body, request) => send('POST', path, body, request),
    put: (path, body, request) => send('PUT', path, body, request),
    patch: (path, body, request) => send('PATCH', path, body, request),
  };
}

function addressOf(
  path: string,
  query: RequestOptions['query'],
  { base = API_BASE, language }: ClientOptions,
): string {
  const parts = splitAddress(base + path);
  const parameters = parts.query === '' ? [] : [parts.query.slice(1)];
  const add = (name: string, value: string | number | boolean | undefined) => {
    if (value === undefined) return;
    parameters.push(`${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
  };
  for (const [name, value] of Object.entries(query ?? {})) add(name, value);
  const hasLanguage = parameters.some((parameter) => /(?:^|&)lang=/.test(parameter));
  if (parts.path.includes(SITE_MARKER) && !hasLanguage) add('lang', language?.() || undefined);
  return parts.path + (parameters.length === 0 ? '' : `?${parameters.join('&')}`);
}

function headersOf(
  body: unknown,
  extra: RequestOptions['headers'],
  { bearerToken, sharedEditingToken }: ClientOptions,
): Record<string, string> {
  const bearer = bearerToken?.();
  const shared = sharedEditingToken?.();
  return {
    Accept: 'application/json',
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...(bearer ? { Authorization: `Bearer ${bearer}` } : {}),
    ...(shared ? { [SHARED_EDITING_HEADER]: shared } : {}),
    ...extra,
  };
}

async function reach<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    throw new ApiError({ status: UNREADABLE_STATUS, code: 'unreadable', message, cause });
  }
}

async function resultOf(response: Response): Promise<unknown> {
  // 202 promises something; where it says no more, there is nothing to read.
  const { status, headers } = response;
  if (status === 204 || (status === 202 && headers.get('content-length') === '0')) return undefined;
  const result = await reach<unknown>(() => response.json());
  const total = response.headers.get('x-total-count');
  if (total === null || typeof result !== 'object' || result === null) return result;
  return Object.assign(result, { totalCount: Number(total) });
}

// The status is known even where the body can't be read: a proxy's HTML page is no message for people.
async function failureOf(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined);
  const { code, message, fields } = (
    typeof body === 'object' && body !== null ? body : {}
  ) as Record<string, unknown>;
  return new ApiError({
    status: response.status,
    code: typeof code === 'string' ? code : 'unknown',
    message: typeof message === 'string' ? message : '',
    fields,
  });
}
