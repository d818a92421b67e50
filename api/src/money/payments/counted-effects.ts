import type { Api } from '../../foundation/module/public.ts';
import { PAYMENT_EFFECTS, type PaymentEffects } from './payment-effects.ts';
import type { EffectName } from './payment-machine.ts';
import { PAYMENT_METRICS } from './payments.metrics.ts';
import type { PaymentRow } from './payments.queries.ts';

/** What payments do, counted. An effect whose transaction rolls back is counted again when it is repeated. */
export function countedEffects(api: Api): PaymentEffects {
  const effects = api.ask(PAYMENT_EFFECTS);
  const ended = api.metrics.counter(PAYMENT_METRICS.ended);
  const counted = (outcome: EffectName, { gateway }: PaymentRow) => ended({ gateway, outcome });
  return {
    async paid(transaction, payment, at) {
      counted('paid', payment);
      await effects.paid(transaction, payment, at);
    },
    async failed(transaction, payment, at) {
      counted('failed', payment);
      await effects.failed(transaction, payment, at);
    },
    async expired(transaction, payment, at) {
      counted('expired', payment);
      await effects.expired(transaction, payment, at);
    },
    async refunded(transaction, payment, refund, at) {
      counted('refunded', payment);
      await effects.refunded(transaction, payment, refund, at);
    },
  };
}
