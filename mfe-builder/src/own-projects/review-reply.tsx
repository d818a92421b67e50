import type { ProjectReview } from '@aangan/shared-kit/contracts/project-reviews';
import { REVIEW_LENGTH, replyTextError } from '@aangan/shared-kit/domain/project-review';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { TextAreaField } from '@aangan/shared-kit/ui/field';
import { ActionsRow } from '@aangan/shared-kit/ui/layout';
import { useState } from 'react';
import { DESK_REVIEW_WORDS } from './desk.words.ts';

interface ReviewReplyProps {
  readonly review: ProjectReview;
  readonly onReplied: (reply: ProjectReview['reply']) => void;
}

/** The builder's reply to a review: written, changed or deleted. */
export function ReviewReply({ review, onReplied }: ReviewReplyProps) {
  const [text, setText] = useState(review.reply?.text ?? '');
  const [problem, setProblem] = useState<string>();
  const sending = useMutation('PUT /api/v1/builder/reviews/{reviewId}/reply');
  const removing = useMutation('DELETE /api/v1/builder/reviews/{reviewId}/reply');
  const params = { reviewId: review.id };
  const send = async () => {
    const wrong = replyTextError(text);
    setProblem(wrong);
    if (wrong) return;
    const sent = await sending.run({ params, json: { text } });
    if (sent) onReplied(sent.answer.review.reply);
  };
  const remove = async () => {
    const removed = await removing.run({ params });
    if (!removed) return;
    setText('');
    onReplied(null);
  };
  const failure = sending.problem ?? removing.problem;
  return (
    <>
      <TextAreaField
        label={DESK_REVIEW_WORDS.reply}
        maxLength={REVIEW_LENGTH.reply}
        value={text}
        error={problem}
        onChange={(event) => setText(event.target.value)}
      />
      {failure !== undefined && <AlertNote tone="error">{failure}</AlertNote>}
      <ActionsRow>
        <Button busy={sending.busy} onClick={() => void send()}>
          {review.reply ? DESK_REVIEW_WORDS.change : DESK_REVIEW_WORDS.send}
        </Button>
        {review.reply && (
          <Button variant="quiet" busy={removing.busy} onClick={() => void remove()}>
            {DESK_REVIEW_WORDS.remove}
          </Button>
        )}
      </ActionsRow>
    </>
  );
}
