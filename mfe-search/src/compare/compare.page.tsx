import { isMonthly } from '@aangan/shared-kit/domain/listing-category';
import { DEPOSIT_EARNS } from '@aangan/shared-kit/domain/monthly-cost';
import { COMPARED_AT_MOST, comparisonLink } from '@aangan/shared-kit/links/compare';
import { type PageArgs, type PageModule, usePageData } from '@aangan/shared-kit/platform/page';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { redirect } from '@aangan/shared-kit/platform/router';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { CsvButton } from '@aangan/shared-kit/ui/csv-button';
import { SoftText } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { ShareButton } from '@aangan/shared-kit/ui/share-button';
import { LinkTabs } from '@aangan/shared-kit/ui/tabs';
import { findListing, listingDetail, loadSimilar } from '../listing-detail/public.ts';
import { AddHome } from './add-home.tsx';
import styles from './compare.module.css';
import { COMPARE_WORDS } from './compare.words.ts';
import { ComparedHomes } from './compared-homes.tsx';
import { parseComparison } from './comparison-address.ts';
import { comparisonRows } from './comparison-rows.ts';

/**
 * The homes in the address side by side, with similar homes to add.
 * Source: product-and-plans, section 2 (/comparePage).
 */
export async function loader({ url, platform: { http } }: PageArgs) {
  const { ids, differences, added, refused } = parseComparison(url.searchParams);
  if (added) throw redirect(comparisonLink({ ids, differences }));
  const found = await Promise.all(ids.map((id) => findListing(http, id)));
  const homes = found.flatMap((answer) =>
    answer
      ? [
          {
            listing: { ...listingDetail(answer.record), crumbs: [], photos: answer.record.photos.slice(0, 1) },
            metro: answer.nearby.find(({ kind }) => kind === 'metro') ?? null,
          },
        ]
      : [],
  );
  const [first] = homes;
  const room = homes.length < COMPARED_AT_MOST;
  const similar = first && room ? await loadSimilar(http, first.listing) : [];
  const compared = new Set(homes.map(({ listing }) => listing.id));
  return {
    homes,
    missing: ids.length - homes.length,
    differences,
    refused,
    candidates: similar.filter(({ id }) => !compared.has(id)).slice(0, 6),
  };
}

type Data = Awaited<ReturnType<typeof loader>>;

export const head: NonNullable<PageModule<Data>['head']> = ({ data }) => ({
  title: data.homes.length > 1 ? `${data.homes.length} homes compared | Aangan` : COMPARE_WORDS.title,
  description: COMPARE_WORDS.description,
  canonical: comparisonLink({ ids: [] }),
  robots: data.homes.length > 0 ? 'noindex,follow' : 'index,follow',
});

export function Component() {
  const { homes, missing, differences, refused, candidates } = usePageData<typeof loader>();
  const { now } = usePlatform();
  const ids = homes.map(({ listing }) => listing.id);
  const rows = comparisonRows(homes, now);
  const shown = differences ? rows.filter((row) => row.differs) : rows;
  const rented = homes.some(({ listing }) => isMonthly(listing.category));
  const sale = homes.some(({ listing }) => !isMonthly(listing.category));
  return (
    <PageColumn width="full">
      <header>
        <h1>Compare homes</h1>
        <SoftText>
          {homes.length > 0
            ? COMPARE_WORDS.taken(homes.length, COMPARED_AT_MOST)
            : COMPARE_WORDS.lead(COMPARED_AT_MOST)}
        </SoftText>
      </header>
      {missing > 0 && <AlertNote tone="attention">{COMPARE_WORDS.missing(missing)}</AlertNote>}
      {homes.length > 1 && (
        <LinkTabs
          label="Rows"
          items={[
            { label: 'Everything', to: comparisonLink({ ids }), current: !differences },
            { label: 'Only differences', to: comparisonLink({ ids, differences: true }), current: differences },
          ]}
        />
      )}
      {homes.length > 0 && <ComparedHomes homes={homes} rows={shown} differences={differences} />}
      {homes.length > 1 && (
        <div className={styles.tools}>
          <ShareButton title={`${homes.length} homes compared`} path={comparisonLink({ ids, differences })} />
          <CsvButton
            name="homes-compared"
            lines={() => [
              ['', ...homes.map(({ listing }) => listing.title)],
              ...shown.map(({ label, cells }) => [label, ...cells]),
            ]}
          />
        </div>
      )}
      {rented && <SoftText>{COMPARE_WORDS.rentCost(DEPOSIT_EARNS)}</SoftText>}
      {sale && <SoftText>{COMPARE_WORDS.saleCost}</SoftText>}
      {homes.length < COMPARED_AT_MOST && <AddHome ids={ids} candidates={candidates} refused={refused} />}
    </PageColumn>
  );
}
