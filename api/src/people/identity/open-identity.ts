import { auditOf } from '../../foundation/audit/public.ts';
import { challengesOf } from '../../foundation/challenges/public.ts';
import { messagesOf } from '../../foundation/messages/public.ts';
import type { Api } from '../../foundation/module/public.ts';
import { syntheticVisitorOf } from '../../foundation/synthetic/public.ts';
import { callDepsOf } from '../sessions/public.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { identityLimiter } from './limits/identity-limiter.ts';
import { leakedPasswords } from './passwords/leaked-passwords.ts';
import { openPasswordHasher } from './passwords/password-hasher.ts';
import { OWNS_HOMES } from './ports.ts';
import { DEFAULT_CODE_COUNTRIES, readCodeCountries } from './traffic/code-countries.ts';
import { openCodeTraffic } from './traffic/code-traffic.ts';

/** Dependencies of identity and the staff's login; the password thread ends with the server. */
export function identityOf(api: Api): IdentityDeps {
  const { app, database, events } = api;
  const { now, identityKey: key, appLoginSecret } = api.settings;
  const countries = api.settings.codeCountries ?? readCodeCountries(DEFAULT_CODE_COUNTRIES);
  const passwords = openPasswordHasher();
  app.addHook('onClose', () => passwords.close());
  return {
    ...api.use(callDepsOf),
    messages: api.use(messagesOf),
    audit: api.use(auditOf),
    events,
    limiter: identityLimiter(database, api.use(challengesOf), key, now),
    traffic: openCodeTraffic(database, countries, now),
    synthetic: api.use(syntheticVisitorOf),
    passwords,
    leaked: leakedPasswords(),
    ownsHomes: api.ask(OWNS_HOMES),
    key,
    appLoginSecret,
  };
}
