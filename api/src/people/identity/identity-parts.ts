import type { Audit } from '../../foundation/audit/audit.ts';
import type { Database } from '../../foundation/database/client.ts';
import type { Messages } from '../../foundation/messages/messages.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { IdentityLimiter } from './limits/identity-limiter.ts';
import type { PasswordHasher } from './passwords/password-hasher.ts';

/** What the handlers of identity work with. */
export interface IdentityParts {
  readonly database: Database;
  readonly sessions: Sessions;
  readonly messages: Messages;
  readonly audit: Audit;
  readonly limiter: IdentityLimiter;
  readonly passwords: PasswordHasher;
  readonly leaked: () => Promise<ReadonlySet<string>>;
  /** Of the digests of codes. */
  readonly key: string;
  /** Shared with the native app; without it no login of the app is taken. */
  readonly appLoginSecret: string | undefined;
  /** Of the hashes of numbers; without it none is kept. */
  readonly phoneHashKey: string | undefined;
  /** Epoch ms. */
  readonly now: () => number;
}
