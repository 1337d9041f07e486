/** Constants of spec section 9 (and 2 where named) that belong to no section and no other module. */

/** Widest window for each size of an image; wider ones get the extra-large one. */
export const IMAGE_BREAKPOINTS_PX = { small: 480, medium: 768, large: 1440 } as const;

/** Window widths at which layouts change. */
export const LAYOUT_BREAKPOINTS_PX = {
  tiny: 457,
  narrow: 550,
  forms: 650,
  mobileCss: 766,
  mobile: 768,
  /** Below it, left and right orientation collapse into one column. */
  orientation: 992,
  /** Below it, the mobile link menu and the collapsed language menu. */
  menu: 1024,
  wide: 1200,
  widest: 1440,
} as const;

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

export const HASH_SCROLL_WAIT_MS = 10_000;
export const ANCHOR_SCROLL_DELAY_MS = 100;
export const TEXT_DEBOUNCE_MS = 1000;
export const POPUP_ANIMATION_MS = 300;
export const TOOLTIP_TOUCH_CLOSE_MS = 4000;
export const CONTACT_RESET_MS = 4000;
export const BLOB_CYCLE_MS = 5000;
export const IMAGE_RESIZE_DEBOUNCE_MS = 200;
export const CROP_RESIZE_DEBOUNCE_MS = 400;
export const HEADER_LINKS_RESIZE_DEBOUNCE_MS = 400;
export const ICON_RETRY_MS = 1000;
export const LAZY_IMAGE_MARGIN_PX = 500;
export const FADE_IN_MS = 1500;

/** What a header link takes up before it can be measured. */
export const HEADER_LINK_WIDTH_PX = 125;
export const HEADER_LINK_GAP_PX = 30;
/** Share of the window's width for header links. */
export const HEADER_LINKS_SHARE = 0.4;
/** The same while editing with extra content. */
export const HEADER_LINKS_EDITING_SHARE = 0.3;
export const LANGUAGE_MENU_MAX_HEIGHT_PX = 580;
export const MENU_MAX_HEIGHT_PX = 400;
export const MENU_MIN_WIDTH_PX = 200;
export const MENU_MAX_WIDTH_PX = 300;
export const MENU_ITEM_MAX_WIDTH_PX = 250;

export const MESSENGER_BUTTON_PX = 50;
export const MESSENGER_OPEN_SCALE = 1.2;
export const MESSENGER_BOX_WIDTH_PX = 320;
export const MESSENGER_BOX_MOBILE_MAX_PX = 360;
export const MESSENGER_TEXT_MAX_LINES = 5;
export const MESSENGER_NAME_WIDTH_PX = 213;

export const COMPLAINT_MODAL_MAX_HEIGHT_VH = 90;
export const COMPLAINT_MODAL_MOBILE_MAX_HEIGHT_VH = 98;
export const NOTICE_MODAL_MAX_WIDTH_PX = 400;

/** Width of a logo's four copies. */
export const LOGO_COPY_WIDTH_PX = 500;
