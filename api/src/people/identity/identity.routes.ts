import type { identityCalls } from '@aangan/shared-kit/contracts/identity';
import type { CallHandlers } from '../../foundation/server/public.ts';
import { detailHandlers } from './details.routes.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { loginHandlers } from './login.routes.ts';
import { numberHandlers } from './numbers.routes.ts';
import { passwordHandlers } from './password.routes.ts';
import { signUpHandlers } from './sign-up.routes.ts';
import { whoIsItHandlers } from './who-is-it.routes.ts';

/** The calls for signing up, logging in and changing login details. */
export function identityHandlers(deps: IdentityDeps): CallHandlers<typeof identityCalls> {
  return {
    ...loginHandlers(deps),
    ...signUpHandlers(deps),
    ...passwordHandlers(deps),
    ...numberHandlers(deps),
    ...detailHandlers(deps),
    ...whoIsItHandlers(deps),
  };
}
