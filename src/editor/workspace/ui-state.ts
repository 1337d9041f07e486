/** What is open, chosen and in view in the editor: nothing of it belongs to the site. */
import { create } from 'zustand';
import type { EditTarget } from '../../core/draft/history';
import type { ActiveText } from '../editing/editing-context';
import type { PublishStep } from './publish-dialog';

export type Device = 'phone' | 'tablet' | 'desktop';
export const PANEL_NAMES = [
  'pages',
  'sections',
  'theme',
  'languages',
  'media',
  'settings',
] as const;
export type PanelName = (typeof PANEL_NAMES)[number];

/** A place in the canvas that a tool was opened for. */
export interface ToolTarget {
  kind: 'link' | 'entry' | 'icon' | 'picture' | 'crop' | 'background' | 'video';
  /** Key of the value in the draft. */
  key: string;
  element: Element;
  /** The field of it that somebody was led to, by its name. */
  focus?: string | undefined;
}

interface UiState {
  device: Device;
  /** Width of the page, px, where it is a free one; null: the device's. */
  pageWidth: number | null;
  /** Scale at which the page is shown; null: as large as there is room. */
  zoom: number | null;
  panel: PanelName | null;
  /** Id of the selected section. */
  selected: string | null;
  hovered: string | null;
  /** Key of the list item under the pointer or around the focus. */
  item: string | null;
  text: ActiveText | null;
  /** Key of the text that had the caret last: it loses it, too, when somebody takes it away. */
  lastText: string;
  /** The text that was left empty against its rule: its message stays until the next input or click. */
  warned: ActiveText | null;
  tool: ToolTarget | null;
  /** Index at which the add dialog puts a section; null: it is closed. */
  addAt: number | null;
  /** Section whose settings are open. */
  settingsOf: string | null;
  /** Something that went wrong with the last edit. */
  notice: string;
  /** What was just done, with the offer to take it back. */
  undoable: string;
  /** What was undone or redone, until it is told. */
  step: { kind: 'undo' | 'redo'; target: EditTarget } | null;
  /** Language that is written in; undefined: the primary one. */
  language: string | undefined;
  /** Page whose settings the panel of pages shows. */
  pageSettings: string | null;
  /** Part of the panel of settings that somebody was led to. */
  settingsPart: SettingsPart | null;
  /** What the button for publishing has opened. */
  publishing: PublishStep | null;
  /** What lies over the whole editor. */
  overlay: Overlay | null;
}

export type SettingsPart =
  | 'site'
  | 'navigation'
  | 'widgets'
  | 'events'
  | 'consent'
  | 'tracking'
  | 'search';

export type Overlay =
  | { kind: 'palette'; typed?: string }
  | { kind: 'shortcuts' }
  | { kind: 'sharing' }
  | { kind: 'translations'; language: string };

const INITIAL: UiState = {
  device: 'desktop',
  pageWidth: null,
  zoom: null,
  panel: null,
  selected: null,
  hovered: null,
  item: null,
  text: null,
  lastText: '',
  warned: null,
  tool: null,
  addAt: null,
  settingsOf: null,
  notice: '',
  undoable: '',
  step: null,
  language: undefined,
  pageSettings: null,
  settingsPart: null,
  publishing: null,
  overlay: null,
};

export const useUi = create<UiState>(() => INITIAL);

export const setUi = (change: Partial<UiState>): void => useUi.setState(change);

/** For another site: everything as at first, but how pages are looked at and the panel stay. */
export function resetUi(): void {
  const { device, pageWidth, zoom, panel } = useUi.getState();
  useUi.setState({ ...INITIAL, device, pageWidth, zoom, panel }, true);
}
