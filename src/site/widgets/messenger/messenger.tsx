import { isBlank } from '../../../core/text/is-blank';
import type { Widgets } from '../../../core/document/records';
import { EXTERNAL_REL } from '../../../core/links/resolve-link';
import { isMessengerName, type MessengerName } from '../../../core/messenger/messenger';
import { messengerAddress } from '../../../core/messenger/messenger-address';
import { IconByName } from '../../../parts/icon';
import { InterfaceIcon } from '../../../parts/interface-icon';
import { usePage } from '../../../parts/page-context';
import { cropStyle } from '../../../parts/picture/crop-style';
import { pictureSources } from '../../../parts/picture/sources';
import { RecordText } from '../../../parts/record-text';
import { Lines } from '../../../parts/text';
import { colorStyle, iconOf, TITLES } from './brand';
import { DefaultFace } from './default-face';
import styles from './messenger.module.css';

type Entry = Widgets['messenger']['data'][number];

/** An entry that can be talked to. */
interface Channel {
  id: string;
  name: MessengerName;
  address: string;
  box: Entry['data'];
}

/** The entries whose messenger is active and whose value leads somewhere. */
export function messengerChannels(widget: Widgets['messenger']): Channel[] {
  return widget.data.flatMap(({ id, name, isActive, value, data }) => {
    const address = isActive && isMessengerName(name) ? messengerAddress(name, value) : '';
    return address === '' ? [] : [{ id, name, address, box: data }];
  });
}

/**
 * The messengers: an opener in a lower corner and a box for each (spec sections 2 and 9). The box is a popover, so it
 * opens, closes by its button, by Escape and by a press outside without script; in a preview such a press leaves it.
 */
export function Messenger({ widget }: { widget: Widgets['messenger'] }) {
  const { words, wordsMarks, mode } = usePage();
  const channels = messengerChannels(widget);
  const first = channels[0];
  if (first === undefined) return null;
  return (
    <div className={styles['widget']} data-widget="messenger" data-side={widget.settings.alignment}>
      <button
        type="button"
        className={styles['opener']}
        style={colorStyle(first.name)}
        popoverTarget="messenger-box"
        aria-label={words.messenger.open}
        data-tooltip=""
        {...wordsMarks}
      >
        {channels.length === 1 ? (
          <IconByName name={iconOf(first.name)} rem={1.625} />
        ) : (
          <InterfaceIcon name="message-circle" className={styles['symbol']} />
        )}
      </button>
      <div
        id="messenger-box"
        className={styles['box']}
        popover={mode === 'preview' ? 'manual' : 'auto'}
        role="dialog"
        aria-label={words.messenger.dialog}
      >
        <button
          type="button"
          className={styles['close']}
          popoverTarget="messenger-box"
          popoverTargetAction="hide"
          aria-label={words.messenger.close}
          data-tooltip=""
          {...wordsMarks}
        >
          <InterfaceIcon name="x" />
        </button>
        {channels.map((channel, index) => (
          <details
            key={channel.id}
            name="messenger"
            open={index === 0}
            className={styles['channel']}
          >
            <summary className={styles['summary']} hidden={channels.length === 1}>
              <span className={styles['badge']} style={colorStyle(channel.name)}>
                <IconByName name={iconOf(channel.name)} rem={1.25} />
              </span>
              {TITLES[channel.name]}
            </summary>
            <Chat channel={channel} />
          </details>
        ))}
      </div>
    </div>
  );
}

function Chat({ channel }: { channel: Channel }) {
  const { id, box, name, address } = channel;
  const at = `widgets/messenger/data/#${id}/data`;
  return (
    <div className={styles['chat']}>
      <div className={styles['person']}>
        <Avatar box={box} />
        <div>
          <p className={styles['name']} dir="auto">
            <RecordText of={`${at}/name`} text={box.name} />
          </p>
          {!isBlank(box.subtitle) && (
            <p className={styles['subtitle']} dir="auto">
              <RecordText of={`${at}/subtitle`} text={box.subtitle} />
            </p>
          )}
        </div>
      </div>
      <div className={styles['bubble']}>
        <p className={styles['message']} dir="auto">
          <RecordText of={`${at}/message`} text={box.message}>
            <Lines text={box.message} />
          </RecordText>
        </p>
        <time className={styles['time']} data-now="" />
      </div>
      <a
        className={styles['start']}
        style={colorStyle(name)}
        href={address}
        target="_blank"
        rel={EXTERNAL_REL}
      >
        <InterfaceIcon name="send" />
        <span dir="auto">
          {isBlank(box.buttonText) ? (
            TITLES[name]
          ) : (
            <RecordText of={`${at}/buttonText`} text={box.buttonText} />
          )}
        </span>
      </a>
    </div>
  );
}

function inEverySize(address: string) {
  return { small: address, medium: address, large: address, xlarge: address };
}

/** The person's picture; without one the default one (spec section 3). */
function Avatar({ box }: { box: Entry['data'] }) {
  const { routeBase } = usePage();
  const { avatar: address, optimizedAvatar } = box;
  // Without an optimized copy it is its address only, whatever sizes the library has; one copy serves all four sizes.
  const dimensions =
    typeof optimizedAvatar === 'string' ? inEverySize(optimizedAvatar) : optimizedAvatar;
  const picture = pictureSources({ address, dimensions, media: {}, routeBase });
  if (picture === null) {
    return (
      <span className={styles['avatar']}>
        <DefaultFace />
      </span>
    );
  }
  const crop = cropStyle(box.imgCropParams);
  return (
    <picture className={styles['avatar']} data-cropped={crop === undefined ? undefined : ''}>
      {picture.sources.map(({ type, media: query, srcSet }) => (
        <source key={`${type}${query}`} {...{ type, srcSet }} media={query} sizes="48px" />
      ))}
      <img
        className={styles['face']}
        src={picture.src}
        alt=""
        width={48}
        height={48}
        loading="lazy"
        style={crop}
      />
    </picture>
  );
}
