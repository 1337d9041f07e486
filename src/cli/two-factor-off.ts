import { parseArgs } from 'node:util';
import { withServices } from './with-services';

/** For somebody who has lost both their app for codes and their recovery codes. */
export const twoFactorOff = {
  summary: 'let an account in by its password alone again',
  usage: 'plinth two-factor-off --email <address>',
  async run(args: readonly string[]): Promise<void> {
    const { values } = parseArgs({ args: [...args], options: { email: { type: 'string' } } });
    const { email } = values;
    if (email === undefined) throw new Error(twoFactorOff.usage);
    await withServices(async ({ accounts, secondFactor, ownAccount, audit }) => {
      const account = await accounts.byEmail(email);
      if (!account) throw new Error('There is no account with this e-mail.');
      await secondFactor.remove(account);
      await audit.note('two-factor-off', { account, label: 'Command line' });
      await ownAccount.tell(
        account,
        'Signing in to Plinth asks for no code any more',
        'Whoever runs this installation turned off two-factor sign-in for your account.',
      );
    });
    console.log(
      'The password is enough again. Turn two-factor sign-in on anew on the account’s page.',
    );
  },
};
