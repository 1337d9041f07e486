import { defineSection } from '../../core/catalogue/section';
import { dimensions, image } from '../../core/fields/image-fields';
import { alignment, group, link, number, socials, text, video } from '../../core/fields/vocabulary';
import { sizedLogoFields } from '../logo-fields';

export const header53 = defineSection({
  name: 'Header53',
  label: 'Hero with video',
  category: 'header',
  colorMode: 'DARK',
  thumbnailRatio: 0.62,
  wordsShade: 0.7,
  fields: {
    ...sizedLogoFields,
    headerSocials: socials({ label: 'Social links' }),
    supTitle: text({ label: 'Line above the title', max: 100 }),
    supTitleAlignment: alignment({ label: 'Alignment of the line above the title' }),
    title: text({ label: 'Title', max: 60, initial: 'Say what you do in one line' }),
    titleAlignment: alignment({ label: 'Title alignment' }),
    paragraph: text({
      label: 'Paragraph',
      max: 200,
      initial: 'Then say for whom, and what changes for them once they have it.',
    }),
    paragraphAlignment: alignment({ label: 'Paragraph alignment' }),
    btnText: text({ label: 'Button text', initial: 'Get started' }),
    btnUrl: link({ label: 'Button link' }),
    playBtnText: text({ label: 'Play button text', initial: 'Play video' }),
    /** What the play button opens; empty: the background's video. */
    playVideoUrl: video({ label: 'Video of the play button' }),
    contentImage: group({
      label: 'Picture',
      fields: {
        imgUrl: image({ label: 'Picture', dimensions: 'imgDimensions', sizeKey: 'header53' }),
        imgDimensions: dimensions({ label: 'Sizes of the picture' }),
      },
    }),
    backgroundVideoUrl: video({ label: 'Background video' }),
    /** Shown until the video plays, and wherever it can't. */
    backgroundImgUrl: image({
      label: 'Background picture',
      isDecorative: true,
      dimensions: 'backgroundImgDimensions',
      sizeKey: 'header53',
    }),
    backgroundImgDimensions: dimensions({ label: 'Sizes of the background picture' }),
    bgOverlayTransparency: number({
      label: 'Transparency of the overlay',
      min: 0,
      max: 100,
      unit: '%',
      initial: 40,
    }),
  },
});
