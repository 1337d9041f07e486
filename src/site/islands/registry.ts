/** The islands by name: of sections, and of the page's own widgets. Each brings its own script. */
import type { ComponentType } from 'react';
import type { VisitorWords } from '../../core/words/visitor';
import type { IslandName } from '../../parts/parts';
import { hydrateSection, hydrateWidget } from './hydrate';

const ISLANDS: Readonly<Partial<Record<IslandName, () => Promise<ComponentType>>>> = {
  'contact-form': async () => (await import('../../sections/contact3/island')).ContactIsland,
  'rsvp-form': async () => (await import('../../sections/rsvp1/island')).RsvpIsland,
};

/** Starts the island in an element; done once it answers to events. */
export async function mountIsland(element: HTMLElement, words: VisitorWords): Promise<void> {
  if (element.dataset['island'] === 'complaint') {
    const { ComplaintDialogs } = await import('../widgets/disclaimer/complaint-dialogs');
    await hydrateWidget(element, ComplaintDialogs, words);
    return;
  }
  const load = ISLANDS[element.dataset['island'] as IslandName];
  if (load === undefined) throw new Error(`No island is named ${element.dataset['island']}.`);
  await hydrateSection(element, await load(), words);
}
