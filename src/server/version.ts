import { version } from '../../package.json';

/** This program's version. */
export const VERSION: string = version;
