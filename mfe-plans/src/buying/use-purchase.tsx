import { useLoginFirst } from '@aangan/shared-kit/platform/login-first';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useNavigate } from '@aangan/shared-kit/platform/router';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { type ComponentType, type ReactNode, useState } from 'react';
import { BUY_REASON, NOT_BEGUN } from './buying.words.ts';
import { checkoutAddress } from './checkout-address.ts';
import { initiatePlan, quotationOf } from './initiate-plan.ts';
import type { OneClickProps } from './one-click-sheet.tsx';
import type { PlanChoice } from './plan-choice.ts';

export interface Purchase {
  /** Makes the order of a choice, after a login where it is needed, and goes on to pay. */
  buy(choice: PlanChoice): void;
  /** Id of the plan whose order is being made. */
  readonly busyPlan: string | undefined;
  readonly problem: string | undefined;
  /** The question of a one-click payment. Render it once in the page. */
  readonly question: ReactNode;
}

type Asked = Pick<OneClickProps, 'choice' | 'quotation'> & { readonly Sheet: ComponentType<OneClickProps> };

/**
 * Buys a plan: the checkout page, or the one-click question where the wallet covers all.
 * Source: product-and-plans, section 4 (payment pages, one-click popup).
 */
export function usePurchase(): Purchase {
  const { http, origin } = usePlatform();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Asked>();
  const [chosen, setChosen] = useState<string>();
  const [isLeaving, setLeaving] = useState(false);
  const leave = async (address: string) => {
    // The button stays busy until the next page replaces this one.
    setLeaving(true);
    await navigate(address);
    setLeaving(false);
  };
  const begin = useMutation(
    async (choice: PlanChoice, options): Promise<Asked | string> => {
      const quotation = await quotationOf(http, choice, options);
      if (quotation.mayOneClick && choice.wallet === 'on') {
        const { OneClickSheet } = await import('./one-click-sheet.tsx');
        return { choice, quotation, Sheet: OneClickSheet };
      }
      return checkoutAddress(await initiatePlan(http, { choice, quotation }, options), choice, origin);
    },
    { otherwise: NOT_BEGUN },
  );
  const send = async (choice: PlanChoice) => {
    setChosen(choice.plan);
    const begun = await begin.run(choice);
    if (!begun) return;
    if (typeof begun.answer === 'string') await leave(begun.answer);
    else setAsked(begun.answer);
  };
  const buy = useLoginFirst({ flow: BUY_REASON, resume: 'buy-plan' }, send);
  return {
    buy: (choice) => void buy(choice),
    busyPlan: begin.busy || isLeaving ? chosen : undefined,
    problem: begin.problem,
    question: asked && (
      <asked.Sheet
        choice={asked.choice}
        quotation={asked.quotation}
        onLeave={leave}
        onClosed={() => setAsked(undefined)}
      />
    ),
  };
}
