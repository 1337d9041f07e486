/** The parts as a visitor sees them. */
import { LiveAnchor } from './anchor';
import { LiveBackground } from './background/background';
import { LiveButton } from './button/button';
import { LiveIcon } from './icon';
import { LiveInput } from './input/input';
import { LiveIsland } from './island';
import { LiveItems } from './items';
import { LiveLogo } from './logo/logo';
import type { PartSet } from './parts';
import { LiveLinks } from './navbar/navigation-links';
import { LivePicture } from './picture/picture';
import { LivePlayButton } from './play-button/play-button';
import { LiveSocials } from './socials/socials';
import { LiveText } from './text';

export const liveParts: PartSet = {
  Text: LiveText,
  Picture: LivePicture,
  Button: LiveButton,
  Items: LiveItems,
  Icon: LiveIcon,
  Anchor: LiveAnchor,
  Logo: LiveLogo,
  Socials: LiveSocials,
  Links: LiveLinks,
  Input: LiveInput,
  Background: LiveBackground,
  PlayButton: LivePlayButton,
  Island: LiveIsland,
};
