// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { IconByName } from './icon';
import { addIcons, brandIcon, fetchIconsWith, groupOf, type IconGroup } from './icon-set';

const groups = import.meta.glob<IconGroup>('./icons/groups/*.json', {
  eager: true,
  import: 'default',
});

describe('groups of icons', () => {
  it('hold each icon where it is looked for', () => {
    expect(Object.keys(groups)).toHaveLength(24);
    for (const [file, { blocks, brands }] of Object.entries(groups)) {
      for (const name of [...Object.keys(blocks), ...Object.keys(brands)])
        expect(`./icons/groups/${String(groupOf(name)).padStart(2, '0')}.json`).toBe(file);
    }
  });
});

describe('an icon that is not known yet', () => {
  it('is asked for once it is shown, and drawn when it comes', () => {
    const asked: string[] = [];
    fetchIconsWith((name) => asked.push(name));
    const { container } = render(<IconByName name="mastodon" rem={1} />);
    expect(asked).toEqual(['mastodon']);
    // Its room is kept meanwhile.
    expect(container.querySelector('svg')?.innerHTML).toBe('');
    act(() => {
      for (const group of Object.values(groups)) if ('mastodon' in group.brands) addIcons(group);
    });
    expect(brandIcon('mastodon')?.title).toBe('Mastodon');
    expect(container.querySelector('path')).not.toBeNull();
  });
});
