import * as http from 'node:http';
import * as https from 'node:https';
import * as net from 'node:net';
import type { Passed } from './gate';

/** Opens a request that connects to the very address that passed the gate, and follows no redirect. */
export function requestPassed(
  { url, address }: Passed,
  options: http.RequestOptions & { timeoutMs: number },
  onResponse: (response: http.IncomingMessage) => void,
): http.ClientRequest {
  const { timeoutMs, ...rest } = options;
  const family = net.isIP(address);
  return (url.protocol === 'https:' ? https : http).request(
    url,
    {
      ...rest,
      agent: false,
      signal: AbortSignal.timeout(timeoutMs),
      lookup: (_host, { all }, done) => {
        if (all) done(null, [{ address, family }]);
        else done(null, address, family);
      },
    },
    onResponse,
  );
}
