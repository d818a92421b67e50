/** Validation errors of the sign-up fields, literal. Source: product-and-plans, section 5 (sign-up messages). */
export const SIGN_UP_MESSAGES = {
  phone: 'Please enter valid phone number',
  name: 'Please enter valid Name',
  email: 'Please enter valid email',
  otp: 'Please enter valid OTP',
  password: 'Please enter valid password',
} as const;

/** Source: product-and-plans, section 5 (sign-up messages: pay-your-property flow). */
export const PAY_YOUR_PROPERTY_OTP_MESSAGE =
  'Please enter the OTP sent your registered mobile number to verify your account';

/** Source: product-and-plans, section 8 (default alert, sign-up). */
export const SIGN_UP_FAILED_MESSAGE = 'Something Went Wrong. Please Try Again';
