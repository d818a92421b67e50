import type { ImportedRow } from '@aangan/shared-kit/contracts/listing-import';
import type { Draft } from '@aangan/shared-kit/contracts/posting';
import { DRAFT_LIMITS } from '@aangan/shared-kit/domain/posting/draft-limits';
import { openPostingServer, type PostingServer } from '../../../testing/posting-server.ts';
import type { SignedIn } from '../../../testing/signed-in.ts';

let server: PostingServer;
let owner: SignedIn;
beforeAll(async () => {
  server = await openPostingServer();
});
beforeEach(async () => {
  owner = await server.owner();
});
afterAll(() => server.close());

const IMPORT = '/api/v1/property/import';
const send = (csv: string, who: SignedIn | undefined = owner) => server.ask(who, 'POST', IMPORT, { csv });
const rowsOf = async (csv: string, who?: SignedIn) => ((await send(csv, who)).json as { rows: ImportedRow[] }).rows;
const drafts = async () => {
  const { json } = await server.ask(owner, 'GET', `/user/${owner.accountId}/continue/listings`);
  return (json as { responseBody: { listings: { id: string; title: string }[] } }).responseBody.listings;
};

const NAMES = 'Kind,City,Locality,Size,Price,Deposit,Available from';
const ROW = 'Rent,Bangalore,Koramangala,2 BHK,"₹32,000","1,50,000",2027-01-01';

describe('a CSV file of listings', () => {
  it('as the template has it becomes drafts with the answers of each row', async () => {
    const { csv } = await server.answer<{ csv: string }>(`${IMPORT}/template`);
    const [row] = await rowsOf(csv);
    expect(row).toMatchObject({ line: 2, state: 'created', problems: [], draft: { missing: ['Pin on the map'] } });
    expect(await drafts()).toMatchObject([{ id: row?.draft?.id, title: '2 BHK home for rent in Koramangala' }]);
    const form = (await server.ask(owner, 'GET', `/api/v1/property/manage/${row?.draft?.id}`)).json as Draft;
    expect(form).toMatchObject({
      ...{ state: 'draft', category: 'RENT', city: 'bangalore' },
      values: { price: 32_000, deposit: 1_50_000, tenants: ['FAMILY'], localityId: 'loc-bangalore-koramangala' },
    });
  });

  it('makes nothing twice, also as another spreadsheet writes it, until the draft is deleted', async () => {
    const [first] = await rowsOf(`${NAMES}\n${ROW}`);
    const written = [
      `${NAMES}\n${ROW}\n${ROW}`,
      `\uFEFF${NAMES}\r\n${ROW}\r\n,,,,,,\r\n`,
      `sep=;\r\n${NAMES.replaceAll(',', ';')}\r\nRENT;bangalore;koramangala;BHK2;₹32,000;1.5 lakh;1/1/2027\r\n`,
      `City\tKind\tLocality\tSize\tDeposit\tPrice\tAvailable from\nBangalore\tRent\tKoramangala\t2 BHK\t150000\t32000\t1 Jan 2027`,
    ];
    for (const csv of written) {
      for (const { state, draft } of await rowsOf(csv)) {
        expect([state, draft?.id]).toEqual(['repeated', first?.draft?.id]);
      }
    }
    expect(await drafts()).toHaveLength(1);
    await server.ask(owner, 'DELETE', `/api/v1/property/manage/${first?.draft?.id}/draft`);
    expect(await rowsOf(`${NAMES}\n${ROW}`)).toMatchObject([{ state: 'created' }]);
  });

  it.each([
    ['Castle,Bangalore,,,,,', 'Kind', /^Choose one of/],
    ['Rent,Atlantis,,,,,', 'City', /do not serve this city/],
    ['Rent,Bangalore,Nowhere,,,,', 'Locality', /do not know the locality/],
    ['Rent,Bangalore,,9 BHK,,,', 'Size', /is not allowed/],
    ['Rent,Bangalore,,,5,,', 'Price', /Monthly rent must be from ₹1,000/],
    ['Rent,Bangalore,,,,,2030-01-01', 'Available from', /within a year/],
    ['Plot,Bangalore,,2 BHK,,,', 'Size', /This column is not for/],
    ['Rent,Bangalore,,,32,000,,', '', /more cells/],
  ])('refuses %s as a whole, and makes the rows beside it', async (row, column, message) => {
    const [wrong, right] = await rowsOf(`${NAMES}\n${row}\n${ROW}`);
    expect(wrong).toMatchObject({ line: 2, state: 'refused', draft: null });
    expect(wrong?.problems).toContainEqual({ column, message: expect.stringMatching(message) });
    expect(right).toMatchObject({ line: 3, state: 'created' });
    expect(await drafts()).toHaveLength(1);
  });

  it.each([
    ['without the column of kinds', 'City,Price\nBangalore,5'],
    ['with an unknown column', `${NAMES},Colour\n${ROW},red`],
    ['without rows', NAMES],
    ['with a quote that is not closed', `${NAMES}\nRent,"Bangalore`],
    ['with too many rows', [NAMES, ...Array.from({ length: DRAFT_LIMITS.importedRows + 1 }, () => ROW)].join('\n')],
  ])('is refused %s', async (_what, csv) => {
    const { status, json } = await send(csv);
    expect([status, json]).toEqual([
      400,
      expect.objectContaining({ issues: [{ field: 'body.csv', reason: expect.any(String) }] }),
    ]);
    expect(await drafts()).toEqual([]);
  });

  it('stops at the most drafts that a person may have, and keeps those before', async () => {
    for (let made = 1; made < DRAFT_LIMITS.open; made += 1) await server.start(owner);
    const report = await rowsOf(`${NAMES}\n${ROW}\nRent,Pune,,,,,`);
    expect(report.map(({ state }) => state)).toEqual(['created', 'refused']);
    expect(report[1]?.problems).toMatchObject([
      { column: '', message: expect.stringContaining('unfinished listings') },
    ]);
  });

  it('sent twice at once makes nothing twice', async () => {
    const reports = await Promise.all([rowsOf(`${NAMES}\n${ROW}`), rowsOf(`${NAMES}\n${ROW}`)]);
    expect(
      reports
        .flat()
        .map(({ state }) => state)
        .toSorted(),
    ).toEqual(['created', 'repeated']);
  });

  it('needs a login, and the same file of two people makes a draft for each', async () => {
    expect((await server.ask(undefined, 'POST', IMPORT, { csv: `${NAMES}\n${ROW}` })).status).toBe(401);
    const [mine] = await rowsOf(`${NAMES}\n${ROW}`);
    const [theirs] = await rowsOf(`${NAMES}\n${ROW}`, await server.owner());
    expect(theirs?.state).toBe('created');
    expect(theirs?.draft?.id).not.toBe(mine?.draft?.id);
  });
});

describe('a copy of a listing', () => {
  it('is a draft with its answers; of another person’s listing there is none', async () => {
    const original = await server.complete(owner, 'RENT');
    const copied = await server.start(owner, 'RENT', { copyOf: original.id });
    expect(copied.values).toEqual(original.values);
    const body = { category: 'RENT', city: 'bangalore', copyOf: original.id };
    const stranger = await server.owner();
    expect((await server.ask(stranger, 'POST', '/api/v1/property/manage', body)).status).toBe(404);
  });
});
