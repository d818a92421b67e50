import type { Database } from '../../foundation/database/public.ts';
import type { Events } from '../../foundation/events/public.ts';
import type { ApiSettings } from '../../foundation/server/public.ts';
import { accountOfId } from '../../people/accounts/public.ts';
import { numberHash } from '../../people/sync/public.ts';
import { creditReferral } from './credit-referral.ts';
import { qualifyReferral } from './settle-referral.ts';

/** Stores a referral at sign-up, and qualifies it with the first contact. Both are safe to repeat, in either order. */
export function referralEvents(
  database: Database,
  events: Events,
  { phoneHashKey }: Pick<ApiSettings, 'phoneHashKey'>,
): void {
  events.on('account.created', 'referrals', async ({ accountId, referralCode, deviceId, network }, { at }) => {
    const friend = referralCode === undefined ? undefined : await accountOfId(database, accountId);
    // A deleted account brings nobody a credit.
    if (referralCode === undefined || !friend?.phone) return;
    const { phone } = friend;
    const phoneHash = phoneHashKey && numberHash(phone, phoneHashKey);
    const newAccount = { id: accountId, phone, at, phoneHash, device: deviceId, network };
    await database.transaction((transaction) => creditReferral(transaction, { newAccount, code: referralCode }));
  });
  events.on('contact.made', 'referrals', ({ seekerId }, { at }) =>
    database.transaction((transaction) => qualifyReferral(transaction, { accountId: seekerId, at })),
  );
}
