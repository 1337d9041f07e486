import { defineSection } from '../../core/catalogue/section';
import { crop, dimensions, image } from '../../core/fields/image-fields';
import { alignment, buttons, flag, text } from '../../core/fields/vocabulary';

export const feature34 = defineSection({
  name: 'Feature34',
  label: 'Story with a moving picture',
  category: 'feature',
  colorMode: 'LIGHT',
  thumbnailRatio: 0.56,
  fields: {
    title: text({ label: 'Title', max: 200, initial: 'Where this comes from' }),
    titleAlignment: alignment({ label: 'Title alignment' }),
    subTitle: text({ label: 'Subtitle', max: 200, initial: 'The problem, in one sentence.' }),
    subTitleAlignment: alignment({ label: 'Subtitle alignment' }),
    paragraph1: text({
      label: 'First paragraph',
      max: 1000,
      initial: 'Tell what you saw go wrong, where, and how often. Numbers help.',
    }),
    paragraph1Alignment: alignment({ label: 'Alignment of the first paragraph' }),
    paragraph2: text({
      label: 'Second paragraph',
      max: 1000,
      initial: 'Then tell what you do about it, and how people can see that it works.',
    }),
    paragraph2Alignment: alignment({ label: 'Alignment of the second paragraph' }),
    buttons: buttons({ initial: [{ btnText: 'Read more', type: 'tertiary' }] }),
    largeImgUrl: image({
      label: 'Picture',
      dimensions: 'largeImgDimensions',
      sizeKey: 'feature34',
    }),
    largeImgDimensions: dimensions({ label: 'Sizes of the picture' }),
    largeImgCropParams: crop({ label: 'Crop of the picture' }),
    backgroundImgUrl: image({
      label: 'Background picture',
      isDecorative: true,
      dimensions: 'backgroundImgDimensions',
      sizeKey: 'feature34',
    }),
    backgroundImgDimensions: dimensions({ label: 'Sizes of the background picture' }),
    isAnimated: flag({ label: 'Moving outline', initial: true }),
  },
});
