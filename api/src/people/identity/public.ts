// What other modules may use.
export { issueAppLogin } from './app-login.ts';
export { checkPassword } from './check-password.ts';
export { requireFreshLogin } from './fresh-login.ts';
export type { IdentityDeps } from './identity-deps.ts';
export { DEVELOPMENT_APP_LOGIN_SECRET, DEVELOPMENT_IDENTITY_KEY } from './identity-settings.ts';
export { identityOf } from './open-identity.ts';
export { redeemCode } from './otp/redeem-code.ts';
export { sendCode } from './otp/send-code.ts';
export { phoneNumber } from './phone-number.ts';
export { OWNS_HOMES } from './ports.ts';
export { requiredDevice } from './required-device.ts';
