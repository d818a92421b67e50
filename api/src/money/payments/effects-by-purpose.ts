import type { PaymentEffects } from '../../foundation/module/public.ts';

/** What each module does with what was paid for its purpose. */
export type EffectsByPurpose = ReadonlyMap<string, PaymentEffects>;
