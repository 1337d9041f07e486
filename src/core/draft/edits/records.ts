/** Edits of the site's own records: settings, theme, navigation, widgets. */
import * as z from 'zod/mini';
import type { Draft } from '../draft';
import { SINGLE_RECORDS, type SingleRecord } from '../keys';
import { mergeFields, type UnknownRule } from '../write-fields';

const values = z.record(z.string(), z.json());

export const setThemeSchema = z.strictObject({ edit: z.literal('setTheme'), values });
export const setSettingsSchema = z.strictObject({ edit: z.literal('setSettings'), values });
export const setNavigationSchema = z.strictObject({ edit: z.literal('setNavigation'), values });
export const setWidgetsSchema = z.strictObject({ edit: z.literal('setWidgets'), values });

/** Merges a part of a record deeply; lists are matched by id. Texts are the primary language's. */
export function setRecord(
  draft: Draft,
  record: SingleRecord,
  edit: { values: Readonly<Record<string, unknown>> },
  unknown: UnknownRule = 'refuse',
): void {
  draft.transact(() =>
    mergeFields(draft, SINGLE_RECORDS[record], record, edit.values, [record], {
      language: draft.primaryLanguage(),
      unknown,
    }),
  );
}
