import { siteEdit } from '../../core/draft/edits/site-edits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import type { ReleaseAnswer } from '../../core/api/release';
import { api, messageOf } from '../app/api';
import { mayPublish } from '../app/may-publish';
import { useEditing } from '../editing/editing-context';
import { Button } from '../ui/button';
import { Confirm } from '../ui/confirm';
import { Notice } from '../ui/notice';
import { askHowSiteStands } from '../workspace/ask-how-site-stands';
import type { PanelProps } from '../workspace/rail';
import { setUi, useUi } from '../workspace/ui-state';
import { sendTranslations, summaryOf, translationFile } from './exchange-files';
import { say, sayCount } from '../words/say';
import styles from './translate.module.css';

type Question = 'primary' | 'remove' | 'live';

/** Files for translators, going live alone, and what changes the site's languages for good. */
export function LanguageActions(props: {
  code: string;
  name: string;
  missing: number | undefined;
  panel: PanelProps;
}) {
  const { code, name, missing = 0, panel } = props;
  const { site, live } = panel;
  const { draft, mayEdit } = useEditing();
  const [question, setQuestion] = useState<Question | null>(null);
  const upload = useMutation({
    mutationFn: async (file: File) => {
      await live.saved();
      return sendTranslations(site.id, code, file);
    },
  });
  const goLive = useGoLive(panel, code);
  const close = () => setQuestion(null);
  const failure = upload.error ?? goLive.error;
  return (
    <>
      <div className={styles['files']}>
        <a href={translationFile(site.id, code, 'xliff')} download>
          {say('Download XLIFF')}
        </a>
        <a href={translationFile(site.id, code, 'csv')} download>
          {say('Download CSV')}
        </a>
        {mayEdit && (
          <FileTrigger
            acceptedFileTypes={['.xlf', '.xliff', '.csv']}
            onSelect={(files) => {
              const [file] = files ?? [];
              if (file) upload.mutate(file);
            }}
          >
            <Button isDisabled={upload.isPending}>
              {upload.isPending ? say('Reading…') : say('Upload a translated file')}
            </Button>
          </FileTrigger>
        )}
      </div>
      {failure !== null && <Notice>{messageOf(failure)}</Notice>}
      {upload.data !== undefined && <Notice kind="info">{summaryOf(upload.data)}</Notice>}
      {goLive.data !== undefined && (
        <Notice kind="info">
          {say('{name} is live with release {number}.', {
            name,
            number: String(goLive.data.number),
          })}
        </Notice>
      )}
      {mayEdit && (
        <div className={styles['buttons']}>
          {mayPublish(site) && site.currentRelease !== null && (
            <Button isDisabled={goLive.isPending} onPress={() => setQuestion('live')}>
              {say('Publish this language')}
            </Button>
          )}
          <Button onPress={() => setQuestion('primary')}>{say('Make primary')}</Button>
          <Button variant="danger" onPress={() => setQuestion('remove')}>
            {say('Remove')}
          </Button>
        </div>
      )}
      <Confirm
        title={say('Publish {name} alone?', { name })}
        action={say('Publish {name}', { name })}
        isOpen={question === 'live'}
        onConfirm={() => goLive.mutate()}
        onClose={close}
      >
        <p>
          {say('Visitors get {name} as it is now. Everything else stays as it is published.', {
            name,
          })}
        </p>
        {missing > 0 && (
          <p>
            {sayCount(missing, {
              one: '{count} text is still missing: it shows the primary language.',
              other: '{count} texts are still missing: they show the primary language.',
            })}
          </p>
        )}
      </Confirm>
      <Confirm
        title={say('Make {name} the primary language?', { name })}
        action={say('Make primary')}
        isOpen={question === 'primary'}
        onConfirm={() => {
          draft.edit(siteEdit({ edit: 'setLanguage', code, values: { isPrimary: true } }));
          setUi({ language: undefined, text: null });
        }}
        onClose={close}
      >
        <p>
          {say(
            'Addresses without a language will show {name}, and texts that are missing elsewhere will show it too. No text is lost.',
            { name },
          )}
        </p>
        {missing > 0 && (
          <p>
            {sayCount(missing, {
              one: '{count} text is not written in it yet: it goes on showing what is there.',
              other: '{count} texts are not written in it yet: they go on showing what is there.',
            })}
          </p>
        )}
      </Confirm>
      <Confirm
        title={say('Remove {name}?', { name })}
        action={say('Remove {name}', { name })}
        isDangerous
        isOpen={question === 'remove'}
        onConfirm={() => {
          if (useUi.getState().language === code) setUi({ language: undefined, text: null });
          draft.edit(siteEdit({ edit: 'removeLanguage', code }));
          setUi({ undoable: say('{name} is removed.', { name }) });
        }}
        onClose={close}
      >
        <p>
          {say(
            'With the next publish its addresses are gone. Its texts are kept: they come back when the language is added again.',
          )}
        </p>
      </Confirm>
    </>
  );
}

/** Makes one language of the draft live; all else stays as it is published. */
function useGoLive({ site, live }: PanelProps, code: string) {
  const client = useQueryClient();
  const { draft } = useEditing();
  return useMutation({
    mutationFn: async () => {
      // The draft says so too: the next publish would take the language away again otherwise.
      draft.edit(siteEdit({ edit: 'setLanguage', code, values: { status: 'active' } }));
      await live.saved();
      return api.post<ReleaseAnswer>(`/sites/${site.id}/translations/${code}/publish`, {});
    },
    onSuccess: () => askHowSiteStands(client, site.id),
  });
}
