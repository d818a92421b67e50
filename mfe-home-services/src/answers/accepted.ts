import { HttpError } from '@aangan/shared-kit/platform/http';

interface Refused {
  readonly sts: 0;
  readonly status_code: number;
  readonly message: string;
}

/**
 * The facts of an answer of home services.
 * @throws HttpError with the message for people where the answer is a refusal, as the calls of other areas do
 */
export function accepted<Answer extends { readonly sts: 0 | 1 }>(
  answer: Answer | Refused,
): Exclude<Answer, { readonly sts: 0 }> {
  if (!isRefused(answer)) return answer as Exclude<Answer, { readonly sts: 0 }>;
  const { status_code: status, message } = answer;
  throw new HttpError(message, { kind: 'status', status, serverMessage: message });
}

function isRefused(answer: { readonly sts: 0 | 1 }): answer is Refused {
  return answer.sts === 0;
}
