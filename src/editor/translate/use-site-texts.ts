/** All texts of the site with what they are translated to, kept up to date while somebody looks at them. */
import { useEffect, useState } from 'react';
import { listTexts, type SiteText } from '../../core/translation/texts';
import { useEditing } from '../editing/editing-context';
import { useMediaList } from '../panels/media';

/** Pause after which the list is read anew, ms. */
const PAUSE_MS = 400;

/** A new array whenever anything of the site has changed, a moment later. */
export function useSiteTexts(siteId: string): readonly SiteText[] | undefined {
  const { draft } = useEditing();
  const { data: files, isPending } = useMediaList(siteId);
  const [texts, setTexts] = useState<readonly SiteText[]>();
  useEffect(() => {
    if (isPending) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => setTexts(listTexts(draft.draft, files ?? []));
    read();
    const end = draft.store.subscribeAll(() => {
      clearTimeout(timer);
      timer = setTimeout(read, PAUSE_MS);
    });
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [draft, files, isPending]);
  return texts;
}
