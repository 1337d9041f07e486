/** The pages behind the first. */
import { cta1 } from '../../cta1/section';
import { feature34 } from '../../feature34/section';
import { footer5 } from '../../footer5/section';
import { header53 } from '../../header53/section';
import { noHeader } from '../../no-header/section';
import { privacyPolicy1 } from '../../privacy-policy1/section';
import { lastUpdated, onPage, policyBlocks } from '../site-template';

/** Where the site's mail goes. */
export const EMAIL = 'hello@harrowstreet.example';
const PHONE = { btnText: 'Call 020 7946 0142', btnUrl: 'tel:+442079460142' };

/** The second page. */
export function ordersPage() {
  const section = onPage('orders');
  return [
    {
      edit: 'addPage' as const,
      id: 'orders',
      values: {
        path: '/orders',
        meta: {
          title: 'Cakes to order | Harrow Street Bakery',
          keywords: 'birthday cake, wedding cake, order',
          description:
            'Cakes and trays for birthdays, weddings and Tuesday meetings. Three days’ notice, ten for a wedding.',
        },
      },
    },
    section(
      header53,
      'orders-hero',
      {
        logoWidth: 176,
        supTitle: 'Cakes and trays to order',
        title: 'Something for a crowd',
        paragraph: 'Sixteen buns to a tray, and a cake for anything with candles.',
        btnText: PHONE.btnText,
        btnUrl: PHONE.btnUrl,
        playBtnText: '',
        backgroundImgUrl: 'media:buns',
        bgOverlayTransparency: 100,
      },
      { colorMode: 'LIGHT' },
    ),
    section(
      feature34,
      'trays',
      {
        title: 'Say how many, and when',
        subTitle: 'The rest is our worry.',
        paragraph1:
          'Tell us how many you are and when you want to eat. We say what would be good that week: plums in September, rhubarb in March, chocolate whenever nobody can agree.',
        paragraph2:
          'Three days’ notice is enough for most things. For a wedding make it ten, and come in to taste. Nuts, gluten and eggs are all in the house; we will tell you honestly what we can leave out.',
        buttons: [
          { id: 'call', ...PHONE, type: 'primary' },
          { id: 'write', btnText: 'Write instead', btnUrl: '/#comp-find', type: 'tertiary' },
        ],
        largeImgUrl: 'media:buns',
        isAnimated: false,
      },
      { colorMode: 'LIGHT', orientation: 'RIGHT' },
    ),
    section(
      cta1,
      'friday',
      {
        title: 'Fridays fill up first',
        paragraph: 'If it is for a weekend, call by Tuesday.',
        buttons: [{ id: 'call', ...PHONE, type: 'primary' }],
      },
      { colorMode: 'DARK' },
    ),
    section(
      footer5,
      'orders-footer',
      { copyrightText: '© Harrow Street Bakery Ltd' },
      { colorMode: 'LIGHT' },
    ),
  ];
}

/** What becomes of personal data. */
export function privacyPage(today: Date) {
  const section = onPage('privacy');
  return [
    {
      edit: 'addPage' as const,
      id: 'privacy',
      values: {
        path: '/privacy',
        meta: {
          title: 'Privacy | Harrow Street Bakery',
          keywords: 'privacy policy, personal data',
          description: 'What we do with what you write to us. It is not much.',
        },
      },
    },
    section(noHeader, 'privacy-header', {}, { colorMode: 'LIGHT' }),
    section(
      privacyPolicy1,
      'policy',
      {
        title: 'Privacy',
        subtitle: lastUpdated(today),
        content: policyBlocks({
          who: 'Harrow Street Bakery Ltd, 42 Harrow Street, London,',
          email: EMAIL,
          forms:
            'The form: your name, your e-mail address and what you write. We use them to answer you and to bake what you order, and delete them after twelve months. The site itself sets no cookie.',
          authority: 'the Information Commissioner’s Office',
        }),
      },
      { colorMode: 'LIGHT' },
    ),
    section(
      footer5,
      'privacy-footer',
      { copyrightText: '© Harrow Street Bakery Ltd' },
      { colorMode: 'LIGHT' },
    ),
  ];
}
