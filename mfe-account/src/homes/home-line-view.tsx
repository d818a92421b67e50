import { Link } from '@aangan/shared-kit/platform/router';
import { SmallText } from '@aangan/shared-kit/ui/layout';
import { NoPicture } from '@aangan/shared-kit/ui/no-picture';
import { Picture } from '@aangan/shared-kit/ui/picture';
import { StatusLabel } from '@aangan/shared-kit/ui/status-label';
import type { ReactNode } from 'react';
import type { HomeLine } from './home-line.ts';
import styles from './home-line-view.module.css';

interface HomeLineViewProps {
  readonly home: HomeLine;
  /** One line below the place, for example when the home was viewed or confirmed. */
  readonly note?: ReactNode;
  /** A row with reserved space: what the person has done about the home. */
  readonly steps?: ReactNode;
  /** In place of the status: the state of an own listing. */
  readonly status?: ReactNode;
  /** Actions for this home. */
  readonly children?: ReactNode;
}

/** A listing in a personal list: small picture, price, name, place and status. */
export function HomeLineView({ home, note, steps, status, children }: HomeLineViewProps) {
  return (
    <article className={styles.line} aria-label={home.title}>
      <div className={styles.picture}>
        <HomePicture home={home} />
      </div>
      <div className={styles.words}>
        <p className={styles.price}>
          {home.price} {status ?? (home.status && <StatusLabel tone="attention">{home.status}</StatusLabel>)}
        </p>
        <h2 className={styles.title}>
          <Link to={home.url}>{home.title}</Link>
        </h2>
        <SmallText>{home.place}</SmallText>
        {note && <SmallText>{note}</SmallText>}
      </div>
      {steps && <div className={styles.steps}>{steps}</div>}
      {children && <div className={styles.actions}>{children}</div>}
    </article>
  );
}

function HomePicture({ home: { photo, cover, placeholder } }: { readonly home: HomeLine }) {
  if (cover !== undefined) return <img src={cover} alt="Cover" className={styles.cover} />;
  if (!photo) return <NoPicture kind={placeholder} />;
  return <Picture photo={photo} sizes="(min-width: 992px) 160px, 112px" widths={[320]} />;
}
