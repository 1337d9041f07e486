import { useState } from 'react';
import { isMessengerName, type MessengerName } from '../../core/messenger/messenger';
import { messengerAddress } from '../../core/messenger/messenger-address';
import type { Widgets } from '../../core/document/records';
import { IconByName } from '../../parts/icon';
import { InterfaceIcon } from '../../parts/interface-icon';
import { parts } from '../../parts/parts';
import { usePage } from '../../parts/page-context';
import { Scope, usePath } from '../../parts/section-context';
import { colorStyle, iconOf, TITLES } from '../../site/widgets/messenger/brand';
import { say } from '../words/say';
import { DefaultFace } from '../../site/widgets/messenger/default-face';
import styles from '../../site/widgets/messenger/messenger.module.css';
import { editPath } from '../editing/edit-path';
import { useEditing } from '../editing/editing-context';

type Box = Widgets['messenger']['data'][number]['data'];
type Entry = Widgets['messenger']['data'][number] & { name: MessengerName };

const { Text, Picture } = parts<Box>();

/**
 * The messengers as a visitor opens them, with their words to be written in place. One that is switched off, or leads
 * nowhere yet, is there for its owner alone, and says so.
 */
export function CanvasMessenger({ widget }: { widget: Widgets['messenger'] }) {
  const { words } = usePage();
  const [isOpen, setIsOpen] = useState(false);
  const [openId, setOpenId] = useState('');
  const entries = widget.data.filter(isMessenger);
  const first = entries.find(isReachable) ?? entries[0];
  if (first === undefined) return null;
  const current = entries.find(({ id }) => id === openId) ?? first;
  const isSingle = entries.length === 1;
  return (
    <div className={styles['widget']} data-widget="messenger" data-side={widget.settings.alignment}>
      <button
        type="button"
        className={styles['opener']}
        style={colorStyle(first.name)}
        aria-label={words.messenger.open}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isSingle ? (
          <IconByName name={iconOf(first.name)} rem={1.625} />
        ) : (
          <InterfaceIcon name="message-circle" className={styles['symbol']} />
        )}
      </button>
      {isOpen && (
        <div
          className={`${styles['box']} canvas-messenger`}
          role="group"
          aria-label={words.messenger.dialog}
        >
          <button
            type="button"
            className={styles['close']}
            aria-label={words.messenger.close}
            onClick={() => setIsOpen(false)}
          >
            <InterfaceIcon name="x" />
          </button>
          {entries.map((entry) => (
            <div key={entry.id} className={styles['channel']}>
              {!isSingle && (
                <button
                  type="button"
                  className={styles['summary']}
                  aria-expanded={entry.id === current.id}
                  onClick={() => setOpenId(entry.id)}
                >
                  <span className={styles['badge']} style={colorStyle(entry.name)}>
                    <IconByName name={iconOf(entry.name)} rem={1.25} />
                  </span>
                  {TITLES[entry.name]}
                </button>
              )}
              {entry.id === current.id && <EditableChat entry={entry} />}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

function EditableChat({ entry }: { entry: Entry }) {
  const { name } = entry;
  return (
    <Scope value={`messenger/data/#${entry.id}/data`}>
      <div className={styles['chat']}>
        {!isReachable(entry) && (
          <p className="canvas-note">
            {entry.isActive
              ? say('Visitors don’t see it: its account or number is missing.')
              : say('Visitors don’t see it: it isn’t active.')}
          </p>
        )}
        <div className={styles['person']}>
          <EditableAvatar address={entry.data.avatar} />
          <div>
            <Text field="name" as="p" className={styles['name']} />
            <Text field="subtitle" as="p" className={styles['subtitle']} />
          </div>
        </div>
        <div className={styles['bubble']}>
          <Text field="message" as="p" className={styles['message']} />
        </div>
        <span className={styles['start']} style={colorStyle(name)}>
          <InterfaceIcon name="send" />
          <Text field="buttonText" as="span" />
        </span>
      </div>
    </Scope>
  );
}

/** The person's picture, to be chosen and cropped where it stands; without one the default one. */
function EditableAvatar({ address }: { address: string }) {
  const { mayEdit } = useEditing();
  const path = usePath('avatar');
  if (address !== '') {
    return (
      <Picture
        field="avatar"
        dimensions="optimizedAvatar"
        crop="imgCropParams"
        className={`${styles['avatar']} ${styles['face']}`}
        sizes="48px"
        isFirstView
        isDecorative
      />
    );
  }
  const key = `widgets/${path}`;
  const marks = mayEdit
    ? {
        role: 'button',
        tabIndex: 0,
        title: say('Add picture: press, drop or paste one'),
        'aria-label': say('Add picture'),
        'data-edits': 'picture',
        'data-key': key,
        'data-at': editPath(key),
      }
    : {};
  return (
    <span className={styles['avatar']} {...marks}>
      <DefaultFace />
    </span>
  );
}

function isReachable({ isActive, name, value }: Entry): boolean {
  return isActive && messengerAddress(name, value) !== '';
}

function isMessenger(entry: Widgets['messenger']['data'][number]): entry is Entry {
  return isMessengerName(entry.name);
}
