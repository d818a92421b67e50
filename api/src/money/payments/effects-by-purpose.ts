import type { PaymentEffects } from '../../foundation/module/public.ts';

/** What each module does with a payment for its purpose. */
export type EffectsByPurpose = ReadonlyMap<string, PaymentEffects>;
