import { messagesOf } from '../../foundation/messages/public.ts';
import type { Api } from '../../foundation/module/public.ts';
import { identityOf } from '../identity/public.ts';
import { openAccountDeletions } from './account-deletions.ts';
import { openDataExports } from './data-exports.ts';
import { END_BOOKINGS } from './end-bookings.ts';
import type { PrivacyDeps } from './privacy.routes.ts';
import { WALLET_BALANCE } from './wallet-balance.ts';

/** Dependencies of privacy. A nightly job deletes the accounts that are due, and expired copies. */
export function privacyOf(api: Api): PrivacyDeps {
  const { database, jobs, modules } = api;
  const messages = api.use(messagesOf);
  const { files, now } = api.settings;
  const walletBalance = api.ask(WALLET_BALANCE);
  const endBookings = api.ask(END_BOOKINGS);
  const exports = openDataExports(database, { files, jobs, messages, now, modules });
  const deletions = openAccountDeletions(database, { files, messages, now, modules, walletBalance, endBookings });
  jobs.work('privacy', async () => {
    await deletions.doDue();
    await exports.deleteExpired();
  });
  jobs.schedule('privacy', '40 3 * * *');
  return { ...api.use(identityOf), exports, deletions };
}
