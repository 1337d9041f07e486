import type { ComponentType } from 'react';
import type { Component, SiteDocument } from '../core/document/document';
import { anchorId } from '../core/links/site-address';
import { usePage } from '../parts/page-context';
import { liveSource } from '../parts/live-source';
import { SectionProvider, type SectionInfo } from '../parts/section-context';

/** A section's root element with its view inside. */
export function SectionElement(props: {
  component: Component;
  titleLevel: 1 | 2;
  theme: SiteDocument['theme'];
  View: ComponentType;
}) {
  const { component, titleLevel, theme, View } = props;
  const { foreign } = usePage();
  const orientation = component.orientation || theme.orientation;
  const info: SectionInfo = {
    id: component.id,
    section: component.section,
    colorMode: component.colorMode || theme.colorMode,
    orientation,
    titleLevel,
    source: liveSource(component.data, (path, text) => foreign?.(`${component.id}/${path}`, text)),
  };
  return (
    <section
      id={anchorId(component.id)}
      data-section={component.section}
      data-color-mode={component.colorMode || theme.colorMode}
      data-orientation={orientation}
    >
      <SectionProvider value={info}>
        <View />
      </SectionProvider>
    </section>
  );
}
