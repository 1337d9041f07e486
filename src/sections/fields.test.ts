import { describe, expect, it } from 'vitest';
import { describeSection } from '../core/catalogue/section';
import { fieldAt } from '../core/fields/field';
import { catalogue } from './catalogue';

// Field names typed from spec section 3; `[]` steps into the items of a list.
const FIELDS: Record<string, string[]> = {
  Header53: [
    ...['supTitle', 'supTitleAlignment', 'title', 'titleAlignment', 'paragraph'],
    ...['paragraphAlignment', 'logoSrc', 'logoColor', 'logoWidth', 'logoDimensions'],
    ...['headerSocials[].socialUrl', 'headerSocials[].icon', 'btnText', 'btnUrl', 'playBtnText'],
    ...['contentImage.imgUrl', 'contentImage.imgDimensions'],
    ...['backgroundVideoUrl', 'bgOverlayTransparency'],
    // The background of spec section 3.
    ...['backgroundImgUrl', 'backgroundImgDimensions'],
  ],
  Feature34: [
    ...['title', 'titleAlignment', 'subTitle', 'subTitleAlignment', 'paragraph1'],
    ...['paragraph1Alignment', 'paragraph2', 'paragraph2Alignment'],
    ...['buttons[].btnText', 'buttons[].btnUrl', 'buttons[].type'],
    ...['largeImgUrl', 'largeImgDimensions', 'largeImgCropParams'],
    ...['backgroundImgUrl', 'backgroundImgDimensions', 'isAnimated'],
  ],
  Feature1: [
    ...['title', 'description', 'featureIconText[].icon', 'featureIconText[].title'],
    ...['featureIconText[].content', 'featureIconText[].blockContentAlignment'],
    ...['featureIconText[].additionalText', 'featureIconText[].additionalUrl'],
  ],
  Feature23: [
    ...['title', 'blocks[].iconName', 'blocks[].title', 'blocks[].paragraph'],
    ...['blocks[].blockTitleAlignment', 'blocks[].blockParagraphAlignment'],
  ],
  Pricing7: [
    ...['title', 'paragraph', 'primaryPlanIdx', 'plans[].labelTitle', 'plans[].labelParagraph'],
    ...['plans[].cardTitle', 'plans[].cardTitleAlignment', 'plans[].options[].text'],
    ...['plans[].buttonText', 'plans[].buttonUrl'],
  ],
  Clients1: [
    ...['title', 'paragraph', 'clientsLogos[].logoUrl', 'clientsLogos[].logoDimensions'],
    'clientsLogos[].clientUrl',
  ],
  CTA1: ['title', 'titleTextGradient', 'paragraph', 'buttons[].btnText', 'buttons[].btnUrl'],
  Contact3: [
    ...['title', 'paragraph', 'buttonText', 'placeholders.name', 'placeholders.email'],
    'placeholders.message',
  ],
  Footer3: [
    'copyrightText',
    'socials[].socialUrl',
    'logoSrc',
    'logoWidth',
    'logoColor',
    'logoDimensions',
  ],
  Footer5: [
    'copyrightText',
    'socials[].socialUrl',
    'logoSrc',
    'logoWidth',
    'logoColor',
    'logoDimensions',
  ],
  NoHeader: ['logoSrc', 'logoDimensions', 'logoColor'],
  PrivacyPolicy1: [
    ...['title', 'subtitle', 'content[].title', 'content[].titleAlignment'],
    ...['content[].paragraph', 'content[].paragraphAlignment'],
  ],
};

function field(section: string, path: string) {
  const segments = path.split('.').flatMap((name) => name.replace('[]', '/#').split('/'));
  return fieldAt(catalogue.get(section)?.fields ?? {}, segments);
}

describe('the fields of the sections (spec section 3)', () => {
  it.each(Object.keys(FIELDS))('%s has the fields of the specification', (section) => {
    const missing = (FIELDS[section] ?? []).filter((path) => field(section, path) === undefined);
    expect(missing).toEqual([]);
  });

  it('aligns by default, left, center or right, and starts with default', () => {
    const alignments = Object.entries(FIELDS).flatMap(([section, paths]) =>
      paths.filter((path) => path.endsWith('Alignment')).map((path) => field(section, path)),
    );
    expect(alignments).toHaveLength(13);
    for (const alignment of alignments) {
      expect(alignment?.meta).toMatchObject({ options: ['default', 'left', 'center', 'right'] });
      expect(alignment?.initial()).toBe('default');
    }
  });

  it('names the sizes of the hero’s and the story’s pictures', () => {
    expect(field('Header53', 'contentImage.imgUrl')?.meta).toMatchObject({ sizeKey: 'header53' });
    expect(field('Feature34', 'largeImgUrl')?.meta).toMatchObject({ sizeKey: 'feature34' });
  });

  it('describes NoHeader word by word', () => {
    const noHeader = catalogue.get('NoHeader');
    if (noHeader === undefined) throw new Error('NoHeader is missing.');
    const { metaData, defaultProps } = describeSection(noHeader);
    const width = { width: 500 };
    expect(metaData['logoSrc']).toEqual({
      type: 'logo',
      valueType: 'string',
      default: '',
      minimum: 0,
      maximum: 2048,
      dimensions: 'logoDimensions',
      optimizationSizes: { xlarge: width, large: width, medium: width, small: width },
    });
    expect(metaData['logoDimensions']).toEqual({ type: 'object', default: {} });
    expect(metaData['logoColor']).toMatchObject({ default: 'default' });
    expect(defaultProps).toEqual({ logoSrc: '', logoColor: 'default', logoDimensions: {} });
  });

  it('describes every section for the catalogue as plain JSON', () => {
    for (const definition of catalogue.values()) {
      const described = describeSection(definition);
      expect(JSON.parse(JSON.stringify(described))).toEqual(described);
    }
  });
});
