/**
 * The small zod brings no words of its own for what is wrong with a value; the whole one does. Imported where people are
 * told: what the editor itself writes has the right form.
 */
import * as z from 'zod/mini';
import english from 'zod/v4/locales/en.js';

z.config(english());
