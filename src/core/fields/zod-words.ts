/** The small zod brings no words of its own for what is wrong with a value; the whole one does. */
import * as z from 'zod/mini';
import english from 'zod/v4/locales/en.js';

z.config(english());
