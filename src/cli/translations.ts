import * as fs from 'node:fs';
import { parseArgs } from 'node:util';
import {
  exchangeOf,
  takeTranslations,
  TRANSLATION_FORMATS,
  writeExchange,
  type TranslationFormat,
} from '../server/translations/service';
import { findSite } from './find-site';
import { withServices } from './with-services';

/** Gives a site's texts to a translator, and takes the translations back. */
export const translations = {
  summary: 'write texts for a translator (XLIFF 2, CSV), or take them back',
  usage: [
    'plinth translations export --site <id or slug> --lang <code> --file <file.xlf or file.csv> [--open]',
    'plinth translations import --site <id or slug> --lang <code> --file <file.xlf or file.csv>',
  ].join('\n'),
  async run(args: readonly string[]): Promise<void> {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        site: { type: 'string' },
        lang: { type: 'string' },
        file: { type: 'string' },
        format: { type: 'string' },
        open: { type: 'boolean', default: false },
      },
    });
    const [action] = positionals;
    const { site: name, lang, file } = values;
    if (
      name === undefined ||
      lang === undefined ||
      file === undefined ||
      (action !== 'export' && action !== 'import')
    )
      throw new Error(translations.usage);
    const format = formatOf(values.format ?? (file.endsWith('.csv') ? 'csv' : 'xliff'));
    await withServices(async (services) => {
      const site = await findSite(services, name);
      if (action === 'export') {
        const exchange = await exchangeOf(services, site.id, lang, values.open ? 'open' : 'all');
        await fs.promises.writeFile(file, writeExchange(exchange, format));
        console.log(`${exchange.units.length} texts are in ${file}.`);
        return;
      }
      const content = await fs.promises.readFile(file, 'utf8');
      const result = await takeTranslations(services, site.id, { language: lang, format, content });
      for (const { key, reason } of result.leftOut) console.log(`left out ${key}: ${reason}`);
      console.log(
        `${result.taken} taken, ${result.unchanged} unchanged, ${result.leftOut.length} left out.`,
      );
    });
  },
};

function formatOf(name: string): TranslationFormat {
  const format = TRANSLATION_FORMATS.find((one) => one === name);
  if (!format) throw new Error(`--format is one of ${TRANSLATION_FORMATS.join(', ')}.`);
  return format;
}
