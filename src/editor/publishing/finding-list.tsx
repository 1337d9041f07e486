import { useQuery } from '@tanstack/react-query';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { SiteAnswer } from '../../core/api/site';
import type { Finding } from '../../core/checks/finding';
import type { LiveDraft } from '../live/live-draft';
import { useMediaList } from '../panels/media';
import { Button } from '../ui/button';
import { placeOnPage } from '../workspace/place-name';
import { useShowPlace } from '../workspace/show-place';
import { findFindings } from './find-findings';
import { loadIsExample } from './load-is-example';
import { say, sayMessage } from '../words/say';
import styles from './publishing.module.css';

/** Pause of typing after which the checks run again, ms. */
const PAUSE_MS = 500;

/** What the checks say, kept up to date while it is shown; undefined until they have run. */
export function useFindings(live: LiveDraft, site: SiteAnswer): readonly Finding[] | undefined {
  const { id, currentRelease } = site;
  const media = useMediaList(id);
  const { data: isExample } = useQuery({
    queryKey: ['example texts', currentRelease === null],
    queryFn: () => loadIsExample({ currentRelease }),
    staleTime: Infinity,
  });
  const [findings, setFindings] = useState<readonly Finding[]>();
  const files = media.data;
  const isKnown = !media.isPending;
  useEffect(() => {
    if (!isKnown || isExample === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const run = () => setFindings(findFindings(live.draft, files ?? [], isExample));
    run();
    const end = live.store.subscribeAll(() => {
      clearTimeout(timer);
      timer = setTimeout(run, PAUSE_MS);
    });
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [live, files, isKnown, isExample]);
  return findings;
}

/** Findings, errors first; a press leads to the place. */
export function FindingList(props: {
  live: LiveDraft;
  site: { id: string };
  canvas: Document | null;
  findings: readonly Finding[];
  onLeave: () => void;
}) {
  const { live, site, canvas, findings, onLeave } = props;
  const show = useShowPlace(site.id, canvas);
  return (
    <ul className={styles['findings']}>
      {findings.map((finding) => {
        const { severity, rule, message, record, path, fix } = finding;
        const key = [rule, record, ...path].join('.');
        return (
          <li key={`${key} ${message}`}>
            <button
              type="button"
              className={styles['finding']}
              onClick={() => {
                onLeave();
                show(finding);
              }}
            >
              <span className={styles['sign']} data-severity={severity}>
                {severity === 'error' ? (
                  <CircleAlert aria-label={say('Error')} />
                ) : (
                  <TriangleAlert aria-label={say('Warning')} />
                )}
              </span>
              <span>
                {sayMessage(message)}
                <small>{placeOnPage(live.draft, finding)}</small>
              </span>
              <span className={styles['lead']}>{say('Show')}</span>
            </button>
            {fix !== undefined && (
              <div className={styles['fix']}>
                <Button onPress={() => live.editAll(fix.edits)}>{sayMessage(fix.label)}</Button>
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
