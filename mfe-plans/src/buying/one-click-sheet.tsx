import type { Quotation } from '@aangan/shared-kit/contracts/plan-purchase';
import { planSuccessLink } from '@aangan/shared-kit/links/plans';
import { HttpError } from '@aangan/shared-kit/platform/http';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { SmallText, Stack } from '@aangan/shared-kit/ui/layout';
import { Sheet } from '@aangan/shared-kit/ui/sheet';
import { useSheetHistory } from '@aangan/shared-kit/ui/sheet-history';
import { useEffect, useEffectEvent, useState } from 'react';
import { PriceLines } from '../price-lines/public.ts';
import { NOT_BEGUN, ONE_CLICK } from './buying.words.ts';
import { checkoutAddress } from './checkout-address.ts';
import { initiatePlan } from './initiate-plan.ts';
import type { PlanChoice } from './plan-choice.ts';

export interface OneClickProps {
  readonly choice: PlanChoice;
  readonly quotation: Quotation;
  readonly onLeave: (address: string) => Promise<void>;
  readonly onClosed: () => void;
}

/**
 * Asks whether the wallet pays at once. It is the confirmation that one-click payment needs.
 * Source: services-and-platform, section 4 (payment pages: one-click popup).
 */
export function OneClickSheet({ choice, quotation, onLeave, onClosed }: OneClickProps) {
  const { http, origin } = usePlatform();
  const { open, show, hide, hand } = useSheetHistory('one-click');
  const [shown, setShown] = useState(false);
  const begin = useEffectEvent(show);
  useEffect(() => begin(), []);
  useEffect(() => {
    if (open) setShown(true);
    else if (shown) onClosed();
  }, [open, shown, onClosed]);

  const paying = useMutation(
    async (oneClick: boolean, options) => {
      const initiated = await initiatePlan(http, { choice, quotation, oneClick }, options);
      const otherwise = checkoutAddress(initiated, choice, origin);
      if (initiated.oneClick === null) return otherwise;
      const { nbpayId } = initiated.oneClick;
      try {
        const { orderId } = await http.request('POST /api/v1/plan_payment/process', { json: { nbpayId } }, options);
        return planSuccessLink(orderId);
      } catch (error) {
        // Source: services-and-platform, section 8 (payment page fetch fails: the original checkout URL).
        if (error instanceof HttpError && !options.signal?.aborted) return otherwise;
        throw error;
      }
    },
    { otherwise: NOT_BEGUN },
  );
  const pay = async (oneClick: boolean) => {
    const paid = await paying.run(oneClick);
    if (!paid) return;
    hand();
    await onLeave(paid.answer);
  };
  const { totalPaise, walletBalancePaise } = quotation;
  return (
    <Sheet title={ONE_CLICK.title} open={open} onClose={hide}>
      <Stack gap={16}>
        <PriceLines price={quotation} />
        <SmallText>
          {walletBalancePaise !== null && ONE_CLICK.rest(walletBalancePaise - totalPaise)} {ONE_CLICK.terms}
        </SmallText>
        {paying.problem !== undefined && <AlertNote tone="error">{paying.problem}</AlertNote>}
        <Button variant="primary" wide busy={paying.busy} onClick={() => void pay(true)}>
          {ONE_CLICK.pay(totalPaise)}
        </Button>
        <Button variant="quiet" wide busy={paying.busy} onClick={() => void pay(false)}>
          {ONE_CLICK.otherwise}
        </Button>
      </Stack>
    </Sheet>
  );
}
