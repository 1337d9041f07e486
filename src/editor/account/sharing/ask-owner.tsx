import { useMutation } from '@tanstack/react-query';
import { api, messageOf } from '../../app/api';
import { Button } from '../../ui/button';
import { LargeDialog } from '../../ui/dialog';
import { Notice } from '../../ui/notice';
import { say } from '../../words/say';
import styles from './sharing.module.css';

/** {@link AskOwner} by itself. */
export function AskOwnerDialog(props: {
  siteId: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}) {
  const { siteId, ...rest } = props;
  return (
    <LargeDialog title={say('Ask to publish')} isNarrow {...rest}>
      <div className={styles['dialog']}>
        <AskOwner siteId={siteId} />
      </div>
    </LargeDialog>
  );
}

/** For those who edit a site and may not publish it: one mail to its owner. */
export function AskOwner({ siteId }: { siteId: string }) {
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => api.post<void>(`/sites/${siteId}/publish-requests`),
  });
  return (
    <div className={styles['part']}>
      <p>{say('You may edit this site. Its owner publishes it.')}</p>
      {error !== null && <Notice>{messageOf(error)}</Notice>}
      {isSuccess ? (
        <Notice kind="info">{say('The owner gets a mail with the way to this site.')}</Notice>
      ) : (
        <div>
          <Button variant="primary" isDisabled={isPending} onPress={() => mutate()}>
            {isPending ? say('Asking…') : say('Ask the owner to publish')}
          </Button>
        </div>
      )}
    </div>
  );
}
