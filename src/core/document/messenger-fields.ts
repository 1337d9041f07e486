/** The messenger widget's settings (spec section 3, defaults verbatim). */
import {
  choice,
  crop,
  flag,
  group,
  image,
  list,
  string,
  text,
  dimensions,
} from '../fields/vocabulary';

export const MESSENGERS = ['facebook', 'whatsapp', 'telegram', 'viber'] as const;

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
      max: MESSENGERS.length,
      fields: {
        name: choice({ label: 'Messenger', options: MESSENGERS }),
        isActive: flag({ label: 'Active' }),
        value: string({ label: 'Account or number', max: 200 }),
        data: group({
          label: 'Chat box',
          fields: {
            type: choice({ label: 'Kind', options: MESSENGERS }),
            avatar: image({ label: 'Picture', dimensions: 'optimizedAvatar' }),
            optimizedAvatar: dimensions({ label: 'Sizes of the picture' }),
            imgCropParams: crop({ label: 'Crop of the picture' }),
            name: text({ label: 'Name', max: 60, required: 'never', initial: 'Alex Morgan' }),
            subtitle: text({ label: 'Subtitle', max: 60, required: 'never' }),
            message: text({
              label: 'Message',
              required: 'never',
              initial: 'Hi there 👋\n How can I help you?',
            }),
            buttonText: text({
              label: 'Button text',
              max: 40,
              required: 'never',
              initial: 'Start Chat',
            }),
          },
        }),
      },
    }),
  },
});
