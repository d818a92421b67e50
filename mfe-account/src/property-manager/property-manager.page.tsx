import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { MY_MANAGER_LINK, MY_PLAN_LINK } from '@aangan/shared-kit/links/my-plan';
import { MANAGEMENT_PLANS_LINK, withReturn } from '@aangan/shared-kit/links/plans';
import { type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { personalHead } from '@aangan/shared-kit/platform/personal-head';
import { Link } from '@aangan/shared-kit/platform/router';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { EmptyState } from '@aangan/shared-kit/ui/empty-state';
import { Facts } from '@aangan/shared-kit/ui/facts';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { RetryNote } from '@aangan/shared-kit/ui/retry-note';
import styles from './property-manager.module.css';
import { PROPERTY_MANAGER_WORDS } from './property-manager.words.ts';

/** The property management plans, which lead back here. Source: product-and-plans, section 2 (Plans). */
const CPMS_PLANS = withReturn(MANAGEMENT_PLANS_LINK, MY_MANAGER_LINK);

/** Loads the manager of the visitor's property. */
export async function loader({ platform: { http } }: PageArgs) {
  return http.request('GET /api/v1/rm_customer/rm', {});
}

export const head = () => personalHead('My property manager');

export function Component() {
  const { activePlan, rm } = usePageData<typeof loader>();
  return (
    <PageColumn width="text" bottom={72}>
      <h1>My property manager</h1>
      {!rm && activePlan && (
        <EmptyState
          title={PROPERTY_MANAGER_WORDS.choosing}
          actions={<LinkButton to={MY_PLAN_LINK}>See your plan</LinkButton>}
        >
          <p>{PROPERTY_MANAGER_WORDS.choosingText}</p>
        </EmptyState>
      )}
      {rm && (
        <>
          <Facts gap={16}>
            <div>
              <dt>Manager</dt>
              <dd className={styles.name}>{rm.name}</dd>
            </div>
            <div>
              <dt>Reachable</dt>
              <dd>{rm.hours}</dd>
            </div>
            {rm.languages.length > 0 && (
              <div>
                <dt>Speaks</dt>
                <dd>{rm.languages.join(', ')}</dd>
              </div>
            )}
            <div>
              <dt>Since</dt>
              <dd>{formatDay(rm.since)}</dd>
            </div>
            <div>
              <dt>Next</dt>
              <dd>{rm.nextStep ?? PROPERTY_MANAGER_WORDS.nothingOpen}</dd>
            </div>
          </Facts>
          <p>
            {PROPERTY_MANAGER_WORDS.kycBefore} <Link to="/cpms-kyc/owner">KYC</Link>.
          </p>
        </>
      )}
      {!rm && !activePlan && (
        <EmptyState
          title="No property manager yet"
          actions={<LinkButton to={CPMS_PLANS}>See property management plans</LinkButton>}
        >
          <p>{PROPERTY_MANAGER_WORDS.offer}</p>
        </EmptyState>
      )}
    </PageColumn>
  );
}

export function ErrorBoundary() {
  return (
    <PageColumn width="text" bottom={72}>
      <h1>My property manager</h1>
      <RetryNote>{PROPERTY_MANAGER_WORDS.failed}</RetryNote>
    </PageColumn>
  );
}
