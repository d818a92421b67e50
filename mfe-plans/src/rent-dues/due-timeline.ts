import type { RentDue } from '@aangan/shared-kit/contracts/rent-payments';
import type { DueStep } from '@aangan/shared-kit/domain/rent/payment-states';

export interface TimelineStep {
  readonly step: DueStep;
  /** Epoch ms; null where it is not known or not reached. */
  readonly at: number | null;
  readonly state: 'done' | 'now' | 'next';
}

type Facts = Pick<RentDue, 'step' | 'createdAt' | 'receivedAt' | 'sentAt' | 'arrivedAt'>;

/** The way of the money: the steps that it has made, the present one, and those that follow if nothing happens. */
export function dueTimeline({ step, createdAt, receivedAt, sentAt, arrivedAt }: Facts): TimelineStep[] {
  const way = [
    { step: 'initiated', at: createdAt },
    { step: 'received', at: receivedAt },
    { step: 'sent', at: sentAt },
    { step: 'arrived', at: arrivedAt },
  ] as const;
  const present = way.findIndex((each) => each.step === step);
  if (present >= 0) {
    return way.map((each, index) => ({
      ...each,
      state: index < present ? 'done' : index === present ? 'now' : 'next',
    }));
  }
  const done = way.filter(({ at }) => at !== null).map((each) => ({ ...each, state: 'done' as const }));
  return [
    ...done,
    { step, at: null, state: 'now' },
    ...(step === 'refunding' ? [{ step: 'refunded' as const, at: null, state: 'next' as const }] : []),
  ];
}
