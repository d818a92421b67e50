import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import { useLoginFirst } from '@aangan/shared-kit/platform/login-first';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { ConfirmedButton } from '@aangan/shared-kit/ui/confirmed-button';
import { ActionsRow, Unscripted } from '@aangan/shared-kit/ui/layout';
import { useState } from 'react';
import { ReviewForm, type WrittenReview } from './review-form.tsx';
import { REVIEW_LOGIN, WRITE_WORDS } from './reviews.words.ts';

type Mine = CallAnswer<'GET /api/v1/building/{id}/reviews/mine'>;

interface OwnReviewProps {
  readonly id: string;
  /** Is called after the review was published or deleted. */
  readonly onChanged: () => void;
}

/** Writes, changes or deletes the visitor's own review. What they may write is asked when they press the button. */
export function OwnReview({ id, onChanged }: OwnReviewProps) {
  const { alerts } = usePlatform();
  const [mine, setMine] = useState<Mine>();
  const [open, setOpen] = useState(false);
  const looking = useMutation('GET /api/v1/building/{id}/reviews/mine');
  const publishing = useMutation('PUT /api/v1/building/{id}/reviews/mine');
  const removing = useMutation('DELETE /api/v1/building/{id}/reviews/mine');
  const params = { id };
  const begin = useLoginFirst({ flow: REVIEW_LOGIN, resume: `review-project:${id}` }, async (_: null) => {
    const found = await looking.run({ params });
    if (!found) return;
    setMine(found.answer);
    setOpen(true);
  });
  const changed = (answer: Mine, words: string) => {
    setMine(answer);
    setOpen(false);
    alerts.show('success', words);
    onChanged();
  };
  const publish = async (review: WrittenReview) => {
    const done = await publishing.run({ params, json: review });
    if (done) changed(done.answer, WRITE_WORDS.published);
  };
  const remove = async () => {
    const done = await removing.run({ params });
    if (done) changed(done.answer, WRITE_WORDS.removed);
  };

  if (!open || !mine) {
    return (
      <div>
        {looking.problem !== undefined && <AlertNote tone="error">{looking.problem}</AlertNote>}
        <Button busy={looking.busy} onClick={() => void begin(null)}>
          {mine?.review ? WRITE_WORDS.change : WRITE_WORDS.write}
        </Button>
        <Unscripted>{WRITE_WORDS.unscripted}</Unscripted>
      </div>
    );
  }
  if (mine.review?.hidden) return <AlertNote tone="attention">{WRITE_WORDS.hidden}</AlertNote>;
  if (mine.standings.length === 0) return <AlertNote tone="info">{mine.why}</AlertNote>;
  return (
    <>
      <ReviewForm
        mine={mine}
        busy={publishing.busy}
        problem={publishing.problem}
        problemsByField={publishing.problemsByField}
        onPublish={(review) => void publish(review)}
        onCancel={() => setOpen(false)}
      />
      {mine.review && (
        <ActionsRow>
          <ConfirmedButton
            variant="quiet"
            question={WRITE_WORDS.removeQuestion}
            yes={WRITE_WORDS.removeYes}
            busy={removing.busy}
            problem={removing.problem}
            onConfirm={() => void remove()}
          >
            {WRITE_WORDS.remove}
          </ConfirmedButton>
        </ActionsRow>
      )}
    </>
  );
}
