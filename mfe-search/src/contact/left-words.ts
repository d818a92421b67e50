import type { ContactAllowance } from '@aangan/shared-kit/contracts/contacts';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';

/** How many contacts are left, and until when; shown before one is used. */
export function leftWords(allowance: ContactAllowance): string {
  const { left, limit, renewsOn, plan } = allowance;
  const kind = plan === null ? 'free contacts' : `contacts of ${plan}`;
  if (left > 0) return `You have ${left} of ${limit} ${kind} left until ${formatDay(renewsOn)}.`;
  return `All ${limit} ${kind}${plan === null ? ' of this month' : ''} are used. ${renewalWords(allowance)}`;
}

/** The day when used-up contacts renew. */
export function renewalWords({ renewsOn, plan }: ContactAllowance): string {
  const until = formatDay(renewsOn);
  return plan === null ? `You get new ones on ${until}.` : `The plan runs until ${until}.`;
}
