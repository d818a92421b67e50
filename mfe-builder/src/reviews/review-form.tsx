import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import {
  REVIEW_ASPECT_NAMES,
  REVIEW_ASPECTS,
  REVIEW_LENGTH,
  type ReviewAspect,
  type ReviewerStanding,
  reviewTextError,
} from '@aangan/shared-kit/domain/project-review';
import type { FieldProblems } from '@aangan/shared-kit/platform/problems';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { RadioGroup } from '@aangan/shared-kit/ui/choice-group';
import { SelectField, TextAreaField, TextField } from '@aangan/shared-kit/ui/field';
import { ActionsRow } from '@aangan/shared-kit/ui/layout';
import { type FormEvent, useState } from 'react';
import styles from './reviews.module.css';
import { STAR_OPTIONS, standingOptions, WRITE_WORDS } from './reviews.words.ts';

export interface WrittenReview {
  readonly standing: ReviewerStanding;
  readonly rating: number;
  readonly aspects: Partial<Record<ReviewAspect, number>>;
  readonly text: string;
  readonly flat: string;
}

interface ReviewFormProps {
  readonly mine: CallAnswer<'GET /api/v1/building/{id}/reviews/mine'>;
  readonly busy: boolean;
  readonly problem: string | undefined;
  readonly problemsByField: FieldProblems;
  readonly onPublish: (review: WrittenReview) => void;
  readonly onCancel: () => void;
}

const ASPECT_OPTIONS = [{ value: '', label: WRITE_WORDS.noRating }, ...STAR_OPTIONS];

/** The visitor's review. Problems appear beside their fields once somebody tries to publish it. */
export function ReviewForm({ mine, busy, problem, problemsByField, onPublish, onCancel }: ReviewFormProps) {
  const { standings, review } = mine;
  const [standing, setStanding] = useState(review?.standing ?? standings[0] ?? 'VISITOR');
  const [rating, setRating] = useState(review?.rating);
  const [aspects, setAspects] = useState<WrittenReview['aspects']>(review?.aspects ?? {});
  const [flat, setFlat] = useState(review?.flat ?? '');
  const [text, setText] = useState(review?.text ?? '');
  const [tried, setTried] = useState(false);
  const textProblem = reviewTextError(text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (busy || rating === undefined || textProblem) return;
    onPublish({ standing, rating, aspects, text, flat });
  };
  const rate = (aspect: ReviewAspect, chosen: string) => {
    const { [aspect]: _before, ...others } = aspects;
    setAspects(chosen === '' ? others : { ...others, [aspect]: Number(chosen) });
  };
  return (
    <form className={styles.form} onSubmit={submit} aria-label={WRITE_WORDS.write}>
      <RadioGroup
        legend={WRITE_WORDS.standing}
        name="standing"
        look="rows"
        options={standingOptions(standings)}
        value={standing}
        onChange={(value) => setStanding(value as ReviewerStanding)}
      />
      {standing === 'DECLARED_RESIDENT' && (
        <TextField
          label={WRITE_WORDS.flat}
          help={WRITE_WORDS.flatHelp}
          name="flat"
          maxLength={REVIEW_LENGTH.flat}
          autoComplete="off"
          value={flat}
          error={problemsByField.flat}
          onChange={(event) => setFlat(event.target.value)}
        />
      )}
      <RadioGroup
        legend={WRITE_WORDS.rating}
        name="rating"
        options={STAR_OPTIONS}
        value={rating === undefined ? undefined : String(rating)}
        error={tried && rating === undefined ? WRITE_WORDS.ratingMissing : undefined}
        onChange={(value) => setRating(Number(value))}
      />
      <div className={styles.fields}>
        {REVIEW_ASPECT_NAMES.map((aspect) => (
          <SelectField
            key={aspect}
            label={WRITE_WORDS.aspect(REVIEW_ASPECTS[aspect])}
            options={ASPECT_OPTIONS}
            value={String(aspects[aspect] ?? '')}
            onChange={(event) => rate(aspect, event.target.value)}
          />
        ))}
      </div>
      <TextAreaField
        label={WRITE_WORDS.text}
        help={WRITE_WORDS.textHelp}
        name="text"
        rows={6}
        maxLength={REVIEW_LENGTH.most}
        value={text}
        error={(tried ? textProblem : undefined) ?? problemsByField.text}
        onChange={(event) => setText(event.target.value)}
      />
      {problem !== undefined && <AlertNote tone="error">{problem}</AlertNote>}
      <ActionsRow>
        <Button type="submit" variant="primary" busy={busy}>
          {WRITE_WORDS.publish}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {WRITE_WORDS.cancel}
        </Button>
      </ActionsRow>
    </form>
  );
}
