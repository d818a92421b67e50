import type { Database } from '../../foundation/database/client.ts';
import type { FileStore } from '../../foundation/files/file-store.ts';
import type { Jobs } from '../../foundation/jobs/jobs.ts';
import type { IdentityParts } from '../identity/identity-parts.ts';
import { openAccountDeletions } from './account-deletions.ts';
import { openDataExports } from './data-exports.ts';
import type { PrivacyParts } from './privacy.routes.ts';

/** What privacy works with; every night it deletes the accounts whose day has come, and copies that nobody took. */
export function openPrivacy(
  database: Database,
  identity: IdentityParts,
  { files, jobs }: { readonly files: FileStore; readonly jobs: Jobs },
): PrivacyParts {
  const { messages, now } = identity;
  const exports = openDataExports(database, { files, jobs, messages, now });
  const deletions = openAccountDeletions(database, { files, messages, now });
  jobs.work('privacy', async () => {
    await deletions.doDue();
    await exports.forgetOld();
  });
  jobs.schedule('privacy', '40 3 * * *');
  return { ...identity, exports, deletions };
}
