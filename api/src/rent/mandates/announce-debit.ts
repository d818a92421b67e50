import { noticedDebit } from '@aangan/shared-kit/domain/rent/mandate-calendar';
import { MANDATE_LIMITS } from '@aangan/shared-kit/domain/rent/mandate-states';
import { dueReference } from '@aangan/shared-kit/domain/rent/payment-states';
import { dueOf, RENT_WORDS } from '../payments/public.ts';
import { noticeWords } from './mandate.words.ts';
import { MandateGone } from './mandate-bank.ts';
import type { MandateDeps } from './mandate-deps.ts';
import { tellBeforeDebit } from './mandate-news.ts';
import { changeDebit, changeMandate, holdDebit, mandateOf } from './mandates.queries.ts';
import type { DebitRow } from './mandates.tables.ts';
import { failDebit } from './settle-debit.ts';

/**
 * Tells the payer and the payer's bank of a debit, at least 24 hours before it. Message and gateway know the debit's key,
 * so that a repeat after a crash is the same notice.
 */
export async function announceDebit(deps: MandateDeps, planned: DebitRow, at: Date): Promise<void> {
  const { database, bank } = deps;
  const mandate = await mandateOf(database, planned.mandateId);
  const due = planned.dueId === null ? undefined : await dueOf(database, planned.dueId);
  if (mandate?.state !== 'active' || mandate.token === null || !due) {
    return changeDebit(database, planned.id, { state: 'dropped', workAt: null, endedAt: at });
  }
  const { id, paise } = planned;
  const debitAt = new Date(noticedDebit(planned.debitAt.getTime(), at.getTime()));
  try {
    const gatewayOrder = await bank.announce({ key: id, token: mandate.token, paise, notBefore: debitAt });
    const title = RENT_WORDS.title(due.kind, due.month);
    const needsPin = paise > MANDATE_LIMITS.pinAbovePaise;
    const news = noticeWords({ paise, debitAt, reference: dueReference(due.id), needsPin });
    await tellBeforeDebit(deps, mandate, { id, debitAt }, { title, news });
    await database.transaction(async (transaction) => {
      const held = await holdDebit(transaction, planned);
      if (held?.debit.state !== 'planned') return;
      await changeDebit(transaction, id, { state: 'noticed', noticedAt: at, debitAt, gatewayOrder, workAt: debitAt });
    });
  } catch (error) {
    if (!(error instanceof MandateGone)) throw error;
    await failDebit(deps, planned, 'mandate-gone', at);
    // Its state is asked for at once.
    await changeMandate(database, mandate.id, { workAt: at });
  }
}
