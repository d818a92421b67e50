import { deviceShortlist } from '@aangan/shared-kit/platform/device-shortlist';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Link } from '@aangan/shared-kit/platform/router';
import { Button } from '@aangan/shared-kit/ui/button';
import { Panel, Rows, Section, SmallText } from '@aangan/shared-kit/ui/layout';
import { calendarIcon } from '@aangan/shared-kit/ui/tool-icon-paths';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { cardLink, type ListingCard, listingCard } from '../listing/public.ts';
import styles from './visits.module.css';

const VisitSheet = lazy(async () => ({ default: (await import('./visit-sheet.tsx')).VisitSheet }));

/** Cards per request. */
const SHOWN_AT_MOST = 30;

/** Homes on this device’s shortlist that are still listed, each linked to its slots. */
export function HomesToVisit() {
  const homes = useDeviceHomes();
  const [open, setOpen] = useState<string>();
  if (homes.length === 0) return null;
  return (
    <Section aria-label="Homes you shortlisted">
      <h2>Homes you shortlisted</h2>
      <Rows gap={16}>
        {homes.map(({ id, category, title, priceWords, facts }) => (
          <Panel as="li" gap={8} key={id} className={styles.line}>
            <h3>
              <Link to={cardLink({ id, category, title })}>{title}</Link>
            </h3>
            <SmallText>
              {priceWords} · {facts}
            </SmallText>
            <div className={styles.ways}>
              <Button size="small" icon={calendarIcon} onClick={() => setOpen(id)}>
                Schedule visit
              </Button>
            </div>
          </Panel>
        ))}
      </Rows>
      {open !== undefined && (
        <Suspense>
          <VisitSheet id={open} onClosed={() => setOpen(undefined)} />
        </Suspense>
      )}
    </Section>
  );
}

/** Only the browser knows these homes, so they load after the page and not in a loader. */
function useDeviceHomes(): readonly ListingCard[] {
  const { http } = usePlatform();
  const [homes, setHomes] = useState<readonly ListingCard[]>([]);
  const lookUp = useEffectEvent(async () => {
    const ids = deviceShortlist().slice(0, SHOWN_AT_MOST);
    if (ids.length === 0) return;
    const { records } = await http.request('GET /api/v1/property/cards', { query: { ids: ids.join(',') } });
    setHomes(records.map(listingCard).filter(({ closed }) => closed === undefined));
  });
  useEffect(() => {
    // Without an answer the page still links to the search.
    lookUp().catch(() => undefined);
  }, []);
  return homes;
}
