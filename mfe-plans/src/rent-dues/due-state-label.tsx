import type { DueStep } from '@aangan/shared-kit/domain/rent/payment-states';
import { StatusLabel } from '@aangan/shared-kit/ui/status-label';
import { STEP_WORDS } from './due.words.ts';

const TONES = {
  initiated: 'plain',
  received: 'information',
  sent: 'information',
  arrived: 'good',
  returned: 'bad',
  'on-hold': 'attention',
  refunding: 'attention',
  refunded: 'plain',
  cancelled: 'plain',
} as const satisfies Record<DueStep, unknown>;

/** The state of a payment in a word or two. */
export function DueStateLabel({ step }: { readonly step: DueStep }) {
  return <StatusLabel tone={TONES[step]}>{STEP_WORDS[step]}</StatusLabel>;
}
