import { formatPaise } from '@aangan/shared-kit/domain/money';
import { usePageAction } from '@aangan/shared-kit/platform/page';
import { ActionForm } from '@aangan/shared-kit/ui/action-form';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { SmallText } from '@aangan/shared-kit/ui/layout';
import { AGREEMENT_PAGE_WORDS as WORDS } from './agreement.words.ts';
import type { LoadedAgreement } from './load-agreement.ts';

/** Pays an agreement, or opens its form again. */
export function PayForm({ booking, isOld }: Pick<LoadedAgreement, 'booking' | 'isOld'>) {
  const { busy } = usePageAction();
  const needsVisit = booking.hub !== null && booking.startsAt === null;
  return (
    <>
      {isOld && <AlertNote tone="attention">{WORDS.old}</AlertNote>}
      {needsVisit && <SmallText>{WORDS.chooseFirst}</SmallText>}
      {!isOld && !needsVisit && (
        <ActionForm hidden={{ do: 'pay' }}>
          <SmallText>{WORDS.payAbout}</SmallText>
          <Button type="submit" variant="primary" busy={busy}>
            {WORDS.pay(formatPaise(booking.totalPaise))}
          </Button>
        </ActionForm>
      )}
      {booking.orderId === null && (
        <ActionForm hidden={{ do: 'change' }}>
          <Button type="submit" busy={busy}>
            {WORDS.change}
          </Button>
        </ActionForm>
      )}
    </>
  );
}
