import type { ProjectReview } from '@aangan/shared-kit/contracts/project-reviews';
import { REVIEW_ASPECT_NAMES, REVIEW_ASPECTS, REVIEWER_STANDINGS } from '@aangan/shared-kit/domain/project-review';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { FactsRow, Lead, SmallText, SplitRow } from '@aangan/shared-kit/ui/layout';
import { StatusLabel } from '@aangan/shared-kit/ui/status-label';
import type { ReactNode } from 'react';
import { ReportReview } from './report-review.tsx';
import styles from './reviews.module.css';
import { REVIEW_WORDS } from './reviews.words.ts';

interface ReviewCardProps {
  readonly review: ProjectReview;
  /** Name of the builder, for its reply. */
  readonly builder: string;
  /** What the reader can do with it; by default, report it. */
  readonly actions?: ReactNode;
}

/** A review with its author's standing, ratings, text and the builder's reply. */
export function ReviewCard({ review, builder, actions }: ReviewCardProps) {
  const { author, standing, rating, aspects, text, writtenOn, edited, reply, demonstration } = review;
  const rated = REVIEW_ASPECT_NAMES.filter((aspect) => aspects[aspect] !== undefined);
  return (
    <article className={styles.card} aria-label={`${author}, ${REVIEW_WORDS.stars(rating)}`}>
      <SplitRow>
        <Lead>
          <strong>{REVIEW_WORDS.mean(rating)}</strong> · {author}
        </Lead>
        {demonstration && <StatusLabel>{REVIEW_WORDS.invented}</StatusLabel>}
      </SplitRow>
      <SmallText>
        {REVIEWER_STANDINGS[standing]} · {formatDay(writtenOn)}
        {edited && `, ${REVIEW_WORDS.edited}`}
      </SmallText>
      <p className={styles.text}>{text}</p>
      {rated.length > 0 && (
        <FactsRow>
          {rated.map((aspect) => (
            <span key={aspect}>
              {REVIEW_ASPECTS[aspect]} {aspects[aspect]}/5
            </span>
          ))}
        </FactsRow>
      )}
      {reply && (
        <div className={styles.reply}>
          <SmallText>
            {REVIEW_WORDS.reply(builder)}, {formatDay(reply.at)}
          </SmallText>
          <p className={styles.text}>{reply.text}</p>
        </div>
      )}
      {actions ?? (!demonstration && <ReportReview review={review} />)}
    </article>
  );
}
