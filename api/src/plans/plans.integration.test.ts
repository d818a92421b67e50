import type { Plan } from '@aangan/shared-kit/contracts/plans';
import type { FastifyInstance } from 'fastify';
import { openTestDatabase } from '../../testing/open-test-database.ts';
import { buildServer } from '../build-server.ts';
import { cataloguePlans } from './plan-catalogue.ts';

const { database, close } = openTestDatabase();
let server: FastifyInstance;

beforeAll(async () => {
  server = await buildServer({ database, logLevel: 'silent', checkAnswers: true });
});
afterAll(async () => {
  await server.close();
  await close();
});

async function plans(url: string): Promise<Plan[]> {
  const response = await server.inject(url);
  expect({ url, status: response.statusCode }).toEqual({ url, status: 200 });
  return response.json().plans;
}

const codes = async (url: string) => (await plans(url)).map(({ code }) => code);

function catalogue(fits: (plan: ReturnType<typeof cataloguePlans>[number]) => boolean): string[] {
  return cataloguePlans()
    .filter(fits)
    .map(({ code }) => code);
}

const standard = (seekerType: Plan['seekerType'], commercial = false) =>
  catalogue((plan) => plan.seekerType === seekerType && plan.shelf === 'standard' && plan.commercial === commercial);

describe('plans', () => {
  it('of tenants are in the order of the catalogue, with Assure when requested', async () => {
    expect(await codes('/api/v3/plan_payment/tenant/plans?showAssure=true')).toEqual(standard('tenant'));
    expect(await codes('/api/v3/plan_payment/tenant/plans?showAssure=false')).not.toContain('TENANT_ASSURE');
    expect(await codes('/api/v3/plan_payment/tenant/plans')).toHaveLength(standard('tenant').length - 1);
  });

  it('of buyers are served on the path with a slash at the end', async () => {
    expect(await codes('/api/v2/plan_payment/buyer/plans/?showAssure=true')).toEqual(standard('buyer'));
    expect(await codes('/api/v2/plan_payment/buyer/plans/')).not.toContain('BUYER_ASSURE');
  });

  it.each(['tenant', 'buyer', 'owner', 'seller'] as const)('for business %ss are business plans', async (seeker) =>
    expect(await codes(`/api/v1/commercial/plans/get?seekerType=${seeker}`)).toEqual(standard(seeker, true)),
  );

  it.each([
    ['owner', 'standard'],
    ['seller', 'standard'],
    ['seller', 'plot'],
    ['owner', 'nri'],
    ['seller', 'nri'],
    ['owner', 'cpms'],
    ['owner', 'freedom'],
    ['seller', 'nbex'],
  ] as const)('of a %s on the %s shelf are those of the catalogue', async (seekerType, shelf) => {
    const wanted = catalogue((plan) => plan.seekerType === seekerType && plan.shelf === shelf && !plan.commercial);
    expect(wanted.length).toBeGreaterThan(2);
    expect(await codes(`/api/v1/plan_payment/${seekerType}/plans?shelf=${shelf}`)).toEqual(wanted);
  });

  it('of the owner freedom page are found by its name', async () => {
    const url = '/api/v1/plan_payment/owner/plans';
    expect(await codes(`${url}?planPageName=owner-freedom`)).toEqual(await codes(`${url}?shelf=freedom`));
    expect(await codes(`${url}?planPageName=another&shelf=cpms`)).toEqual(await codes(`${url}?shelf=cpms`));
  });

  it('are from the standard shelf by default', async () =>
    expect(await codes('/api/v1/plan_payment/owner/plans')).toEqual(standard('owner')));

  it('are an empty list where a seeker has no such shelf', async () =>
    expect(await plans('/api/v1/plan_payment/buyer/plans?shelf=cpms')).toEqual([]));

  it('include the refund terms', async () => {
    const [freedom] = await plans('/api/v3/plan_payment/tenant/plans');
    expect(freedom).toMatchObject({
      name: 'Freedom',
      amount: 799,
      contacts: 25,
      refund: expect.stringContaining('You get contacts back automatically if the home is no longer available.'),
    });
  });

  it.each([
    ['/api/v1/commercial/plans/get', 'query.seekerType'],
    ['/api/v1/commercial/plans/get?seekerType=broker', 'query.seekerType'],
    ['/api/v1/plan_payment/broker/plans', 'params.seekerType'],
    ['/api/v1/plan_payment/owner/plans?shelf=gold', 'query.shelf'],
    ['/api/v3/plan_payment/tenant/plans?showAssure=maybe', 'query.showAssure'],
  ])('answer 400 for %s and name %s', async (url, field) => {
    const response = await server.inject(url);
    expect(response.statusCode).toBe(400);
    expect(response.json().issues[0].field).toBe(field);
  });
});
