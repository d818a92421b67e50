import type { BrowserContext } from '@playwright/test';
import { openDatabase } from '../../api/src/foundation/database/public.ts';
import { logIn } from './log-in.ts';

/** Logs in as a new account that acts for a builder, as if staff had verified its papers. */
export async function logInAsBuilder(context: BrowserContext, site: string, builderId: string, name = 'Kiran Shah') {
  const { phone } = await logIn(context, site, name);
  const { pool, close } = openDatabase(process.env.E2E_DATABASE_URL ?? '', { connections: 1 });
  try {
    await pool.query(
      `insert into builder_account (account_id, builder_id, state, job_title, work_email, submitted_at, decided_at)
       select id, $2, 'verified', 'Sales manager', 'kiran@builder.test', now(), now() from account where phone = $1`,
      [`+91${phone}`, builderId],
    );
  } finally {
    await close();
  }
}
