import { useMemo } from 'react';
import { readFields } from '../../core/draft/read-fields';
import { widgetsFields, type Widgets } from '../../core/document/records';
import type { Field } from '../../core/fields/field';
import { SectionProvider, type SectionInfo } from '../../parts/section-context';
import { useDraftRecords } from '../editing/draft-hooks';
import { useDraftSource } from '../editing/draft-source';
import { useEditing } from '../editing/editing-context';
import { later } from '../ui/later';
import { useWidgetPreview } from './widget-preview';

const CanvasMessenger = later(async () => (await import('./canvas-messenger')).CanvasMessenger);
const CanvasConsent = later(async () => (await import('./canvas-consent')).CanvasConsent);

/** The record of the widgets, as parts name what they stand in. */
const RECORD = 'widgets';

/** What stands on the page beside its sections: the messengers, to be written in, and the cookie banner while it is. */
export function CanvasWidgets() {
  const { draft, language } = useEditing();
  const { store } = draft;
  const isConsentShown = useWidgetPreview(({ shown }) => shown !== null);
  const read = () => {
    const readText = (key: string, field: Field) => store.text(key, language) ?? field.initial();
    // The record's shape follows from its fields.
    return readFields(store.draft, widgetsFields, RECORD, readText) as unknown as Widgets;
  };
  const widgets = useDraftRecords(store, [RECORD], read, language);
  const source = useDraftSource({ store, component: RECORD, fields: widgetsFields, language });
  const info = useMemo(
    (): SectionInfo => ({
      id: RECORD,
      section: '',
      colorMode: 'LIGHT',
      orientation: 'LEFT',
      titleLevel: 2,
      source,
    }),
    [source],
  );
  return (
    <SectionProvider value={info}>
      {widgets.messenger.isVisible && <CanvasMessenger widget={widgets.messenger} />}
      {isConsentShown && <CanvasConsent widgets={widgets} />}
    </SectionProvider>
  );
}
