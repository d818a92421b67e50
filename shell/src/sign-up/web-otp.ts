/** What WebOTP adds to the credentials of a browser; TypeScript does not know it. */
interface OtpRequest extends CredentialRequestOptions {
  readonly otp: { readonly transport: readonly ['sms'] };
}

/**
 * The code of the SMS that comes next, where the browser hands it over.
 * @returns undefined where it does not, or the visitor says no
 */
export async function codeFromSms(signal: AbortSignal): Promise<string | undefined> {
  if (!('OTPCredential' in window)) return undefined;
  const request: OtpRequest = { otp: { transport: ['sms'] }, signal };
  try {
    const credential = await navigator.credentials.get(request);
    return credential && 'code' in credential && typeof credential.code === 'string' ? credential.code : undefined;
  } catch {
    // Refused, ended, or taken by another request: it is typed then.
    return undefined;
  }
}
