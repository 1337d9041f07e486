import { useEffect } from 'react';
import { useParams } from '../app/navigation';
import { PANEL_NAMES, setUi, type PanelName } from './ui-state';

/** Opens the panel that the address names (product decision "builder routes": /sites/{siteId}/media). */
export function usePanelAddress(): void {
  // Other ids, or the same ones at another address.
  const params = useParams();
  useEffect(() => {
    const panel = panelOf(location.pathname);
    if (panel !== undefined) setUi({ panel });
  }, [params]);
}

/** The panel of an address; undefined where it names none. */
export function panelOf(path: string): PanelName | undefined {
  const [first, , last, more] = path.split('/').filter(Boolean);
  if (first !== 'sites' || more !== undefined) return undefined;
  return PANEL_NAMES.find((name) => name === last);
}
