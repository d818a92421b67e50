import type { RegisteredDeal, UnlockAllowance } from '@aangan/shared-kit/contracts/registered-deals';
import { groupDigits } from '@aangan/shared-kit/domain/money';
import { failureMessage } from '@aangan/shared-kit/platform/failure-message';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { Skeleton } from '@aangan/shared-kit/ui/skeleton';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { DealRow, type UnlockAnswer } from './deal-row.tsx';
import { leftToday } from './deal-words.ts';
import styles from './registered-deals.module.css';

/** Which register entries are requested. */
export interface DealsAsked {
  readonly kind: 'RENT' | 'SALE';
  readonly city: string;
  readonly localityId: string;
  readonly locality: string;
  /** The society, if the home is in one. */
  readonly building: { readonly id: string; readonly name: string } | null;
}

interface Shown {
  readonly place: string;
  readonly buildingId: string | undefined;
  readonly deals: readonly RegisteredDeal[];
  readonly total: number;
  readonly allowance: UnlockAllowance;
}

const AT_ONCE = 4;

/** Registered rents or sale prices of similar homes, in reserved space. Not shown without JavaScript. */
export function RegisteredDeals({ asked }: { readonly asked: DealsAsked }) {
  const container = useRef<HTMLDivElement>(null);
  const [reserved, setSaved] = useState(true);
  // Off screen the reserved space can shrink, because the reader does not see content move.
  const fit = () => setSaved(container.current !== null && container.current.getBoundingClientRect().top < innerHeight);
  return (
    <div ref={container} className={styles.reserved} data-reserved={reserved || undefined}>
      <Deals asked={asked} onFound={fit} />
    </div>
  );
}

interface DealsProps {
  readonly asked: DealsAsked;
  /** Called just before the first deals are shown. */
  readonly onFound: () => void;
}

/** The list of deals, and how many prices can still be opened today. */
function Deals({ asked, onFound }: DealsProps) {
  const { http, session } = usePlatform();
  const [shown, setShown] = useState<Shown>();
  const [failure, setFailure] = useState<string>();
  const [loading, setLoading] = useState(false);

  const page = async (place: string, buildingId: string | undefined, pageNumber: number): Promise<Shown> => {
    const { transactions, ...rest } = await http.request('GET /api/v1/estimate/trans-data', {
      query: {
        ...{ city: asked.city, localityId: asked.localityId, transType: asked.kind },
        ...{ pageNumber, pageSize: AT_ONCE, ...(buildingId && { buildingId }) },
      },
    });
    return { place, buildingId, deals: transactions, ...rest };
  };
  /** Deals of the building, or of the locality when the building has none. */
  const first = async (): Promise<Shown> => {
    const { building, locality } = asked;
    const found = building ? await page(building.name, building.id, 1) : undefined;
    return found && found.total > 0 ? found : page(locality, undefined, 1);
  };
  const load = async (work: () => Promise<void>) => {
    setLoading(true);
    setFailure(undefined);
    await work().catch((error: unknown) => setFailure(failureMessage(error)));
    setLoading(false);
  };
  const begin = () =>
    load(async () => {
      const found = await first();
      onFound();
      setShown(found);
    });
  const more = (before: Shown) =>
    load(async () => {
      const next = await page(before.place, before.buildingId, before.deals.length / AT_ONCE + 1);
      setShown({ ...next, deals: [...before.deals, ...next.deals] });
    });

  const started = useEffectEvent(() => void begin());
  useEffect(() => started(), []);

  if (!shown) {
    return failure ? (
      <AlertNote tone="attention" busy={loading} onRetry={() => void begin()}>
        {failure}
      </AlertNote>
    ) : (
      <Skeleton shape="block" />
    );
  }
  const { deals, total, allowance, place } = shown;
  if (total === 0) return <p className={styles.soft}>No deals are registered in {place} yet.</p>;
  return (
    <section className={styles.deals} aria-labelledby="registered-deals">
      <h3 id="registered-deals" className={styles.title}>
        Registered {asked.kind === 'RENT' ? 'rents' : 'sales'} in {place}
      </h3>
      <p className={styles.soft} role="status">
        {leftToday(allowance, session.loggedIn)}
      </p>
      <ul className={styles.list}>
        {deals.map((deal) => (
          <DealRow
            key={deal.id}
            deal={deal}
            kind={asked.kind}
            onUnlocked={(answer) => setShown((before) => before && opened(before, deal.id, answer))}
            onProblem={setFailure}
          />
        ))}
      </ul>
      {failure && <AlertNote tone="attention">{failure}</AlertNote>}
      {deals.length < total && (
        <Button variant="quiet" size="small" busy={loading} onClick={() => void more(shown)}>
          More of {groupDigits(total)}
        </Button>
      )}
      <p className={styles.soft}>
        What was agreed, from the register; {total === 1 ? '1 deal' : `${groupDigits(total)} deals`} of two years.
      </p>
    </section>
  );
}

function opened(before: Shown, id: string, { details, allowance }: UnlockAnswer): Shown {
  return { ...before, allowance, deals: before.deals.map((deal) => (deal.id === id ? { ...deal, details } : deal)) };
}
