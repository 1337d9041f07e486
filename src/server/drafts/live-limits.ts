/**
 * A frame over this ends its connection before it is read whole. It is above the limit of one update, so that an update
 * that is just too large can still be refused with a code that says so.
 */
export const MAX_MESSAGE_BYTES = 16 * 1024 * 1024;
