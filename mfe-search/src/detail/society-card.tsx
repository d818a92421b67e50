import { Link } from '@aangan/shared-kit/platform/router';
import { Panel } from '@aangan/shared-kit/ui/layout';
import type { DetailData } from './detail-data.ts';
import styles from './society-card.module.css';

/** The society of a home, linked to its other homes. */
export function SocietyCard({ society }: { readonly society: NonNullable<DetailData['about']['society']> }) {
  return (
    <Panel gap={4} className={styles.society}>
      <h3>{society.name}</h3>
      <p>{society.about}</p>
      {society.more && <Link to={society.more.to}>{society.more.label}</Link>}
    </Panel>
  );
}
