import type { ContactAllowance } from '@aangan/shared-kit/contracts/contacts';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';

/** How many contacts are left, and until when: said before one is used. */
export function leftWords({ left, limit, renewsOn, plan }: ContactAllowance): string {
  const until = formatDay(renewsOn);
  if (plan !== null) {
    if (left === 0) return `All ${limit} contacts of ${plan} are used. The plan runs until ${until}.`;
    return `You have ${left} of ${limit} contacts of ${plan} left until ${until}.`;
  }
  if (left === 0) return `All ${limit} free contacts of this month are used. There are new ones on ${until}.`;
  return `You have ${left} of ${limit} free contacts left until ${until}.`;
}
