import { parseArgs } from 'node:util';
import { withServices } from './with-services';

/** Makes an account without a browser. The first one operates the installation and owns the sample. */
export const createOwner = {
  summary: 'make an account',
  usage:
    'plinth create-owner --email <address> --password <at least 10 characters> [--name <name>]',
  async run(args: readonly string[]): Promise<void> {
    const { values } = parseArgs({
      args: [...args],
      options: {
        email: { type: 'string' },
        password: { type: 'string' },
        name: { type: 'string' },
      },
    });
    const { email, password, name } = values;
    if (email === undefined || password === undefined) throw new Error(createOwner.usage);
    const account = await withServices(({ accounts }) =>
      accounts.create({ email, password, name }),
    );
    console.log(`The account ${account.email} is ready.`);
  },
};
