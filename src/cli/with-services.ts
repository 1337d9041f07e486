import pino from 'pino';
import { requireFinishedRestore } from '../server/backup/restore-marker';
import { readConfig } from '../server/config';
import { closeServices, createServices } from '../server/create-services';
import { loggerOptions } from '../server/logging';
import type { Services } from '../server/services';

/** Opens the installation that the environment describes, for as long as `work` takes. The server may be running. */
export async function withServices<Result>(
  work: (services: Services) => Promise<Result>,
): Promise<Result> {
  const config = readConfig(process.env);
  requireFinishedRestore(config);
  const services = await createServices({ config, log: pino(loggerOptions('warn')) });
  try {
    return await work(services);
  } finally {
    await closeServices(services);
  }
}
