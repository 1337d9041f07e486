/** The messenger widget's settings (spec section 3, defaults verbatim). */
import { crop, image, oneForAllSizes } from '../fields/image-fields';
import { choice, flag, group, list, string, text } from '../fields/vocabulary';
import { MESSENGER_DEFAULTS, MESSENGER_NAMES } from '../messenger/messenger';

export const messengerFields = group({
  label: 'Messengers',
  fields: {
    isVisible: flag({ label: 'Show the messengers' }),
    settings: group({
      label: 'Placement',
      fields: { alignment: choice({ label: 'Side', options: ['right', 'left'] }) },
    }),
    data: list({
      label: 'Messengers',
      item: 'messenger',
      max: MESSENGER_NAMES.length,
      fields: {
        name: choice({ label: 'Messenger', options: MESSENGER_NAMES }),
        isActive: flag({ label: 'Active' }),
        value: string({ label: 'Account or number', max: 200 }),
        data: group({
          label: 'Chat box',
          fields: {
            type: choice({ label: 'Kind', options: MESSENGER_NAMES }),
            avatar: image({ label: 'Picture', dimensions: 'optimizedAvatar' }),
            optimizedAvatar: oneForAllSizes({ label: 'Sizes of the picture' }),
            imgCropParams: crop({ label: 'Crop of the picture' }),
            name: text({
              label: 'Name',
              required: 'never',
              initial: MESSENGER_DEFAULTS.name,
            }),
            subtitle: text({ label: 'Subtitle', required: 'never' }),
            message: text({
              label: 'Message',
              required: 'never',
              initial: MESSENGER_DEFAULTS.message,
            }),
            buttonText: text({
              label: 'Button text',
              required: 'never',
              initial: MESSENGER_DEFAULTS.buttonText,
            }),
          },
        }),
      },
    }),
  },
});
