import { panProblem, tidyPan } from '@aangan/shared-kit/domain/kyc-fields';
import { printableProblem } from '@aangan/shared-kit/domain/printable';
import { missingPanProblem } from '@aangan/shared-kit/domain/rent/landlord-pan';
import { defineForm } from '@aangan/shared-kit/platform/form-definition';
import { amountProblem, typedPaise } from '../rent-money/public.ts';
import { PAY_WORDS } from './pay-rent.words.ts';

/** Value of `pan` where the landlord has none. */
export const NO_PAN = 'none';

type Field = 'home' | 'monthly' | 'dueDay' | 'pan' | 'landlordPan';

interface HomeFormOptions {
  /** A landlord or tenancy, whose draft it is. */
  readonly of: string;
  /** The PAN is known, or no rent is paid: it is not asked for. */
  readonly asksPan: boolean;
}

/** Fields and rules of a home: its address, sum and day, and the landlord's PAN where the sum needs it. */
export function homeForm({ of, asksPan }: HomeFormOptions) {
  return defineForm<Field>({
    name: `rent-home-${of}`,
    fields: {
      home: homeProblem,
      monthly: amountProblem,
      dueDay: (typed) => (/^([1-9]|1\d|2[0-8])$/.test(typed) ? undefined : PAY_WORDS.wrongDueDay),
      pan: undefined,
      landlordPan: (typed, { monthly, pan }) => {
        if (!asksPan) return undefined;
        if (typed !== '' && pan !== NO_PAN) return panProblem(tidyPan(typed));
        const paise = typedPaise(monthly);
        return Number.isNaN(paise) ? undefined : missingPanProblem(paise, { hasPan: false, hasNoPan: pan === NO_PAN });
      },
    },
    secrets: ['landlordPan'],
  });
}

function homeProblem(home: string): string | undefined {
  if (home.length < 5) return PAY_WORDS.wrongHome;
  return home.length > 200 ? PAY_WORDS.longHome : printableProblem(home);
}
