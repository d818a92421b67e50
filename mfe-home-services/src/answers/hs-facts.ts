import { HttpError } from '@aangan/shared-kit/platform/http';

type HsAnswer = { readonly sts: 1 } | { readonly sts: 0; readonly status_code: number; readonly message: string };

/**
 * The facts of an answer of home services.
 * @throws HttpError with the message of a refusal, as of any other refused call
 * Source: services-and-platform, section 7 (home-services host: sts 1 and 0).
 */
export function hsFacts<Answer extends HsAnswer>(answer: Answer): Extract<Answer, { readonly sts: 1 }> {
  if (answer.sts === 1) return answer as Extract<Answer, { readonly sts: 1 }>;
  const { status_code: status, message: serverMessage } = answer;
  throw new HttpError(`Refused with ${status}`, { kind: 'status', status, serverMessage });
}
