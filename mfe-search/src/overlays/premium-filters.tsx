import { CITIES, resolveCity } from '@aangan/shared-kit/domain/cities';
import { CATEGORY_FACTS, LISTING_CATEGORIES, type ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import type { PremiumFilter } from '@aangan/shared-kit/domain/premium-filters';
import type { Http } from '@aangan/shared-kit/platform/http';
import { type Platform, usePlatform } from '@aangan/shared-kit/platform/platform';
import { Form } from '@aangan/shared-kit/platform/router';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { CheckboxGroup } from '@aangan/shared-kit/ui/choice-group';
import { SelectField } from '@aangan/shared-kit/ui/field';
import { type FormEvent, startTransition, useState } from 'react';
import { type ListingCard, listingCard } from '../listing/public.ts';
import { ListingCardView } from '../listing-card/public.ts';
import { LOGIN_REASONS } from '../login-reasons/public.ts';
import { JacketChoice } from './jacket-choice.tsx';
import { OverlayFrame } from './overlay-frame.tsx';
import styles from './premium.module.css';
import { PREMIUM_WORDS } from './premium.words.ts';
import { isPremiumFilter, PREMIUM_OPTIONS } from './premium-words.ts';

const PATH = '/premium-filter/banner';

interface PremiumSearch {
  readonly category: ListingCategory;
  readonly city: string;
  readonly filters: readonly PremiumFilter[];
}

/** The filters requested by the address or a form. */
function searchOf(fields: URLSearchParams, city: string): PremiumSearch {
  return {
    category: LISTING_CATEGORIES.find((each) => each === fields.get('category')) ?? 'RENT',
    city: resolveCity(fields.get('city') ?? city)?.slug ?? city,
    filters: fields.getAll('filter').filter(isPremiumFilter),
  };
}

export interface PremiumData {
  readonly search: PremiumSearch;
  /** Null when no filter was requested. */
  readonly found: readonly ListingCard[] | null;
}

async function find(http: Http, { category, city, filters }: PremiumSearch) {
  if (filters.length === 0) return null;
  const query = { category, city, filters: filters.join(',') };
  const { records } = await http.request('GET /api/v1/property/premium', { query });
  return records.map(listingCard);
}

/** The filters in the address; homes load only for logged-in people. */
export async function premiumData(url: URL, { http, session }: Platform): Promise<PremiumData> {
  const search = searchOf(url.searchParams, session.city);
  return { search, found: session.loggedIn ? await find(http, search) : null };
}

/** Filters by owner activity. In a sheet the homes load in place; as a page of its own the address changes. */
export function PremiumFilters({ data }: { readonly data: PremiumData }) {
  const { http, session, signUp } = usePlatform();
  const [filters, setFilters] = useState<readonly string[]>(data.search.filters);
  const [{ search, found }, setShown] = useState(data);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new URLSearchParams(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
    );
    const next = searchOf(fields, session.city);
    // Without a chosen filter no login is requested.
    if (next.filters.length > 0 && !(await signUp.require(LOGIN_REASONS.premiumFilter))) return;
    setState('busy');
    try {
      const homes = await find(http, next);
      startTransition(() => {
        setShown({ search: next, found: homes });
        setState('idle');
      });
    } catch {
      // The error is shown below; the next press tries again.
      setState('failed');
    }
  };

  return (
    <OverlayFrame title="Premium filters" purpose={PREMIUM_WORDS.lead}>
      <Form method="get" action={PATH} className={styles.form} onSubmit={(event) => void submit(event)}>
        <SelectField
          label="Looking for"
          name="category"
          defaultValue={search.category}
          options={LISTING_CATEGORIES.map((value) => ({ value, label: CATEGORY_FACTS[value].tab }))}
        />
        <SelectField
          label="City"
          name="city"
          defaultValue={search.city}
          options={CITIES.map(({ slug, name }) => ({ value: slug, label: name }))}
        />
        <CheckboxGroup
          legend="All of these"
          name="filter"
          look="rows"
          options={PREMIUM_OPTIONS}
          value={filters}
          onChange={setFilters}
        />
        <Button type="submit" variant="primary" busy={state === 'busy'}>
          {session.loggedIn ? 'Show homes' : PREMIUM_WORDS.login}
        </Button>
      </Form>
      {state === 'failed' && <AlertNote tone="error">{PREMIUM_WORDS.failed}</AlertNote>}
      <p role="status">
        {found && countWords(found.length, search)}
        {!found && filters.length === 0 && PREMIUM_WORDS.chooseOne}
      </p>
      {found && found.length > 0 && (
        <ul className={styles.cards} aria-label="Homes that fit">
          {found.map((listing) => (
            <li key={listing.id}>
              <ListingCardView listing={listing} heading="h2" />
            </li>
          ))}
        </ul>
      )}
      <JacketChoice jacketId="premium-filter" />
    </OverlayFrame>
  );
}

/** The homes of one answer. */
const MOST = 30;

function countWords(count: number, { category }: PremiumSearch): string {
  const { singular, plural } = CATEGORY_FACTS[category];
  if (count === 0) return PREMIUM_WORDS.none(plural);
  if (count === MOST) return PREMIUM_WORDS.shown(MOST, plural);
  return `${count} ${count === 1 ? singular : plural}`;
}
