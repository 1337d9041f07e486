import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { INITIAL_CATEGORIES } from '../document/consent-fields';
import { Draft } from '../draft/draft';
import { readDocument } from '../draft/read-document';
import { catalogue, edit } from '../draft/testing/test-site';
import { defaultWord, isDefaultIn, withDefaultWords } from './default-words';

/** The cookie banner of a site whose owner wrote one of its words. */
function site() {
  const draft = new Draft(new Y.Doc(), catalogue);
  const settings = { categories: [...INITIAL_CATEGORIES] };
  const gdprBanner = { settings, declineBtn: { name: 'No, thanks' } };
  edit(draft, { edit: 'addLanguage', code: 'en' }, { edit: 'setWidgets', values: { gdprBanner } });
  return readDocument(draft);
}

/** Every text of the banners that people read. */
function words(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) =>
        name === 'id' || name === 'type' ? [] : words(inner),
      )
    : [];
}

describe('the words that a cookie banner starts with', () => {
  it('are said in the language of the page, and what the owner wrote stays', () => {
    const { gdprBanner } = withDefaultWords(site(), 'de-AT').widgets;
    expect(gdprBanner.acceptBtn.name).toBe('Akzeptieren');
    expect(gdprBanner.declineBtn.name).toBe('No, thanks');
    expect(gdprBanner.settings.categories[1]?.title).toBe('Statistik');
  });

  it.each(['sv', 'de', 'da', 'it', 'pl'])('are all there in %s', (language) => {
    const english = words(site().widgets.gdprBanner).filter((word) => word !== '');
    const there = new Set(words(withDefaultWords(site(), language).widgets.gdprBanner));
    const same = english.filter((word) => there.has(word) && word !== 'No, thanks');
    // "Marketing" is the word in German, Danish, Italian and Polish too.
    expect(same.filter((word) => word !== 'Marketing')).toEqual([]);
  });

  it('are said in the messenger, the overflow menu and the privacy link too', () => {
    const document = site();
    const data = {
      name: 'Accept',
      message: 'Hi there 👋\n How can I help you?',
      buttonText: 'Start Chat',
    };
    Object.assign(document.widgets.messenger, { data: [{ id: 'm', name: 'viber', data }] });
    const { widgets, settings, navigation } = withDefaultWords(document, 'de');
    expect(widgets.messenger.data[0]?.data).toMatchObject({
      name: 'Accept',
      message: 'Hallo 👋\n Wie kann ich Ihnen helfen?',
      buttonText: 'Chat starten',
    });
    expect(settings.extraLinksLabel).toBe('Mehr');
    expect(navigation.privacy.name).toBe('Datenschutzerklärung');
  });

  it('stay where the owner wrote the same in the language itself', () => {
    const own = { 'widgets/gdprBanner/acceptBtn/name': 'Accept' };
    const { gdprBanner } = withDefaultWords(site(), 'de', own).widgets;
    expect(gdprBanner.acceptBtn.name).toBe('Accept');
    expect(gdprBanner.settingsBtn.name).toBe('Einstellungen');
  });

  it('are in the language of the page, and a section’s like words are not', () => {
    expect(isDefaultIn('widgets/gdprBanner/acceptBtn/name', 'Akzeptieren', 'de')).toBe(true);
    expect(isDefaultIn('widgets/gdprBanner/acceptBtn/name', 'Accept', 'de')).toBe(false);
    expect(isDefaultIn('c1/title', 'Einstellungen', 'de')).toBe(false);
    expect(defaultWord('c1/title', 'Settings', 'de')).toBeUndefined();
  });

  it('stay as they are in a language that visitors are spoken to in English', () => {
    const document = site();
    expect(withDefaultWords(document, 'fi')).toBe(document);
  });
});
