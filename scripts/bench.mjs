// `npm run bench`: each bench/*.bench.mjs in turn, against the built program.
import { runOnSupportedNode } from './lib/node-version.mjs';

runOnSupportedNode(async () => {
  const { prepare } = await import('./lib/prepare.mjs');
  const { filesUnder } = await import('./lib/hashes.mjs');
  const { run } = await import('./lib/run.mjs');
  await prepare();
  const wanted = process.argv.slice(2);
  const files = filesUnder('bench').filter(
    (file) =>
      file.endsWith('.bench.mjs') &&
      (wanted.length === 0 || wanted.some((word) => file.includes(word))),
  );
  if (files.length === 0) console.log('There is no benchmark by that name in bench/.');
  for (const file of files) {
    console.log(`\n— ${file} —`);
    const { code } = await run(process.execPath, [file]);
    if (code !== 0) process.exitCode = 1;
  }
});
