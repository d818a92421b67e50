import { laterDay } from '@aangan/shared-kit/domain/india-day';
import type { Random } from '../../../src/foundation/random/public.ts';
import { earlierMonth, type ProjectDates } from './project-dates.ts';

interface Registration {
  readonly number: string | null;
  readonly validUntil: string | null;
}

const NOT_GIVEN_SHARE = 0.1;
const LAPSED_SHARE = 0.08;

const STATE_CODES: Readonly<Record<string, string>> = {
  Karnataka: 'KA',
  Maharashtra: 'MH',
  'Tamil Nadu': 'TN',
  Telangana: 'TG',
  Haryana: 'HR',
  Delhi: 'DL',
  'Uttar Pradesh': 'UP',
};

/**
 * The RERA registration of a project: most have a valid one, some a lapsed one or none. Numbers begin with DEMO, so that
 * none is anybody's. The registration of a project that was handed over has no end.
 */
export function projectRegistration(
  state: string,
  { stage, launchedOn, possessionOn }: ProjectDates,
  today: string,
  random: Random,
): Registration {
  const digits = String(random.whole(100, 99_999)).padStart(6, '0');
  const draw = random.next();
  const days = random.whole(20, 400);
  if (draw < NOT_GIVEN_SHARE) return { number: null, validUntil: null };
  const number = `DEMO/${STATE_CODES[state] ?? 'IN'}/${launchedOn.slice(0, 4)}/${digits}`;
  if (stage === 'READY') return { number, validUntil: null };
  const lapsed = stage === 'UNDER_CONSTRUCTION' && draw < NOT_GIVEN_SHARE + LAPSED_SHARE;
  return { number, validUntil: lapsed ? laterDay(today, -days) : earlierMonth(possessionOn, -6) };
}
