/** WebOTP's addition to credential options, which TypeScript's types lack. */
interface OtpRequest extends CredentialRequestOptions {
  readonly otp: { readonly transport: readonly ['sms'] };
}

/**
 * The code of the next SMS, in browsers that provide it.
 * @returns undefined when the browser does not support it or the visitor declines
 */
export async function codeFromSms(signal: AbortSignal): Promise<string | undefined> {
  if (!('OTPCredential' in window)) return undefined;
  const request: OtpRequest = { otp: { transport: ['sms'] }, signal };
  try {
    const credential = await navigator.credentials.get(request);
    return credential && 'code' in credential && typeof credential.code === 'string' ? credential.code : undefined;
  } catch {
    // Refused, aborted, or used by another request: the visitor types the code.
    return undefined;
  }
}
