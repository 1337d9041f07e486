/** Which of the parts' and widgets' styles a page needs: those whose class stands in its markup. */
import background from '../../parts/background/background.module.css';
import button from '../../parts/button/button.module.css';
import input from '../../parts/input/input.module.css';
import logo from '../../parts/logo/logo.module.css';
import picture from '../../parts/picture/picture.module.css';
import playButton from '../../parts/play-button/play-button.module.css';
import socials from '../../parts/socials/socials.module.css';
import bottomBanner from '../widgets/bottom-banner/bottom-banner.module.css';
import cookieBanner from '../widgets/cookie-banner/cookie-banner.module.css';
import dialog from '../widgets/dialog/dialog.module.css';
import disclaimer from '../widgets/disclaimer/disclaimer.module.css';
import messenger from '../widgets/messenger/messenger.module.css';
import scrollToTop from '../widgets/scroll-to-top/scroll-to-top.module.css';
import notFound from './not-found.module.css';

const SHELL = 'src/site/shell/shell.css';

const MARKED: readonly (readonly [source: string, marker: string | undefined])[] = [
  ['src/parts/picture/picture.module.css', picture['picture']],
  ['src/parts/button/button.module.css', button['button']],
  ['src/parts/input/input.module.css', input['input']],
  ['src/parts/logo/logo.module.css', logo['logo']],
  ['src/parts/socials/socials.module.css', socials['socials']],
  ['src/parts/play-button/play-button.module.css', playButton['play']],
  ['src/parts/background/background.module.css', background['background']],
  ['src/site/shell/not-found.module.css', notFound['page']],
  ['src/site/widgets/dialog/dialog.module.css', dialog['dialog']],
  ['src/site/widgets/scroll-to-top/scroll-to-top.module.css', scrollToTop['button']],
  ['src/site/widgets/messenger/messenger.module.css', messenger['widget']],
  ['src/site/widgets/bottom-banner/bottom-banner.module.css', bottomBanner['banner']],
  ['src/site/widgets/cookie-banner/cookie-banner.module.css', cookieBanner['banner']],
  ['src/site/widgets/disclaimer/disclaimer.module.css', disclaimer['disclaimer']],
  // Made by script when a play button is pressed.
  ['src/site/widgets/video-popup/video-popup.module.css', 'data-play="'],
];

/** The shared styles of a page, in the order of the cascade: sections may override parts. */
export function sharedStyles(markup: string): string[] {
  return [
    SHELL,
    ...MARKED.filter(([, marker]) => marker !== undefined && markup.includes(marker)).map(
      ([source]) => source,
    ),
  ];
}
