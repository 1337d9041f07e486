/** The templates that a new site may start from, shared by server and browser. */
export const SITE_TEMPLATES = ['blank', 'sample', 'event', 'bakery', 'studio'] as const;
export type SiteTemplateName = (typeof SITE_TEMPLATES)[number];
