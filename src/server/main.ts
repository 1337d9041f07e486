import { ConfigError } from './config';
import { start, StartError } from './start';

/** After this long a stop that waits for a silent database or store is cut short: what was acknowledged is stored. */
const STOP_LIMIT_MS = 8_000;

function main(): void {
  const starting = start(process.env, (line) => process.stdout.write(`${line}\n`));
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => {
      process.stderr.write(
        'The stop took too long and was cut short. Nothing acknowledged is lost.\n',
      );
      process.exit(0);
    }, STOP_LIMIT_MS).unref();
    // A stop asked for before everything has started waits for that: what is under way ends whole.
    starting
      .then((running) => running.stop())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  starting.catch((error: unknown) => {
    const isExpected = error instanceof ConfigError || error instanceof StartError;
    process.stderr.write(
      `${isExpected ? error.message : String((error as Error).stack ?? error)}\n`,
    );
    process.exit(1);
  });
}

main();
