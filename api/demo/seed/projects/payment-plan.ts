import type { PaymentInstalment } from '@aangan/shared-kit/contracts/project-values';
import type { ProjectKind } from '@aangan/shared-kit/domain/projects/project-options';
import { earlierMonth, type ProjectDates } from './project-dates.ts';

/** Milestones while a project is built, as shares of the time between launch and possession. */
const MILESTONES = [
  { name: 'Foundation', percent: 15, at: 0.2 },
  { name: 'Structure, lower half', percent: 20, at: 0.45 },
  { name: 'Structure, upper half', percent: 20, at: 0.65 },
  { name: 'Brickwork and plaster', percent: 10, at: 0.8 },
  { name: 'Fittings and lifts', percent: 10, at: 0.92 },
] as const;

/** Milestones while the land of plots is prepared. */
const PLOT_MILESTONES = [
  { name: 'Layout approved', percent: 25, at: 0.25 },
  { name: 'Roads and drains', percent: 30, at: 0.6 },
  { name: 'Water and power', percent: 20, at: 0.9 },
] as const;

/** What is due when, in percent that add up to 100. */
export function paymentPlan({ stage, launchedOn, possessionOn }: ProjectDates, kind: ProjectKind): PaymentInstalment[] {
  const booking = [
    { name: 'Booking', percent: 10, dueOn: null },
    { name: 'Agreement for sale', percent: 10, dueOn: null },
  ];
  if (stage === 'READY') return [...booking, { name: 'Registration and handover', percent: 80, dueOn: null }];
  const months = monthsBetween(launchedOn, possessionOn);
  return [
    ...booking,
    ...(kind === 'PLOTS' ? PLOT_MILESTONES : MILESTONES).map(({ name, percent, at }) => ({
      name,
      percent,
      dueOn: earlierMonth(possessionOn, Math.round(months * (1 - at))),
    })),
    { name: 'Possession', percent: 5, dueOn: possessionOn },
  ];
}

function monthsBetween(earlier: string, later: string): number {
  const months = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return months(later) - months(earlier);
}
