import { randomBytes } from 'node:crypto';
import { tenantConsentLink } from '@aangan/shared-kit/links/legal-services';
import { eq } from 'drizzle-orm';
import type { FileStore } from '../../foundation/files/public.ts';
import { type NoticeDeps, sendEach } from '../../foundation/messages/public.ts';
import { phoneNumber } from '../../people/identity/public.ts';
import { type CaseWithBooking, changeCase, dueCases, fileKeysOf, formOf, unaskedCases } from './cases.queries.ts';
import { legalCase } from './legal.tables.ts';

export const LEGAL_CASES_JOB = 'legal-cases';

interface CaseJobDeps extends NoticeDeps {
  readonly files: FileStore;
}

/** Every minute: asks the tenants of paid cases, and deletes cases that are due. Each step is safe to repeat. */
export function workOnCases(deps: CaseJobDeps): void {
  const { database, files, jobs, now } = deps;
  jobs.work(LEGAL_CASES_JOB, async () => {
    await sendEach(await unaskedCases(database), 'tenants to be asked', (found) => askTenant(deps, found));
    await sendEach(await dueCases(database, new Date(now())), 'legal cases to be deleted', async (row) => {
      // Files first: a row that is left is found again.
      for (const key of fileKeysOf(row)) await files.remove(key);
      await database.delete(legalCase).where(eq(legalCase.bookingId, row.bookingId));
    });
  });
  jobs.schedule(LEGAL_CASES_JOB, '* * * * *');
}

async function askTenant({ database, files, messages, now }: CaseJobDeps, { row }: CaseWithBooking): Promise<void> {
  const { tenantName = '', landlordName = '', tenantPhone = '' } = await formOf(files, row);
  const phone = phoneNumber('+91', tenantPhone.replace(/\D/g, '').slice(-10));
  if (phone === undefined) throw new Error(`The tenant of case ${row.bookingId} has no number`);
  const { bookingId } = row;
  // The token is stored before it is sent, so that a repeated run sends the same link.
  const token = row.consentToken ?? randomBytes(24).toString('base64url');
  const at = new Date(now());
  if (row.consentToken === null) await changeCase(database, bookingId, { consentToken: token }, at);
  await messages.send({
    to: { phone },
    channel: 'SMS',
    template: 'tenant-consent',
    values: { name: tenantName, landlord: landlordName, url: tenantConsentLink(token) },
    key: `legal-case ${bookingId} consent`,
  });
  await changeCase(database, bookingId, { consent: 'asked' }, at);
}
