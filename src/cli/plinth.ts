import { backup } from './backup';
import { createOwner } from './create-owner';
import { exportSite } from './export-site';
import { importSite } from './import-site';
import { restore } from './restore';
import { translations } from './translations';
import { twoFactorOff } from './two-factor-off';

interface Command {
  summary: string;
  usage: string;
  run(args: readonly string[]): Promise<void>;
}

const COMMANDS: Record<string, Command> = {
  backup,
  restore,
  'create-owner': createOwner,
  export: exportSite,
  import: importSite,
  translations,
  'two-factor-off': twoFactorOff,
};

/** Runs one command. What goes wrong is one line on stderr and exit code 1. */
async function main([name = '--help', ...args]: readonly string[]): Promise<number> {
  const command = COMMANDS[name];
  if (!command) {
    const list = Object.entries(COMMANDS).map(
      ([key, { summary }]) => `  ${key.padEnd(14)} ${summary}`,
    );
    console.log(
      [
        'Usage: plinth <command> [options]',
        '',
        ...list,
        '',
        '--help after a command tells more.',
      ].join('\n'),
    );
    return name === '--help' || name === 'help' ? 0 : 1;
  }
  if (args.includes('--help')) {
    console.log(command.usage);
    return 0;
  }
  try {
    await command.run(args);
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

process.exitCode = await main(process.argv.slice(2));
