import { Link, useRevalidator } from '@aangan/shared-kit/platform/router';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { Button, LinkButton } from '@aangan/shared-kit/ui/button';
import { SmallText, StrongText } from '@aangan/shared-kit/ui/layout';
import { useEffect, useRef, useState } from 'react';
import styles from './unfinished.module.css';
import { UNFINISHED_WORDS } from './unfinished.words.ts';
import type { UnfinishedListing } from './unfinished-listing.ts';

interface UnfinishedLineProps {
  readonly draft: UnfinishedListing;
  readonly note?: string;
}

/** An unfinished listing: how far it is, and the way to go on. After a deletion a line with its undo takes its place. */
export function UnfinishedLine({ draft, note }: UnfinishedLineProps) {
  const { id, title, percent, url } = draft;
  const { revalidate } = useRevalidator();
  const [deleted, setDeleted] = useState(false);
  const deleting = useMutation('DELETE /api/v1/property/manage/{propertyId}/draft');
  const restoring = useMutation('POST /api/v1/property/manage/{propertyId}/undo-delete');
  const undo = useRef<HTMLButtonElement>(null);
  // The pressed button is gone.
  useEffect(() => {
    if (deleted) undo.current?.focus();
  }, [deleted]);
  const params = { propertyId: id };
  const problem = deleting.problem ?? restoring.problem;
  const remove = async () => {
    if (await deleting.run({ params })) setDeleted(true);
  };
  const restore = async () => {
    if (!(await restoring.run({ params }))) return;
    setDeleted(false);
    await revalidate();
  };
  return (
    <article className={styles.line} aria-label={title}>
      <div className={styles.words}>
        <StrongText>{deleted ? `Deleted: ${title}` : <Link to={url}>{title}</Link>}</StrongText>
        <SmallText>{deleted ? UNFINISHED_WORDS.undo : `${percent}% done. ${note ?? ''}`}</SmallText>
        {problem !== undefined && <p role="alert">{problem}</p>}
      </div>
      {deleted ? (
        <Button ref={undo} size="small" busy={restoring.busy} onClick={() => void restore()}>
          Undo
        </Button>
      ) : (
        <>
          <LinkButton size="small" variant="primary" to={url}>
            Continue
          </LinkButton>
          <Button size="small" variant="quiet" busy={deleting.busy} onClick={() => void remove()}>
            Delete
          </Button>
        </>
      )}
    </article>
  );
}
