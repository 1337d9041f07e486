/** Up to this width of the window, px, the editor is laid out for a phone: as in the stylesheets of its workspace. */
const PHONE_PX = 700;

export const PHONE_QUERY = `(max-width: ${PHONE_PX}px)`;

export const isOnPhone = (): boolean => window.innerWidth <= PHONE_PX;
