import { Link } from '@aangan/shared-kit/platform/router';
import { SmallText, StrongText } from '@aangan/shared-kit/ui/layout';
import { NoPicture } from '@aangan/shared-kit/ui/no-picture';
import { Picture } from '@aangan/shared-kit/ui/picture';
import { StatusLabel } from '@aangan/shared-kit/ui/status-label';
import type { ReactNode } from 'react';
import styles from './home-card.module.css';
import type { HomeCard } from './home-card.ts';

interface HomeCardViewProps {
  readonly home: HomeCard;
  /** Its picture is on the first screen. */
  readonly eager?: boolean;
  /** Why it was chosen, votes and actions. */
  readonly children?: ReactNode;
}

/** A home with what is said about it and what can be done. */
export function HomeCardView({ home, eager = false, children }: HomeCardViewProps) {
  const { id, title, url, price, costs, facts, fresh, photo, placeholder, sponsored, closed } = home;
  const label = closed ?? (sponsored && 'Sponsored');
  return (
    <article className={styles.card} aria-labelledby={`home-${id}`} data-listing={id}>
      <div className={styles.picture}>
        {photo ? (
          <Picture photo={photo} sizes="(min-width: 640px) 280px, 92vw" eager={eager} />
        ) : (
          <NoPicture kind={placeholder ?? undefined} />
        )}
        {label && (
          <span className={styles.label}>
            <StatusLabel tone="overlay">{label}</StatusLabel>
          </span>
        )}
      </div>
      <div className={styles.body}>
        <p className={styles.price}>{price}</p>
        {costs && <SmallText>{costs}</SmallText>}
        <StrongText>{facts}</StrongText>
        <h3 id={`home-${id}`} className={styles.title}>
          <Link to={url}>{title}</Link>
        </h3>
        <SmallText>{fresh}</SmallText>
      </div>
      {children && <div className={styles.more}>{children}</div>}
    </article>
  );
}
