import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SiteAnswer } from '../../../core/api/site';
import { api, messageOf } from '../../app/api';
import { navigate } from '../../app/navigation';
import { useAccount } from '../../app/queries';
import { Button } from '../../ui/button';
import { Confirm } from '../../ui/confirm';
import { LargeDialog } from '../../ui/dialog';
import { Notice } from '../../ui/notice';
import { AskOwner } from './ask-owner';
import { Links } from './links';
import { People } from './people';
import { say } from '../../words/say';
import styles from './sharing.module.css';

/** Who else edits a site, and the links that let somebody in without an account. */
export function SharingDialog(props: {
  site: Pick<SiteAnswer, 'id' | 'name' | 'right'>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}) {
  const { site, isOpen, onOpenChange } = props;
  return (
    <LargeDialog
      title={say('Share {name}', { name: site.name })}
      isNarrow
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <div className={styles['dialog']}>
        {site.right === 'own' ? (
          <>
            <People siteId={site.id} />
            <Links siteId={site.id} />
          </>
        ) : (
          <Membership site={site} />
        )}
      </div>
    </LargeDialog>
  );
}

/** For those who were invited: what they may do, and the way out. */
function Membership({ site }: { site: Pick<SiteAnswer, 'id' | 'name' | 'right'> }) {
  const client = useQueryClient();
  const { data: account } = useAccount();
  const [isAsking, setIsAsking] = useState(false);
  const leaving = useMutation({
    mutationFn: () => api.delete(`/sites/${site.id}/membership`),
    onSuccess: async () => {
      navigate({ to: '/' });
      client.removeQueries({ queryKey: ['site', site.id] });
      await client.invalidateQueries({ queryKey: ['sites'] });
    },
  });
  return (
    <section className={styles['part']}>
      {site.right === 'edit' && <AskOwner siteId={site.id} />}
      <p>
        {site.right === 'publish'
          ? say('You may edit this site, and publish it.')
          : site.right === 'preview' && say('You may look at this site.')}{' '}
        {say('Its owner decides who else may.')}
      </p>
      {leaving.error !== null && <Notice>{messageOf(leaving.error)}</Notice>}
      {account && (
        <div>
          <Button variant="danger" onPress={() => setIsAsking(true)}>
            {say('Leave this site…')}
          </Button>
        </div>
      )}
      <Confirm
        title={say('Leave {name}?', { name: site.name })}
        action={say('Leave')}
        isDangerous
        isOpen={isAsking}
        onConfirm={() => leaving.mutate()}
        onClose={() => setIsAsking(false)}
      >
        <p>
          {say(
            'You can’t edit it any more, until its owner invites you again. What you wrote stays.',
          )}
        </p>
      </Confirm>
    </section>
  );
}
