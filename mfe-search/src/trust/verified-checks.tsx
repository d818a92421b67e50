import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import type { Http } from '@aangan/shared-kit/platform/http';
import type { ReactNode } from 'react';
import styles from './trust-lines.module.css';
import { VERIFIED_CHECKS_WORDS } from './verified-checks.words.ts';

type Checks = CallAnswer<'GET /api/v1/property/{propertyId}/verification'>['checks'];

/** The evidence behind a listing’s badge, or why it cannot be shown. */
export async function verifiedChecks(http: Http, propertyId: string): Promise<ReactNode> {
  try {
    const { checks } = await http.request('GET /api/v1/property/{propertyId}/verification', { params: { propertyId } });
    return <VerifiedChecks checks={checks} />;
  } catch {
    // The error replaces the list; closing and opening tries again.
    return <p role="status">{VERIFIED_CHECKS_WORDS.failed}</p>;
  }
}

/** What was checked, by whom, when, and until when it is valid. */
function VerifiedChecks({ checks }: { readonly checks: Checks }) {
  return (
    <ul>
      {checks.map(({ kind, what, by, checkedOn, expiresOn }) => (
        <li key={`${kind} ${checkedOn}`}>
          {what}
          <span className={styles.soft}>
            By {by} on {formatDay(checkedOn)}, stands until {formatDay(expiresOn)}
          </span>
        </li>
      ))}
    </ul>
  );
}
