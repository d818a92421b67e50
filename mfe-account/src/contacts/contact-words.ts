import type { ContactAllowance } from '@aangan/shared-kit/contracts/contacts';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';

/** Text for the number of contacts left. */
export function allowanceWords({ left, limit, renewsOn, plan }: ContactAllowance): string {
  const kind = plan === null ? 'free contacts' : `contacts of ${plan}`;
  return `${left} of ${limit} ${kind} are left until ${formatDay(renewsOn)}. Asking again about the same home is free.`;
}
