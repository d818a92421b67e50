import { randomUUID } from 'node:crypto';
import { activityCalls } from '@aangan/shared-kit/contracts/activity';
import { alertCalls } from '@aangan/shared-kit/contracts/alerts';
import type { CallContract, CallContracts, CallName } from '@aangan/shared-kit/contracts/call';
import { contactCalls } from '@aangan/shared-kit/contracts/contacts';
import { contentCalls } from '@aangan/shared-kit/contracts/content';
import { feedbackCalls } from '@aangan/shared-kit/contracts/feedback';
import { freshnessCalls } from '@aangan/shared-kit/contracts/freshness';
import { identityCalls } from '@aangan/shared-kit/contracts/identity';
import { interestedCalls } from '@aangan/shared-kit/contracts/interested';
import { jacketCalls } from '@aangan/shared-kit/contracts/jackets';
import { kycCalls } from '@aangan/shared-kit/contracts/kyc';
import { leadCalls } from '@aangan/shared-kit/contracts/leads';
import { listingCheckCalls } from '@aangan/shared-kit/contracts/listing-checks';
import { listingReportCalls } from '@aangan/shared-kit/contracts/listing-reports';
import { noteCalls } from '@aangan/shared-kit/contracts/notes';
import { paymentCalls } from '@aangan/shared-kit/contracts/payments';
import { photoRequestCalls } from '@aangan/shared-kit/contracts/photo-requests';
import { premiumFilterCalls } from '@aangan/shared-kit/contracts/premium-filters';
import { privacyCalls } from '@aangan/shared-kit/contracts/privacy';
import { propertyManagerCalls } from '@aangan/shared-kit/contracts/property-manager';
import { referralCalls } from '@aangan/shared-kit/contracts/referrals';
import { renterClubCalls } from '@aangan/shared-kit/contracts/renter-club';
import { rewardCalls } from '@aangan/shared-kit/contracts/rewards';
import { sessionCalls } from '@aangan/shared-kit/contracts/sessions';
import { shortlistCalls } from '@aangan/shared-kit/contracts/shortlist';
import { staffCalls } from '@aangan/shared-kit/contracts/staff';
import { verificationCalls } from '@aangan/shared-kit/contracts/verification';
import { visitCalls } from '@aangan/shared-kit/contracts/visits';
import { voucherCalls } from '@aangan/shared-kit/contracts/vouchers';
import { walletCalls } from '@aangan/shared-kit/contracts/wallet';
import { depth } from '@aangan/shared-kit/testing/depth';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { malformedRequest } from '../testing/malformed-request.ts';
import { TEST_SANDBOX_SECRET } from '../testing/money-server.ts';
import { openTestDatabase } from '../testing/open-test-database.ts';
import { signedIn } from '../testing/signed-in.ts';
import { TEST_NOW } from '../testing/test-data.ts';
import { buildServer } from './build-server.ts';

/** Requests to each call, as each of two visitors. */
const REQUESTS = depth(6, 1000);

/** Everything that somebody's own is read or changed by. */
const AREAS: readonly CallContracts[] = [
  activityCalls,
  alertCalls,
  contactCalls,
  contentCalls,
  feedbackCalls,
  freshnessCalls,
  identityCalls,
  jacketCalls,
  interestedCalls,
  kycCalls,
  leadCalls,
  listingReportCalls,
  listingCheckCalls,
  noteCalls,
  paymentCalls,
  photoRequestCalls,
  premiumFilterCalls,
  privacyCalls,
  propertyManagerCalls,
  referralCalls,
  renterClubCalls,
  rewardCalls,
  sessionCalls,
  shortlistCalls,
  staffCalls,
  visitCalls,
  verificationCalls,
  voucherCalls,
  walletCalls,
];

/** What a stack trace or a database's own words look like. */
const INSIDES = /\bat .+:\d+:\d+|node_modules|\.ts\b|relation "|syntax error at|violates|SQLSTATE/;

const BROWSER = { 'sec-fetch-site': 'same-origin', device: 'DESKTOP' };

const { database, close } = openTestDatabase();
let server: FastifyInstance;

beforeAll(async () => {
  const gateway = { kind: 'sandbox', secret: TEST_SANDBOX_SECRET } as const;
  server = await buildServer({ database, gateway, logLevel: 'silent', now: () => TEST_NOW });
});
afterAll(async () => {
  await server.close();
  await close();
});

const calls = AREAS.flatMap((area) => Object.entries<CallContract>(area)) as [CallName, CallContract][];

describe.each(['somebody who is logged in', 'a stranger'])('malformed requests of %s', (who) => {
  it.each(calls)(
    '%s refuses without breaking or telling what is inside',
    async (name, contract) => {
      const { cookie } = await signedIn(database);
      const own = who === 'a stranger' ? {} : { cookie };
      await fc.assert(
        fc.asyncProperty(malformedRequest(name, contract), async ({ method, url, contentType, payload }) => {
          const answer = await server.inject({
            method: method as 'POST',
            url,
            headers: { ...own, ...BROWSER, 'content-type': contentType, 'idempotency-key': randomUUID() },
            ...(payload !== undefined && { payload }),
          });
          expect({ status: answer.statusCode < 500, body: answer.body }).toEqual({
            status: true,
            body: expect.not.stringMatching(INSIDES),
          });
        }),
        { numRuns: REQUESTS },
      );
    },
    depth(300_000, 3_600_000),
  );
});

it('leave the ledger balanced', async () => {
  const { rows } = await database.execute<{ off: string }>(
    sql`select coalesce(sum(abs(total)), 0) as off
        from (select sum(paise) as total from ledger_entry group by transaction_id) as transactions`,
  );
  expect(Number(rows[0]?.off)).toBe(0);
});
