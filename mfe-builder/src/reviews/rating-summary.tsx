import type { ReviewSummary } from '@aangan/shared-kit/contracts/project-reviews';
import { REVIEW_ASPECT_NAMES, REVIEW_ASPECTS } from '@aangan/shared-kit/domain/project-review';
import { SmallText } from '@aangan/shared-kit/ui/layout';
import styles from './reviews.module.css';
import { REVIEW_WORDS } from './reviews.words.ts';

/** The mean with the number of reviews, how many gave how many stars, and the mean of each subject. */
export function RatingSummary({ summary }: { readonly summary: ReviewSummary }) {
  const { count, mean, spread, aspects, demonstration } = summary;
  const most = Math.max(...spread);
  return (
    <div className={styles.summary}>
      <div>
        <p className={styles.mean}>{REVIEW_WORDS.mean(mean)}</p>
        <p>{REVIEW_WORDS.count(count)}</p>
        {demonstration > 0 && <SmallText>{REVIEW_WORDS.demonstration(demonstration)}</SmallText>}
      </div>
      <table className={styles.spread}>
        <caption className="visually-hidden">{REVIEW_WORDS.spread}</caption>
        <tbody>
          {[5, 4, 3, 2, 1].map((stars) => {
            const number = spread[stars - 1] ?? 0;
            return (
              <tr key={stars}>
                <th scope="row">{REVIEW_WORDS.stars(stars)}</th>
                <td className={styles.bar}>
                  <svg className={styles.line} aria-hidden="true">
                    <rect className={styles.track} width="100%" height="100%" rx="4" />
                    <rect className={styles.fill} width={`${(number / most) * 100}%`} height="100%" rx="4" />
                  </svg>
                </td>
                <td className={styles.number}>{number}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <dl className={styles.aspects} aria-label={REVIEW_WORDS.aspects}>
        {REVIEW_ASPECT_NAMES.filter((aspect) => aspects[aspect] !== undefined).map((aspect) => (
          <div key={aspect}>
            <dt>{REVIEW_ASPECTS[aspect]}</dt>
            <dd>{aspects[aspect]?.toFixed(1)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
