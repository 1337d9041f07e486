import { spawn } from 'node:child_process';
import * as path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** An error whose message is all that a user needs to see. */
export class ExpectedError extends Error {
  isExpected = true;
}

/**
 * Runs a program in the repository's root and resolves with its exit code and, when asked for,
 * its output. It never rejects for a failing program: the caller decides what a failure means.
 */
export function run(command, args, { env = process.env, capture = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env,
      stdio: capture ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Runs the command-line tool of an installed package with this very Node. */
export function runTool(packageName, tool, args, options) {
  return run(
    process.execPath,
    [path.join(root, 'node_modules', packageName, tool), ...args],
    options,
  );
}

/** npm as it was called itself (`npm_execpath`), else the one on the path. */
export function runNpm(args, options) {
  const npm = process.env['npm_execpath'];
  return npm ? run(process.execPath, [npm, ...args], options) : run('npm', args, options);
}
