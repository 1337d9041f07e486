/** Which part of the cookie banner the page shows while somebody writes its texts. Nothing of it belongs to the site. */
import { create } from 'zustand';

export type WidgetPreview = 'banner' | 'dialog' | null;

export const useWidgetPreview = create<{ shown: WidgetPreview }>(() => ({ shown: null }));

export const showWidget = (shown: WidgetPreview): void => useWidgetPreview.setState({ shown });
