import { createSignUpStore } from './sign-up.store.ts';
import * as moves from './sign-up-transitions.ts';
import { signUpEvent, specificationState } from './specification-state.ts';

const account = { id: 'acc_1', name: 'Asha' };

describe('the state with the specification’s names', () => {
  it('has exactly these names', () => {
    expect(specificationState(createSignUpStore().getState())).toEqual({
      phoneExistLoading: false,
      phoneStatus: null,
      otpVerification: null,
      emailOtpVerification: null,
      passwordVerification: null,
      newAccountData: null,
      newUser: false,
      oldUser: false,
      userInfo: null,
      newAccountDataError: null,
      userPhoneData: { newPhone: null, existingPhone: null, existingEmail: null },
      whatsAppOptIn: false,
      emailLogin: false,
      loading: false,
      newAccountCreationData: null,
      newOtpVerifyFlow: false,
      newMobileUpdateSucess: false,
      newMobileUpdateError: null,
      adobeSignupEventCalled: false,
    });
  });

  it('follows a new user to an account', () => {
    const store = createSignUpStore({ phone: '9845012345', name: 'Asha Rao', email: 'asha@example.com' });
    store.change(moves.began('phone-check'));
    expect(specificationState(store.getState())).toMatchObject({ phoneExistLoading: true, loading: true });
    store.change(moves.phoneChecked(false));
    expect(specificationState(store.getState())).toMatchObject({
      phoneStatus: 10002,
      newUser: true,
      oldUser: false,
      userPhoneData: { newPhone: '9845012345', existingPhone: null },
      newAccountCreationData: { name: 'Asha Rao', email: 'asha@example.com' },
    });
    store.change(moves.accountRefused({ message: 'This e-mail already has an account. Use another one.' }));
    expect(specificationState(store.getState())).toMatchObject({
      newAccountData: false,
      newAccountDataError: 'This e-mail already has an account. Use another one.',
    });
    store.change(moves.loggedIn({ account, created: true }, 'otpVerified'));
    expect(specificationState(store.getState())).toMatchObject({
      newAccountData: true,
      newAccountDataError: null,
      otpVerification: true,
      userInfo: account,
    });
  });

  it('follows an existing user in e-mail mode', () => {
    const store = createSignUpStore({ phone: '9845012345' });
    store.change(moves.phoneChecked(true));
    store.change(moves.emailMode(true, 'email'));
    store.change(moves.typed({ accountEmail: 'asha@example.com' }));
    store.change(moves.loggedIn({ account, created: false }, 'emailOtpVerified'));
    expect(specificationState(store.getState())).toMatchObject({
      phoneStatus: 10003,
      oldUser: true,
      emailLogin: true,
      emailOtpVerification: true,
      otpVerification: null,
      newAccountData: null,
      userPhoneData: { newPhone: null, existingPhone: '9845012345', existingEmail: 'asha@example.com' },
    });
  });

  it('shows whether a number was updated', () => {
    const store = createSignUpStore({ task: 'mobile', phone: '9845012345' });
    store.change(
      moves.codeSent({
        purpose: 'mobile',
        attempt: 'a'.repeat(22),
        channel: 'SMS',
        sentTo: '98•••••345',
        resendAt: 0,
        expiresAt: 1,
        triesLeft: 5,
      }),
    );
    store.change(moves.codeRefused({ message: 'Please enter valid OTP', field: 'code' }));
    expect(specificationState(store.getState())).toMatchObject({
      newMobileUpdateSucess: false,
      newMobileUpdateError: 'Please enter valid OTP',
    });
    store.change(moves.numberUpdated());
    expect(specificationState(store.getState())).toMatchObject({
      newMobileUpdateSucess: true,
      newMobileUpdateError: null,
    });
  });

  it('contains no personal data for analytics', () => {
    const store = createSignUpStore({ phone: '9845012345', name: 'Asha Rao', email: 'asha@example.com' });
    store.change(moves.phoneChecked(false));
    store.change(moves.loggedIn({ account, created: true }, 'otpVerified'));
    const event = signUpEvent(store.getState());
    expect(event).toMatchObject({ newUser: true, otpVerification: true, passwordVerification: false });
    expect(JSON.stringify(event)).not.toMatch(/9845012345|asha|acc_1/i);
  });
});
