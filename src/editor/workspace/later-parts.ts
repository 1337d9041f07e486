/**
 * What of the editor isn't needed to see a page and to write in it: loaded when it is wanted, and otherwise once the page
 * can be edited and the browser has nothing else to do, so that the first press on something waits for nothing.
 */
import { later } from '../ui/later';

export const CanvasTools = later(async () => {
  // Nothing can be deleted here before what others delete is watched, and told from it.
  const [{ CanvasTools: tools }] = await Promise.all([
    import('../tools/canvas-tools'),
    import('./watches'),
  ]);
  return tools;
});
export const SeenLink = later(async () => (await import('../tools/seen-link')).SeenLink);
export const AddSection = later(async () => (await import('./add-section')).AddSection);
export const PageWidthHandle = later(
  async () => (await import('./page-width-handle')).PageWidthHandle,
);
export const ViewTools = later(async () => (await import('./view-tools')).ViewTools);
export const TranslationMarks = later(
  async () => (await import('./translation-marks')).TranslationMarks,
);
export const FirstHints = later(async () => (await import('./first-hints')).FirstHints);
export const RewriteNotices = later(async () => (await import('./rewrite-notices')).RewriteNotices);
export const Watches = later(async () => (await import('./watches')).Watches);
export const PublishDialog = later(async () => (await import('./publish-dialog')).PublishDialog);
export const AskToPublish = later(async () => (await import('./ask-to-publish')).AskToPublish);
export const MissingSitePage = later(async () => (await import('./missing-page')).MissingSitePage);
export const Superseded = later(async () => (await import('./superseded')).Superseded);
export const RefusedNotice = later(async () => (await import('./refused-notice')).RefusedNotice);
export const SignedOut = later(async () => (await import('./signed-out')).SignedOut);
export const SignInForm = later(async () => (await import('../account/sign-in-form')).SignInForm);
export const WritingLanguage = later(
  async () => (await import('./writing-language')).WritingLanguage,
);
export const PeopleHere = later(async () => (await import('./people-here')).PeopleHere);
export const ShareButton = later(async () => (await import('./share-button')).ShareButton);
