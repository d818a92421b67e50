import { eq } from 'drizzle-orm';
import { openTestDatabase } from '../../testing/open-test-database.ts';
import { plan } from './plans.tables.ts';
import { storeCatalogue } from './store-catalogue.ts';

const { database, close } = openTestDatabase();
afterAll(() => close());

const CODE = 'TENANT_FREEDOM';
const stored = async () => (await database.select().from(plan).where(eq(plan.code, CODE)))[0];

it('a later catalogue corrects the words of a stored plan, and leaves what staff have decided', async () => {
  await storeCatalogue(database);
  const before = await stored();
  await database
    .update(plan)
    .set({ features: [{ text: 'What it once promised', included: true }], onSale: false })
    .where(eq(plan.code, CODE));
  await storeCatalogue(database);
  expect(await stored()).toEqual({ ...before, onSale: false });
});
