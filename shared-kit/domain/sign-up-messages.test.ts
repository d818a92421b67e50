import { PAY_YOUR_PROPERTY_OTP_MESSAGE, SIGN_UP_FAILED_MESSAGE, SIGN_UP_MESSAGES } from './sign-up-messages.ts';

describe('the sign-up messages', () => {
  it('match the specification literally', () => {
    expect(Object.entries(SIGN_UP_MESSAGES)).toEqual([
      ['phone', 'Please enter valid phone number'],
      ['name', 'Please enter valid Name'],
      ['email', 'Please enter valid email'],
      ['otp', 'Please enter valid OTP'],
      ['password', 'Please enter valid password'],
    ]);
    expect(PAY_YOUR_PROPERTY_OTP_MESSAGE).toBe(
      'Please enter the OTP sent your registered mobile number to verify your account',
    );
    expect(SIGN_UP_FAILED_MESSAGE).toBe('Something Went Wrong. Please Try Again');
  });
});
