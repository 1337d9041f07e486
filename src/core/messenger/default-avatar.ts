/** The picture of a person who has none of their own: a file of the site's own (spec section 3). */
export const DEFAULT_AVATAR = '/static/avatar.svg';
