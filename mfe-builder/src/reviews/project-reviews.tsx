import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import type { ReviewSort } from '@aangan/shared-kit/domain/project-review';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { SelectField } from '@aangan/shared-kit/ui/field';
import { Rows, Section, SmallText } from '@aangan/shared-kit/ui/layout';
import { useState } from 'react';
import { OwnReview } from './own-review.tsx';
import { RatingSummary } from './rating-summary.tsx';
import { ReviewCard } from './review-card.tsx';
import styles from './reviews.module.css';
import { REVIEW_WORDS, SORT_OPTIONS } from './reviews.words.ts';

/** The first page of a project's reviews, from `GET /api/v1/building/{id}/reviews`. */
export type FirstReviews = CallAnswer<'GET /api/v1/building/{id}/reviews'>;

export interface ProjectReviewsProps {
  readonly id: string;
  /** Name of the builder. */
  readonly builder: string;
  readonly first: FirstReviews;
}

/** Reviews of a project: their spread, the list in an order of choice, and the visitor's own one. */
export function ProjectReviews({ id, builder, first }: ProjectReviewsProps) {
  const [page, setPage] = useState(first);
  const [sort, setSort] = useState<ReviewSort>('newest');
  const loading = useMutation('GET /api/v1/building/{id}/reviews');
  const { summary, reviews, next } = page;

  const show = async (order: ReviewSort) => {
    setSort(order);
    const loaded = await loading.run({ params: { id }, query: { sort: order } });
    if (loaded) setPage(loaded.answer);
  };
  const more = async () => {
    if (next === null) return;
    const loaded = await loading.run({ params: { id }, query: { sort, cursor: next } });
    if (loaded) setPage({ ...loaded.answer, reviews: [...reviews, ...loaded.answer.reviews] });
  };

  return (
    <Section id="reviews" aria-labelledby="reviews-title" aria-busy={loading.busy}>
      <h2 id="reviews-title">{REVIEW_WORDS.title}</h2>
      {summary.count === 0 ? <p>{REVIEW_WORDS.none}</p> : <RatingSummary summary={summary} />}
      <OwnReview id={id} onChanged={() => void show('newest')} />
      <SmallText>{REVIEW_WORDS.who}</SmallText>
      {summary.count > 1 && (
        <div className={styles.sort}>
          <SelectField
            label={REVIEW_WORDS.sort}
            name="sort"
            options={SORT_OPTIONS}
            value={sort}
            onChange={(event) => void show(event.target.value as ReviewSort)}
          />
        </div>
      )}
      <Rows>
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} builder={builder} />
          </li>
        ))}
      </Rows>
      {loading.problem !== undefined && <AlertNote tone="error">{loading.problem}</AlertNote>}
      {next !== null && (
        <Button busy={loading.busy} onClick={() => void more()}>
          {REVIEW_WORDS.more}
        </Button>
      )}
    </Section>
  );
}
