import { ConfigError } from './config';
import { start, StartError } from './start';

/** After this long a stop that hangs is cut short. */
const STOP_LIMIT_MS = 10_000;

function main(): void {
  const starting = start(process.env, (line) => process.stdout.write(`${line}\n`));
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
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
