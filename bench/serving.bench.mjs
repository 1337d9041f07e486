// A page from the cache against a bare Node server and nginx with the same bytes, in turns in the same run.
import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { startBareServer, startNginx } from './lib/baselines.mjs';
import { processorSeconds } from './lib/cpu.mjs';
import { httpLoad } from './lib/http-load.mjs';
import { get, startPlinth } from './lib/plinth.mjs';
import { median, Report } from './lib/report.mjs';

const ROUNDS = 7;
const ROUND_MS = 1500;
const CONNECTIONS = 32;

const report = new Report();
report.noteLoad();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plinth-bench-'));
const plinth = await startPlinth();
const running = [plinth];
try {
  const { host } = plinth;
  const page = await get(plinth.port, '/', { host, 'accept-encoding': 'br' });
  const encoding = page.headers['content-encoding'];
  const bare = await startBareServer(folder, page.bytes, encoding);
  running.push(bare);
  const nginx = await startNginx(folder, page.bytes, encoding);
  if (nginx !== null) running.push(nginx);
  await compare({ bare, plinth, ...(nginx === null ? {} : { nginx }) }, host);
} finally {
  for (const server of running) await server.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}
report.finish();

async function compare(servers, host) {
  const names = Object.keys(servers);
  const load = (name, connections, durationMs) =>
    httpLoad({ port: servers[name].port, host, connections, durationMs });
  const measures = Object.fromEntries(
    names.map((name) => [name, { perSecond: [], firstByteMs: [], perProcessorSecond: [] }]),
  );
  for (const name of names) await load(name, CONNECTIONS, ROUND_MS);
  for (let round = 0; round < ROUNDS; round += 1) {
    // Every other round the other way about: what comes first has no advantage.
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const { pid } = servers[name];
      const before = processorSeconds(pid);
      const { perSecond, count } = await load(name, CONNECTIONS, ROUND_MS);
      measures[name].perSecond.push(perSecond);
      measures[name].perProcessorSecond.push(count / (processorSeconds(pid) - before));
      // One visitor at a time: how long a page takes when nobody else waits.
      measures[name].firstByteMs.push((await load(name, 1, ROUND_MS / 3)).firstByteMs);
    }
  }
  for (const name of names) {
    const { perSecond, perProcessorSecond, firstByteMs } = measures[name];
    report.add(`${name}: requests in a second`, Math.round(median(perSecond)));
    report.add(`${name}: in a second of the processor`, Math.round(median(perProcessorSecond)));
    report.add(`${name}: time to first byte`, median(firstByteMs), 'ms');
  }
  const ratio = (measure, name, other) =>
    median(measures[name][measure].map((value, round) => value / measures[other][measure][round]));
  // With others on the processor this is chance; the work for each request, below, is not.
  const budget = report.isBusy ? {} : { min: 0.75 };
  report.add(
    'requests, ratio to a bare Node server',
    ratio('perSecond', 'plinth', 'bare'),
    '',
    budget,
  );
  report.add(
    'first byte, ratio to a bare Node server',
    ratio('firstByteMs', 'plinth', 'bare'),
    '',
    {
      max: 1.5,
    },
  );
  const work = (name, other) => ratio('perProcessorSecond', name, other);
  report.add('for the same work of the processor', work('plinth', 'bare'), '', { min: 0.75 });
  if (servers.nginx === undefined) {
    report.note('nginx is not installed: no ratio to it.');
    return;
  }
  report.add('requests, ratio to nginx with one worker', ratio('perSecond', 'plinth', 'nginx'));
  report.add('for the same work of the processor', work('plinth', 'nginx'));
  report.add('a bare Node server’s ratio to nginx', ratio('perSecond', 'bare', 'nginx'));
  report.add('for the same work of the processor', work('bare', 'nginx'));
}
