/** Up to this width of the window, px, the builder is laid out for a phone: as in all its stylesheets. */
const PHONE_PX = 700;

export const PHONE_QUERY = `(max-width: ${PHONE_PX}px)`;

export const isOnPhone = (): boolean => window.innerWidth <= PHONE_PX;
