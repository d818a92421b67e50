import { confirmationLink } from '@aangan/shared-kit/links/posting';
import { useNavigate, useRevalidator } from '@aangan/shared-kit/platform/router';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { Button, LinkButton } from '@aangan/shared-kit/ui/button';
import { ProblemText } from '@aangan/shared-kit/ui/layout';
import { useDraftForm } from '../listing-form/public.ts';
import styles from './confirm.module.css';
import { NOT_SAVED, PUBLISH, PUBLISH_CHANGES, SEE_STATE } from './confirm.words.ts';

/** Publishes the version that the owner sees. Another device’s change is shown first. */
export function PublishButton() {
  const { draft, saveState, flush } = useDraftForm();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const publishing = useMutation('POST /api/v1/property/manage/{propertyId}/publish');
  const { id, state, version, unpublished, progress } = draft;

  async function publish(): Promise<void> {
    if (!(await flush())) return publishing.refuse(NOT_SAVED);
    const published = await publishing.run({ params: { propertyId: id }, json: { version } });
    if (published) return navigate(confirmationLink(id));
    // A refusal means that the answers are others than this page shows.
    return revalidate();
  }

  if (state !== 'draft' && unpublished.length === 0) {
    return (
      <LinkButton variant="primary" wide to={confirmationLink(id)}>
        {SEE_STATE}
      </LinkButton>
    );
  }
  return (
    <div className={styles.publish}>
      <Button
        variant="primary"
        wide
        disabled={!progress.publishable}
        busy={publishing.busy || saveState === 'saving'}
        onClick={() => void publish()}
      >
        {state === 'draft' ? PUBLISH : PUBLISH_CHANGES}
      </Button>
      {publishing.problem !== undefined && <ProblemText role="alert">{publishing.problem}</ProblemText>}
    </div>
  );
}
