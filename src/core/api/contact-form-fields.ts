/**
 * Names under which the contact form posts what visitors don't type. The browser's form and the server read them
 * here (product decision "spam"; "a form without script").
 */

/** A field that people never see and autofill doesn't know: whoever fills it is a program. */
export const HONEYPOT_FIELD = 'plinthSubject';
/** Milliseconds between the moment the page was shown and the sending; only scripts can tell it. */
export const ELAPSED_FIELD = 'elapsedMs';
/** Id of the section that holds the form: where a form without script returns to. */
export const COMPONENT_FIELD = 'component';
