/** Constants of spec section 9 (and 2 where named) that belong to no section and no other module. */

/** Widest window for each size of an image; wider ones get the extra-large one. */
export const IMAGE_BREAKPOINTS_PX = { small: 480, medium: 768, large: 1440 } as const;

/** The size of an image for a window's width. */
export function imageSizeFor(viewportWidth: number): 'small' | 'medium' | 'large' | 'xlarge' {
  if (viewportWidth <= IMAGE_BREAKPOINTS_PX.small) return 'small';
  if (viewportWidth <= IMAGE_BREAKPOINTS_PX.medium) return 'medium';
  return viewportWidth <= IMAGE_BREAKPOINTS_PX.large ? 'large' : 'xlarge';
}

export const SCROLL_TO_TOP_THRESHOLD_PX = 400;
export const CONSENT_COOKIE_LIFETIME_DAYS = 100;
/** Local storage key of the cookie settings: spec section 3. */
export const COOKIE_SETTINGS_KEY = 'cookieSettings';
/** Local storage key of the random id that a visitor's recorded choices go by. */
export const CONSENT_VISITOR_KEY = 'cookieVisitor';

export const HASH_SCROLL_WAIT_MS = 10_000;
export const ANCHOR_SCROLL_DELAY_MS = 100;
export const TEXT_DEBOUNCE_MS = 1000;
export const POPUP_ANIMATION_MS = 300;
export const TOOLTIP_TOUCH_CLOSE_MS = 4000;
/** How long a form's confirmation shows before its fields are emptied. */
export const CONTACT_RESET_MS = 4000;
export const HEADER_LINKS_RESIZE_DEBOUNCE_MS = 400;
/** An icon that didn't come is asked for again after this. */
export const ICON_RETRY_MS = 1000;
export const LAZY_IMAGE_MARGIN_PX = 500;

/** Most characters of a file's title, and of an alternative text. */
export const MEDIA_TITLE_MAX_CHARACTERS = 200;
export const ALT_MAX_CHARACTERS = 250;

/** What a header link takes up before it can be measured. */
export const HEADER_LINK_WIDTH_PX = 125;
export const HEADER_LINK_GAP_PX = 30;
/** Share of the window's width for header links. */
export const HEADER_LINKS_SHARE = 0.4;
/** The same in the editor, while the bar holds more than visitors see. */
export const HEADER_LINKS_EDITING_SHARE = 0.3;

/** Width of a logo's four copies. */
export const LOGO_COPY_WIDTH_PX = 500;
