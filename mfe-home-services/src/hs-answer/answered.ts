import { HttpError } from '@aangan/shared-kit/platform/http';

/** An answer of home services: `sts` 0 has the reason of a refusal. */
type HsAnswer = { readonly sts: 1 } | { readonly sts: 0; readonly status_code: number; readonly message: string };

/**
 * What a call answered.
 * @throws HttpError with the message of a refusal, which forms and mutations show as they show every other one
 */
export function answered<Answer extends HsAnswer>(answer: Answer): Extract<Answer, { readonly sts: 1 }> {
  if (answer.sts === 1) return answer as Extract<Answer, { readonly sts: 1 }>;
  const { status_code: status, message } = answer as Extract<HsAnswer, { readonly sts: 0 }>;
  throw new HttpError(message, { kind: 'status', status, serverMessage: message });
}
