import { spawn } from 'node:child_process';
import { once } from 'node:events';
import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { WebSocket } from 'ws';
import { CHROMIUM_FLAGS } from '../../scripts/lib/chromium-flags.mjs';

/** What the browser's own bars take of a window's height. */
const BARS_PX = 87;

/**
 * Chromium as a person has it: with a profile, whose scripts it keeps compiled, and nobody who is told of each request.
 * Playwright's is a private window under its eyes, which takes up to a tenth of the time that a page takes to open.
 * @param viewport of each page, in px
 */
export async function startBareBrowser(executablePath, { width, height }) {
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'plinth-bench-profile-'));
  const child = spawn(
    executablePath,
    [
      ...CHROMIUM_FLAGS,
      '--headless',
      `--window-size=${width},${height + BARS_PX}`,
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const socket = new WebSocket(await endpointOf(child));
  await once(socket, 'open');
  const send = sender(socket);
  return {
    /** An empty page. It is told nothing and asked nothing but what is called here. */
    async newPage() {
      const { targetId } = await send('Target.createTarget', { url: 'about:blank' });
      const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
      const call = (method, params) => send(method, params, sessionId);
      return {
        /** Runs a function in each document that the page opens, before the document's own scripts. */
        async addInitScript(run, argument) {
          await call('Page.enable');
          const source = `(${run})(${JSON.stringify(argument)})`;
          await call('Page.addScriptToEvaluateOnNewDocument', { source });
        },
        /** Resolves when the address has answered. */
        async goto(url) {
          const { errorText } = await call('Page.navigate', { url });
          if (errorText) throw new Error(`${url}: ${errorText}`);
        },
        /** Runs a function in the page. @returns what it returned or what its promise resolved to */
        async evaluate(run, argument) {
          const { result, exceptionDetails } = await call('Runtime.evaluate', {
            expression: `(${run})(${JSON.stringify(argument)})`,
            awaitPromise: true,
            returnByValue: true,
          });
          if (exceptionDetails) throw new Error(exceptionDetails.exception?.description);
          return result.value;
        },
        async close() {
          await send('Target.closeTarget', { targetId });
        },
      };
    },
    async close() {
      const ended = once(child, 'exit');
      await send('Browser.close');
      await ended;
      // Its helpers may still be writing.
      fs.rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}

/** The address at which a browser that has just started takes commands. */
function endpointOf(child) {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stderr.on('data', (chunk) => {
      output += chunk;
      const [, endpoint] = /DevTools listening on (\S+)/.exec(output) ?? [];
      if (endpoint !== undefined) resolve(endpoint);
    });
    child.once('exit', () => reject(new Error(`Chromium did not start:\n${output}`)));
  });
}

/** Sends commands of the DevTools protocol. */
function sender(socket) {
  const waiting = new Map();
  let last = 0;
  socket.on('message', (data) => {
    const { id, result, error } = JSON.parse(String(data));
    const answer = waiting.get(id);
    if (answer === undefined) return;
    waiting.delete(id);
    if (error) answer.reject(new Error(error.message));
    else answer.resolve(result);
  });
  return (method, params, sessionId) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      socket.send(JSON.stringify({ id: last, method, params, sessionId }));
    });
}
