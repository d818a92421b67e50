import type { Secrets } from '@aangan/shared-kit/domain/secrets';
import type { Audit } from '../../foundation/audit/public.ts';
import type { Events } from '../../foundation/events/public.ts';
import type { Messages } from '../../foundation/messages/public.ts';
import type { SyntheticVisitor } from '../../foundation/synthetic/public.ts';
import type { CallDeps } from '../sessions/public.ts';
import type { IdentityLimiter } from './limits/identity-limiter.ts';
import type { PasswordHasher } from './passwords/password-hasher.ts';
import type { OWNS_HOMES } from './ports.ts';
import type { CodeTrafficGate } from './traffic/code-traffic.ts';

/** Dependencies of the handlers of identity. */
export interface IdentityDeps extends CallDeps {
  readonly messages: Messages;
  readonly audit: Audit;
  readonly events: Events;
  readonly limiter: IdentityLimiter;
  readonly traffic: CodeTrafficGate;
  readonly synthetic: SyntheticVisitor;
  readonly passwords: PasswordHasher;
  readonly leaked: () => Promise<ReadonlySet<string>>;
  readonly ownsHomes: NonNullable<(typeof OWNS_HOMES)['provided']>;
  /** Key of the digests of codes. */
  readonly key: Secrets;
  /** Shared with the native app's server; app logins are refused without it. */
  readonly appLoginSecret: Secrets | undefined;
}
