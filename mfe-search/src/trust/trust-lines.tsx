import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Link } from '@aangan/shared-kit/platform/router';
import { Icon } from '@aangan/shared-kit/ui/icon';
import { checkIcon } from '@aangan/shared-kit/ui/note-icon-paths';
import { type ReactNode, startTransition, type ToggleEvent, useState } from 'react';
import { TRUST_WORDS } from './trust.words.ts';
import styles from './trust-lines.module.css';
import type { TrustWords } from './trust-words.ts';

interface TrustLinesProps {
  readonly id: string;
  readonly trust: TrustWords;
}

/** The verified badge with its evidence, the price history, and links to other listings of the same home. */
export function TrustLines({ id, trust: { verified, prices, others } }: TrustLinesProps) {
  return (
    <>
      {verified && <VerifiedBadge id={id} />}
      {prices.length > 0 && (
        <details className={styles.more}>
          <summary>Price history</summary>
          <ul>
            {prices.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </details>
      )}
      {others.length > 0 && (
        <details className={styles.more}>
          <summary>Also posted {others.length === 1 ? 'once' : `${others.length} times`}</summary>
          <ul>
            {others.map(({ url, words }) => (
              <li key={url}>
                <Link to={url}>{words}</Link>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** The list loads at the first opening; the badge is readable without it. */
function VerifiedBadge({ id }: { readonly id: string }) {
  const { http } = usePlatform();
  const [checks, setChecks] = useState<ReactNode>();
  const bring = async ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
    if (!currentTarget.open) return;
    const { verifiedChecks } = await import('./verified-checks.tsx');
    const found = await verifiedChecks(http, id);
    startTransition(() => setChecks(found));
  };
  return (
    <details className={styles.more} onToggle={(event) => void bring(event)}>
      <summary className={styles.badge}>
        <Icon path={checkIcon} /> Verified
      </summary>
      {checks ?? <p>{TRUST_WORDS.checked}</p>}
    </details>
  );
}
