/** The pages to start from, in the order in which they are offered. */
import { answerPages } from './answer-pages';
import { companyPages } from './company-pages';
import type { PageTemplate } from './page-template';

export const pageTemplates: readonly PageTemplate[] = [...companyPages, ...answerPages];
