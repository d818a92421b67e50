import { PREFERENCES_LINK } from '@aangan/shared-kit/links/alerts';
import { Link } from '@aangan/shared-kit/platform/router';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { useEffect, useRef, useState } from 'react';
import { AlertList } from './alert-list.tsx';
import styles from './alerts.module.css';
import { ALERTS_WORDS } from './alerts.words.ts';
import { HomeList } from './home-list.tsx';
import type { NeedData } from './load-alerts.ts';
import { PriceDrops } from './price-drops.tsx';
import { RequirementForm } from './requirement-form.tsx';
import { SaveSearch } from './save-search.tsx';
import type { ShownHome } from './shown-home.ts';

interface NeedProps {
  readonly data: NeedData;
  readonly title: string;
}

/** The form for a requirement. A search to start from can also be saved as it is. */
export function Need({ data, title }: NeedProps) {
  const { search, own, draft } = data;
  const [homes, setHomes] = useState<readonly ShownHome[]>();
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The form and its button are removed, so the focus moves to the result.
    if (homes) answer.current?.focus();
  }, [homes]);
  return (
    <PageColumn width="list" top={32} bottom={72}>
      <header className={styles.part}>
        <h1>{title}</h1>
        <p>{ALERTS_WORDS.lead}</p>
        <noscript>
          <p>{ALERTS_WORDS.needsScript}</p>
        </noscript>
      </header>
      {search && <SaveSearch search={search} usual={draft} channels={own?.channels} />}
      {homes ? (
        <div ref={answer} tabIndex={-1} className={styles.part}>
          <HomeList title="Homes that fit now" homes={homes} />
          <p>
            <Link to={PREFERENCES_LINK}>Choose what matters most</Link>
            {ALERTS_WORDS.orderedBy}
          </p>
        </div>
      ) : (
        <RequirementForm data={data} onPosted={setHomes} />
      )}
      {own && <AlertList own={own} />}
      {own && <PriceDrops told={own.priceDrops} />}
    </PageColumn>
  );
}
