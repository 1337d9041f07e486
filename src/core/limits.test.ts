import { describe, expect, it } from 'vitest';
import * as limits from './limits';

describe('imageSizeFor', () => {
  it('is small up to 480, medium up to 768, large up to 1440, otherwise xlarge', () => {
    expect([320, 480, 481, 768, 769, 1440, 1441].map(limits.imageSizeFor)).toEqual([
      ...['small', 'small', 'medium', 'medium', 'large', 'large', 'xlarge'],
    ]);
  });
});

describe('the waits', () => {
  it('are those of spec section 9', () => {
    expect(limits).toMatchObject({
      TEXT_DEBOUNCE_MS: 1000,
      HEADER_LINKS_RESIZE_DEBOUNCE_MS: 400,
      HASH_SCROLL_WAIT_MS: 10_000,
      ANCHOR_SCROLL_DELAY_MS: 100,
      POPUP_ANIMATION_MS: 300,
      TOOLTIP_TOUCH_CLOSE_MS: 4000,
      CONTACT_RESET_MS: 4000,
      ICON_RETRY_MS: 1000,
    });
  });
});
