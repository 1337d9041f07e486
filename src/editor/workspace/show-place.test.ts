// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { useShowPlace } from './show-place';
import { setUi, useUi } from './ui-state';

afterEach(() => setUi({ panel: null }));

it.each([
  ['events', 'events'],
  ['event:tour', 'events'],
  ['navigation', 'navigation'],
  ['widgets', 'widgets'],
  ['settings', 'site'],
])(
  'leads from a finding about %s to the part of the settings where it is mended',
  (record, part) => {
    const show = useShowPlace('site', null);
    show({ record, path: [] });
    expect(useUi.getState()).toMatchObject({ panel: 'settings', settingsPart: part });
  },
);
