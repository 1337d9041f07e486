import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FileTrigger } from 'react-aria-components';
import type { SiteAnswer } from '../../core/api/site';
import { messageOf } from '../app/api';
import { navigate } from '../app/navigation';
import { postFile } from '../app/post-file';
import { Button } from '../ui/button';
import { LongWait } from '../ui/long-wait';
import { Notice } from '../ui/notice';
import { say } from '../words/say';
import styles from './new-site.module.css';

/** A site comes back from the archive that “Download all of it” made, here or on another installation. */
export function ImportSite() {
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (file: File) => postFile<SiteAnswer>('/sites/import', file, 'application/zip'),
    onSuccess: async (site) => {
      await client.invalidateQueries({ queryKey: ['sites'] });
      navigate({ to: '/sites/$siteId', params: { siteId: site.id } });
    },
  });
  return (
    <section className={styles['import']} aria-labelledby="import-site">
      <h2 id="import-site">{say('Import a site')}</h2>
      <p>
        {say(
          'Bring back a site that was downloaded with “Download all of it”, with its pages, pictures and releases.',
        )}
      </p>
      {error !== null && <Notice>{messageOf(error)}</Notice>}
      <FileTrigger
        acceptedFileTypes={['.zip', 'application/zip']}
        onSelect={(files) => {
          const [file] = files ?? [];
          if (file) mutate(file);
        }}
      >
        <Button isDisabled={isPending}>
          {isPending ? say('Importing…') : say('Choose an archive…')}
        </Button>
      </FileTrigger>
      <LongWait isPending={isPending} words={say('A large site takes a few minutes…')} />
    </section>
  );
}
