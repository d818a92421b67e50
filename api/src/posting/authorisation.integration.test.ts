import type { CallContract } from '@aangan/shared-kit/contracts/call';
import { openPostingServer, type PostingServer } from '../../testing/posting-server.ts';
import type { SignedIn } from '../../testing/signed-in.ts';
import { MODULES } from '../modules.ts';
import { postingDraft } from './drafts/public.ts';

/** Calls of the area that are about one draft or listing. */
const OWN_CALLS = MODULES.filter(({ name }) => name.startsWith('posting/'))
  .flatMap(({ calls }) => Object.entries(calls) as [string, CallContract][])
  .filter(([name]) => name.includes('{propertyId}'))
  .map(([name]) => name);

const IMAGE = 'upl_0123456789abcdef';

/** A body and a query that fit, so that nothing but the person is wrong. */
const INPUTS: Readonly<Record<string, { readonly body?: object; readonly query?: string }>> = {
  'PATCH /api/v1/property/manage/{propertyId}': {
    body: { base: 1, editor: 'tab', changes: { street: { value: 'Elsewhere', typedAt: 1 } } },
  },
  'POST /api/v1/property/manage/{propertyId}/nullreject': { body: { pageNo: 1 } },
  'POST /api/v1/property/manage/{propertyId}/publish': { body: { version: 2 } },
  'POST /api/v1/property/manage/{propertyId}/picture-type': { body: { imageId: IMAGE, imageType: 'KITCHEN' } },
  'POST /api/v1/property/manage/{propertyId}/display-picture': { body: { imageId: IMAGE } },
  'PUT /api/v1/property/manage/{propertyId}/no-photos': { body: { noPhotos: true } },
  'POST /api/v1/property/manage/{propertyId}/close': { body: {} },
  'PUT /api/v1/slot/{propertyId}/add': { body: { weekday: 1, startTime: '10:00', endTime: '11:00' } },
  'POST /api/v1/slot/{propertyId}/save': { body: { slots: [] } },
  'DELETE /api/v1/slot/{propertyId}': { query: '?weekday=1&startTime=10:00' },
};

let server: PostingServer;
let owner: SignedIn;
let draftId: string;
let listingId: string;
beforeAll(async () => {
  server = await openPostingServer();
  owner = await server.owner();
  draftId = (await server.complete(owner, 'RENT')).id;
  listingId = await server.publish(owner, 'PLOT');
});
afterAll(() => server.close());

const ask = (who: SignedIn | undefined, name: string, id: string) => {
  const [method = '', path = ''] = name.split(' ');
  const { body, query = '' } = INPUTS[name] ?? {};
  return server.ask(who, method as 'POST', path.replace('{propertyId}', id) + query, body);
};

const everything = async () =>
  JSON.stringify(await server.database.select().from(postingDraft).orderBy(postingDraft.id));

describe.each(OWN_CALLS)('%s', (name) => {
  it('answers nobody but the owner, and changes nothing for others', async () => {
    const stranger = await server.owner();
    const before = await everything();
    for (const id of [draftId, listingId]) {
      expect([(await ask(stranger, name, id)).status, (await ask(undefined, name, id)).status]).toEqual([404, 401]);
    }
    expect(await everything()).toBe(before);
  });
});

it('prices of another person’s listing cannot be changed, and their unfinished listings cannot be read', async () => {
  const stranger = await server.owner();
  const prices = { prices: [{ propertyId: listingId, price: 90_00_000 }] };
  const changed = (who?: SignedIn) => server.ask(who, 'PUT', '/api/v1/property/manage/prices', prices);
  expect([(await changed(stranger)).status, (await changed()).status]).toEqual([404, 401]);
  const unfinished = (who?: SignedIn) => server.ask(who, 'GET', `/user/${owner.accountId}/continue/listings`);
  expect([(await unfinished(stranger)).status, (await unfinished()).status]).toEqual([404, 401]);
});
