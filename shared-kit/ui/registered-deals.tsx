import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RegisteredDeal, UnlockAllowance } from '../contracts/registered-deals.ts';
import { groupDigits } from '../domain/money.ts';
import { failureMessage } from '../platform/failure-message.ts';
import { usePlatform } from '../platform/platform.ts';
import { AlertNote } from './alert-note.tsx';
import { Button } from './button.tsx';
import { DealRow, type UnlockAnswer } from './deal-row.tsx';
import { leftToday } from './deal-words.ts';
import { SmallText } from './layout.tsx';
import styles from './registered-deals.module.css';
import { REGISTERED_DEALS_WORDS } from './registered-deals.words.ts';
import { Skeleton } from './skeleton.tsx';

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

interface RegisteredDealsProps {
  readonly asked: DealsAsked;
  /** Deals of one request: 4 beside a listing, 2 on the page of a project. Source: services-and-platform, section 7. */
  readonly pageSize?: 2 | 4;
}

/** Registered rents or sale prices of similar homes, in reserved space. Not shown without JavaScript. */
export function RegisteredDeals({ asked, pageSize = 4 }: RegisteredDealsProps) {
  const container = useRef<HTMLDivElement>(null);
  const [reserved, setSaved] = useState(true);
  // Off screen the reserved space can shrink, because the reader does not see content move.
  const fit = () => setSaved(container.current !== null && container.current.getBoundingClientRect().top < innerHeight);
  return (
    <div ref={container} className={styles.reserved} data-reserved={reserved ? pageSize : undefined}>
      <Deals asked={asked} pageSize={pageSize} onFound={fit} />
    </div>
  );
}

interface DealsProps {
  readonly asked: DealsAsked;
  readonly pageSize: number;
  /** Called just before the first deals are shown. */
  readonly onFound: () => void;
}

/** The list of deals, and how many prices can still be opened today. */
function Deals({ asked, pageSize, onFound }: DealsProps) {
  const { http, session } = usePlatform();
  const [shown, setShown] = useState<Shown>();
  const [failure, setFailure] = useState<string>();
  const [loading, setLoading] = useState(false);

  const page = async (place: string, buildingId: string | undefined, pageNumber: number): Promise<Shown> => {
    const { transactions, ...rest } = await http.request('GET /api/v1/estimate/trans-data', {
      query: {
        ...{ city: asked.city, localityId: asked.localityId, transType: asked.kind },
        ...{ pageNumber, pageSize, ...(buildingId && { buildingId }) },
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
      const next = await page(before.place, before.buildingId, before.deals.length / pageSize + 1);
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
  if (total === 0) return <SmallText>{REGISTERED_DEALS_WORDS.none(place)}</SmallText>;
  return (
    <section className={styles.deals} aria-labelledby="registered-deals">
      <h3 id="registered-deals">
        Registered {asked.kind === 'RENT' ? 'rents' : 'sales'} in {place}
      </h3>
      <SmallText role="status">{leftToday(allowance, session.loggedIn)}</SmallText>
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
      <SmallText>{REGISTERED_DEALS_WORDS.caption(total === 1 ? '1 deal' : `${groupDigits(total)} deals`)}</SmallText>
    </section>
  );
}

function opened(before: Shown, id: string, { details, allowance }: UnlockAnswer): Shown {
  return { ...before, allowance, deals: before.deals.map((deal) => (deal.id === id ? { ...deal, details } : deal)) };
}
