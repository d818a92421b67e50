import { Icon } from '@aangan/shared-kit/ui/icon';
import type { DetailData } from './detail-data.ts';
import { FACT_ICONS } from './fact-icons.ts';
import styles from './overview.module.css';

interface OverviewProps {
  readonly about: Pick<DetailData['about'], 'facts' | 'writer' | 'description'>;
}

/** The facts of the listing’s category, and the owner’s description. */
export function Overview({ about: { facts, writer, description } }: OverviewProps) {
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(({ key, label, value }) => (
          <div key={key} className={styles.fact}>
            <Icon path={FACT_ICONS[key]} size={24} />
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {description && (
        <>
          <h3>{writer}</h3>
          <p className={styles.description}>{description}</p>
        </>
      )}
    </>
  );
}
