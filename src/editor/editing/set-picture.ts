/** Another picture in a place: what belongs to the one before goes with it. */
import type { Draft } from '../../core/draft/draft';
import type { ContentEdit } from '../../core/draft/edits/content-edits';
import { recordFields } from '../../core/draft/keys';
import { fieldAt, type Fields, type ValueMeta } from '../../core/fields/field';
import { setValueOf } from './set-value';

/** Field of a section's background picture (spec section 3, "Background"). */
export const BACKGROUND_FIELD = 'backgroundImgUrl';

/** Edits, one step of undo, that put a picture under a key; empty: none. */
export function setPictureEdits(draft: Draft, key: string, address: string): ContentEdit[] {
  const edits = [setValueOf(key, address)];
  const { dimensions } = pictureMeta(draft, key) ?? {};
  // Their addresses are those of the picture before.
  if (dimensions !== undefined) edits.push(setValueOf(siblingKey(key, dimensions), {}));
  const crop = cropKey(draft, key);
  if (crop !== undefined) edits.push(setValueOf(crop, null));
  return edits;
}

/** Key of a picture's crop; undefined where it can't be cropped. */
export function cropKey(draft: Draft, key: string): string | undefined {
  const name = key.slice(key.lastIndexOf('/') + 1).replace(/Url$/, '');
  // The messenger's picture has a crop of a name of its own (spec section 3).
  return [`${name}CropParams`, 'imgCropParams']
    .map((crop) => siblingKey(key, crop))
    .find((crop) => fieldOf(draft, crop)?.meta.kind === 'crop');
}

/** What is known of the picture under a key. */
export function pictureMeta(draft: Draft, key: string): ValueMeta | undefined {
  const meta = fieldOf(draft, key)?.meta;
  return meta?.kind === 'image' ? meta : undefined;
}

/** The field under a key of the draft. */
export function fieldOf(draft: Draft, key: string) {
  const [record = '', ...path] = key.split('/');
  return fieldAt(fieldsOf(draft, record), path);
}

/** The fields of a record: a section's, or one of the site's own. */
export function fieldsOf(draft: Draft, record: string): Fields {
  const section = draft.placeOf(record)?.section ?? '';
  return draft.catalogue.get(section)?.fields ?? recordFields(record) ?? {};
}

function siblingKey(key: string, name: string): string {
  return `${key.slice(0, key.lastIndexOf('/'))}/${name}`;
}
