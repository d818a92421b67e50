import { noticeDepsOf } from '../../foundation/messages/public.ts';
import type { Api } from '../../foundation/module/public.ts';
import { refundDepsOf } from '../../money/refunds/public.ts';
import { clientMoneyProof } from './client-money-proof.ts';
import { dueNews } from './due-news.ts';
import { saveDueReceipt } from './due-receipt.ts';
import { giveBackDues } from './give-back.ts';
import { payoutBankOf } from './open-payout-bank.ts';
import { GIVE_BACK_JOB, PAYOUTS_JOB } from './payout-moves.ts';
import { sendPayouts } from './payouts.ts';
import { PAYOUT_HOLDS } from './ports.ts';
import { RENT_PAYMENT } from './rent-payment.sale.ts';

const PROOF_JOB = 'rent-money-proof';

/** Payouts and refunds every minute and when something happened; messages; and the proof of client money each hour. */
export function rentPaymentJobs(api: Api): void {
  const { app, database, jobs, events, settings } = api;
  const { now, sealedText } = settings;

  jobs.work(PAYOUTS_JOB, async () => {
    const bank = api.use(payoutBankOf);
    if (!bank) return;
    const onTrouble = (payoutId: string, error: unknown) =>
      app.log.warn({ payoutId, err: error }, 'The bank did not answer about a payout');
    const holds = () => api.ask(PAYOUT_HOLDS);
    await sendPayouts({ database, bank, holds, sealedText, events, onTrouble }, new Date(now()));
  });
  jobs.schedule(PAYOUTS_JOB, '* * * * *');

  jobs.work(GIVE_BACK_JOB, () => giveBackDues(database, api.use(refundDepsOf), new Date(now())));
  jobs.schedule(GIVE_BACK_JOB, '* * * * *');

  jobs.work(PROOF_JOB, async () => {
    const { offByPaise, offDues } = await clientMoneyProof(database);
    if (offByPaise !== 0 || offDues.length > 0) app.log.error({ offByPaise, offDues }, 'Client money does not add up');
  });
  jobs.schedule(PROOF_JOB, '17 * * * *');

  dueNews({ ...api.use(noticeDepsOf), sealedText });
}

/** What follows from a payment and from an arrival. */
export function rentPaymentEvents({ database, events, jobs, settings }: Api): void {
  events.on('order.paid', 'rent/payments', async ({ purpose }) => {
    if (purpose === RENT_PAYMENT) await jobs.send(PAYOUTS_JOB, {});
  });
  events.on('rent.arrived', 'rent/payments', async ({ dueId, shares }, { at }) => {
    for (const { accountId } of shares) await saveDueReceipt(database, settings.sealedText, { dueId, accountId }, at);
  });
}
