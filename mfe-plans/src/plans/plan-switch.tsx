import type { SeekerType } from '@aangan/shared-kit/domain/plan-type';
import { commercialPlansLink, MANAGEMENT_PLANS_LINK, plansLink, withReturn } from '@aangan/shared-kit/links/plans';
import { Link } from '@aangan/shared-kit/platform/router';
import { Stack } from '@aangan/shared-kit/ui/layout';
import { LinkTabs } from '@aangan/shared-kit/ui/tabs';
import type { PlanShelf } from '../plan-cards/public.ts';
import styles from './plan-switch.module.css';
import { SEEKER_WORDS } from './shelf-words.ts';

/** In the order of their tabs: most visitors look for a home. */
const SEEKERS: readonly SeekerType[] = ['tenant', 'buyer', 'owner', 'seller'];

interface MoreShelf {
  readonly to: string;
  readonly label: string;
}

/** Other shelves of each seeker. Source: product-and-plans, section 2 (Plans). */
const MORE: Readonly<Record<SeekerType, readonly MoreShelf[]>> = {
  tenant: [{ to: '/tenant/nri-plans', label: 'Coming home from abroad' }],
  buyer: [{ to: '/buyer/nri-plans', label: 'Buying from abroad' }],
  owner: [
    { to: '/owner-freedom', label: 'Owner Freedom' },
    { to: '/nbex/owner/plans', label: 'Exclusive' },
    { to: MANAGEMENT_PLANS_LINK, label: 'Let us manage it' },
    { to: '/owner/nri-plans', label: 'Owners abroad' },
  ],
  seller: [
    { to: '/seller/plot-plans', label: 'Selling a plot' },
    { to: '/nbex/plans', label: 'Exclusive' },
    { to: '/seller/nri-plans', label: 'Sellers abroad' },
  ],
};

interface PlanSwitchProps {
  readonly shelf: PlanShelf;
  /** Where the buyer stood: every address of plans keeps it. */
  readonly returnTo: string | undefined;
}

/** Links to the other plans, first by seeker, then by shelf. */
export function PlanSwitch({ shelf, returnTo }: PlanSwitchProps) {
  const { seeker, commercial } = shelf;
  const usual = shelf.shelf === 'standard';
  const more: MoreShelf[] = [
    { to: plansLink(seeker), label: 'Homes' },
    { to: commercialPlansLink(seeker), label: 'Commercial' },
    ...MORE[seeker],
  ];
  const current = commercial ? commercialPlansLink(seeker) : usual ? plansLink(seeker) : pathOf(shelf);
  return (
    <Stack gap={12}>
      <LinkTabs
        label="Who you are"
        items={SEEKERS.map((type) => ({
          label: `For ${SEEKER_WORDS[type].plural}`,
          to: withReturn(commercial ? commercialPlansLink(type) : plansLink(type), returnTo),
          current: type === seeker,
        }))}
      />
      <nav aria-label="Kind of plan">
        <ul className={styles.more}>
          {more.map(({ to, label }) => (
            <li key={to}>
              <Link to={withReturn(to, returnTo)} aria-current={to === current ? 'page' : undefined}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Stack>
  );
}

const SHELF_PATHS: Readonly<Partial<Record<PlanShelf['shelf'], string>>> = {
  plot: '/seller/plot-plans',
  cpms: MANAGEMENT_PLANS_LINK,
  freedom: '/owner-freedom',
};

function pathOf({ seeker, shelf }: PlanShelf): string {
  if (shelf === 'nbex') return seeker === 'owner' ? '/nbex/owner/plans' : '/nbex/plans';
  return SHELF_PATHS[shelf] ?? `/${seeker}/nri-plans`;
}
