import { ConfigError } from './config';
import { start, StartError } from './start';

/** After this long a stop that hangs is cut short. */
const STOP_LIMIT_MS = 10_000;

async function main(): Promise<void> {
  try {
    const running = await start(process.env, (line) => process.stdout.write(`${line}\n`));
    let isStopping = false;
    const stop = () => {
      if (isStopping) return;
      isStopping = true;
      setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
      running.stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    };
    process.on('SIGTERM', stop);
    process.on('SIGINT', stop);
  } catch (error) {
    const isExpected = error instanceof ConfigError || error instanceof StartError;
    process.stderr.write(
      `${isExpected ? error.message : String((error as Error).stack ?? error)}\n`,
    );
    process.exit(1);
  }
}

void main();
