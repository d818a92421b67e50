import { randomInt, randomUUID } from 'node:crypto';
import type { RentDue, RentTenancy } from '@aangan/shared-kit/contracts/rent-payments';
import { indiaDay } from '@aangan/shared-kit/domain/india-day';
import { feePaise } from '@aangan/shared-kit/domain/rent/fee';
import type { openDatabase } from '../../api/src/foundation/database/public.ts';
import { DEVELOPMENT_KEY } from '../../api/src/foundation/files/public.ts';
import { sealedText } from '../../api/src/foundation/sealed-text/public.ts';
import { provenNumber, savedLandlord } from '../../api/testing/saved-landlord.ts';
import { signedIn } from '../../api/testing/signed-in.ts';
import { type Ask, askAs, payOrder, refused, until } from './retrying.ts';

type Database = ReturnType<typeof openDatabase>['database'];

/** A rent that the API said has arrived. */
export interface PaidRent {
  readonly dueId: string;
  readonly paise: number;
}

const SEALS = sealedText(DEVELOPMENT_KEY);

/** Answers after which the same request is sent again. */
const AGAIN = [403, 409, 503];

/**
 * Pays the rent of a new tenancy, retries every call without a response, and waits until it has arrived.
 * @param signal stops the retries
 */
export async function payRentWhateverHappens(
  apiUrl: string,
  database: Database,
  signal: AbortSignal,
): Promise<PaidRent> {
  const person = await signedIn(database, {}, Date.now());
  const { accountId } = person;
  const at = new Date();
  const accountNumber = `1000${randomInt(1e7, 1e8)}0000`;
  const landlordId = await savedLandlord(database, SEALS, { accountId, accountNumber, at, facts: { kyc: 'verified' } });
  await provenNumber(database, accountId, at);
  const ask = askAs(apiUrl, person);
  const paise = randomInt(100_00, 50_000_00);
  const home = {
    kind: 'rent',
    landlordId,
    home: '12, 4th Cross, Jayanagar, Bangalore',
    monthlyPaise: paise,
    dueDay: 5,
  };
  const month = new Date().toISOString().slice(0, 7);
  const { id: tenancyId } = await post<RentTenancy>(ask, signal, '/api/v1/rent-pay/tenancies', home);
  const due = await post<RentDue>(ask, signal, `/api/v1/rent-pay/tenancies/${tenancyId}/dues`, {
    kind: 'rent',
    month,
    paise,
  });
  const order = await post<{ orderId: string }>(ask, signal, `/api/v1/rent-pay/shares/${due.shares[0]?.id}/pay`, {
    method: 'card',
  });
  const fee = feePaise('card', paise, indiaDay(Date.now()));
  await payOrder(ask, { orderId: order.orderId, paise: paise + fee }, signal);
  await until(signal, async () => {
    const answer = await ask(`/api/v1/rent-pay/dues/${due.id}`);
    const { state } = answer.status === 200 ? ((await answer.json()) as RentDue) : { state: 'sent' };
    return state === 'arrived' ? state : undefined;
  });
  return { dueId: due.id, paise };
}

function post<Answer>(ask: Ask, signal: AbortSignal, path: string, body: object): Promise<Answer> {
  const key = randomUUID();
  return until(signal, async () => {
    const answer = await ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
    });
    return answer.status === 200 ? ((await answer.json()) as Answer) : refused(answer, AGAIN);
  });
}
