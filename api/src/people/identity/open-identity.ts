import type { FastifyInstance } from 'fastify';
import type { Database } from '../../foundation/database/client.ts';
import type { ApiSettings } from '../../foundation/server/api-settings.ts';
import type { Services } from '../../foundation/server/services.ts';
import type { IdentityParts } from './identity-parts.ts';
import { identityLimiter } from './limits/identity-limiter.ts';
import { leakedPasswords } from './passwords/leaked-passwords.ts';
import { openPasswordHasher } from './passwords/password-hasher.ts';

/** What identity and the staff's way in work with; its thread for passwords ends with the server. */
export function openIdentity(
  app: FastifyInstance,
  database: Database,
  services: Pick<Services, 'sessions' | 'messages' | 'audit'>,
  settings: Pick<ApiSettings, 'now' | 'identityKey' | 'appLoginSecret' | 'phoneHashKey'>,
): IdentityParts {
  const { now, identityKey: key, appLoginSecret, phoneHashKey } = settings;
  const passwords = openPasswordHasher();
  app.addHook('onClose', () => passwords.close());
  return {
    ...services,
    database,
    limiter: identityLimiter(database, key, now),
    passwords,
    leaked: leakedPasswords(),
    key,
    appLoginSecret,
    phoneHashKey,
    now,
  };
}
