import type { PHONE_STATUS } from '@aangan/shared-kit/contracts/identity';
import type { SignUpState } from './sign-up-state.ts';

/** State of the phone check. Source: product-and-plans, section 4. */
const NEW_USER: typeof PHONE_STATUS.newUser = 10002;
const EXISTING_USER: typeof PHONE_STATUS.existingUser = 10003;

/**
 * The state with the specification's names, including the unusual ones. No other file uses them. Source:
 * product-and-plans, section 3 (sign-up state).
 */
export function specificationState(state: SignUpState) {
  const { existing, account } = state;
  return {
    phoneExistLoading: state.checkingPhone,
    phoneStatus: existing === null ? null : existing ? EXISTING_USER : NEW_USER,
    otpVerification: state.otpVerified,
    emailOtpVerification: state.emailOtpVerified,
    passwordVerification: state.passwordVerified,
    newAccountData: state.accountCreated,
    newUser: existing === false,
    oldUser: existing === true,
    userInfo: account ?? null,
    newAccountDataError: state.accountError ?? null,
    userPhoneData: {
      newPhone: existing === false || state.task !== 'log-in' ? state.phone : null,
      existingPhone: existing ? state.phone : null,
      existingEmail: state.emailLogin ? state.accountEmail : null,
    },
    whatsAppOptIn: state.whatsAppOptIn,
    emailLogin: state.emailLogin,
    loading: state.busy,
    newAccountCreationData: existing === false ? { name: state.name, email: state.email } : null,
    newOtpVerifyFlow: state.otpOnly,
    newMobileUpdateSucess: state.numberUpdated === true,
    newMobileUpdateError: state.numberError ?? null,
    adobeSignupEventCalled: state.eventSent,
  };
}

/** The analytics event of a sign-up, without name, number or address. */
export function signUpEvent(state: SignUpState) {
  const { newUser, otpVerification, emailOtpVerification, passwordVerification, ...wire } = specificationState(state);
  return {
    newUser,
    otpVerification: otpVerification ?? false,
    emailOtpVerification: emailOtpVerification ?? false,
    passwordVerification: passwordVerification ?? false,
    emailLogin: wire.emailLogin,
    whatsAppOptIn: wire.whatsAppOptIn,
    newOtpVerifyFlow: wire.newOtpVerifyFlow,
  };
}
