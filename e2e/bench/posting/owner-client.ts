import { randomUUID } from 'node:crypto';
import type { Draft } from '@aangan/shared-kit/contracts/posting';
import type { Publication } from '@aangan/shared-kit/contracts/publishing';
import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import type { PostingValues } from '@aangan/shared-kit/domain/posting/posting-fields';
import type { SignedIn } from '../../../api/testing/signed-in.ts';

/** An owner's form, as the API sees it. Each owner has an address of their own. */
export interface OwnerClient {
  start(category: ListingCategory): Promise<Draft>;
  /** Saves fields that were typed now. @throws Error for any other answer than 200 */
  save(draft: Draft, values: PostingValues): Promise<Draft>;
  publish(draft: Draft): Promise<Publication>;
}

/** @param owner a number that gives a unique address */
export function ownerClient(apiUrl: string, { cookie }: SignedIn, owner: number): OwnerClient {
  async function ask<Answer>(method: string, path: string, body: object): Promise<Answer> {
    const answer = await fetch(`${apiUrl}/api/v1/property/manage${path}`, {
      method,
      headers: {
        cookie,
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'idempotency-key': randomUUID(),
        'x-forwarded-for': `10.2.${owner >> 8}.${owner & 255}`,
      },
      body: JSON.stringify(body),
    });
    if (answer.status !== 200) throw new Error(`${answer.status} for ${method} ${path}: ${await answer.text()}`);
    return (await answer.json()) as Answer;
  }
  return {
    start: (category) => ask('POST', '', { category, city: 'bangalore' }),
    async save({ id, version }, values) {
      const typedAt = Date.now();
      const changes = Object.fromEntries(
        Object.entries(values).map(([field, value]) => [field, { value: value ?? null, typedAt }]),
      );
      const { draft } = await ask<{ draft: Draft }>('PATCH', `/${id}`, { base: version, editor: 'bench', changes });
      return draft;
    },
    async publish({ id, version }) {
      const { publication } = await ask<{ publication: Publication }>('POST', `/${id}/publish`, { version });
      return publication;
    },
  };
}

const WEEK_MS = 7 * 86_400_000;

/** A flat for rent, in the order of its form. */
const FLAT: PostingValues = {
  unit: 'BHK2',
  buildingType: 'AP',
  area: 1_150,
  floor: 3,
  totalFloors: 5,
  furnishing: 'SEMI_FURNISHED',
  tenants: ['FAMILY'],
  localityId: 'loc-bangalore-koramangala',
  latitude: 12.935,
  longitude: 77.624,
  street: '5th Cross',
  price: 32_000,
  deposit: 1_50_000,
  bathrooms: 2,
  parking: 'FOUR_WHEELER',
  description: 'A bright flat with cross ventilation, close to the park.',
};

/** What an owner types, a save for each field. Every owner has another flat. */
export function typedFields(owner: number): PostingValues[] {
  const flat: PostingValues = {
    ...FLAT,
    latitude: 12.9 + (owner % 50) * 0.004,
    longitude: 77.55 + Math.floor(owner / 50) * 0.02,
    price: 28_000 + owner * 50,
    area: 900 + owner * 2,
    street: `${owner}th Cross`,
    availableFrom: new Date(Date.now() + WEEK_MS).toISOString().slice(0, 10),
  };
  return Object.entries(flat).map(([field, value]) => ({ [field]: value }) as PostingValues);
}
