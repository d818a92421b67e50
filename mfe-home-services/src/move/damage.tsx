import { BOOKING_LIMITS } from '@aangan/shared-kit/domain/home-services/booking-terms';
import { formatPaise } from '@aangan/shared-kit/domain/money';
import { indianTime } from '@aangan/shared-kit/domain/time-ago';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Button } from '@aangan/shared-kit/ui/button';
import { TextAreaField } from '@aangan/shared-kit/ui/field';
import { Form } from '@aangan/shared-kit/ui/form';
import { Quote, Section, Unscripted } from '@aangan/shared-kit/ui/layout';
import { usePageForm } from '@aangan/shared-kit/ui/use-page-form';
import { WorkPhotos } from '../work-photos/public.ts';
import { DamagePhotos } from './damage-photos.tsx';
import type { MoveBooking, MoveData } from './load-move.ts';
import { MOVE_WORDS as WORDS } from './move.words.ts';
import { claimForm, type MoveStep } from './move-steps.ts';

/** Damage after the work: until when it is reported, what was reported, and what was decided. */
export function Damage({ data: { booking, damage } }: { readonly data: MoveData }) {
  const { now } = usePlatform();
  const { id, complaint, doneAt, possible, photos } = booking;
  if (doneAt === null) return null;
  const deadline = doneAt + BOOKING_LIMITS.complainMs.PNM;
  const mayReport = complaint === null && possible.includes('complain') && now <= deadline;
  const shown = photos.filter(({ shows }) => shows === 'damage');
  return (
    <Section aria-labelledby="move-damage">
      <h2 id="move-damage">{WORDS.damage}</h2>
      {complaint === null && <p>{(mayReport ? WORDS.damageUntil : WORDS.damageOver)(indianTime(deadline))}</p>}
      {complaint !== null && <Reported booking={booking} complaint={complaint} />}
      {damage && (mayReport || booking.state === 'complained') ? (
        <>
          <DamagePhotos bookingId={id} {...damage} />
          <Unscripted>{WORDS.photosScript}</Unscripted>
        </>
      ) : (
        <WorkPhotos photos={shown} nameOf={() => WORDS.damage} />
      )}
      {mayReport && <ClaimForm bookingId={id} />}
    </Section>
  );
}

const CLAIM: MoveStep = 'claim';

function ClaimForm({ bookingId }: { readonly bookingId: string }) {
  const form = usePageForm(claimForm(bookingId), { hidden: { do: CLAIM } });
  return (
    <Form form={form} aria-label={WORDS.claim}>
      <TextAreaField label={WORDS.claimText} maxLength={1000} {...form.field('text')} />
      <Button type="submit" variant="primary" busy={form.busy}>
        {WORDS.claim}
      </Button>
    </Form>
  );
}

/** What was reported, and what staff decided after it. */
function Reported({ booking, complaint }: { readonly booking: MoveBooking; readonly complaint: string }) {
  const { history, refundedPaise } = booking;
  const reported = history.findLast(({ change }) => change === 'complain');
  const decided = history.findLast(({ change, at }) => isDecision(change) && at >= (reported?.at ?? 0));
  return (
    <>
      <Quote>{complaint}</Quote>
      <p>
        {reported && WORDS.claimed(indianTime(reported.at))}{' '}
        {decided ? WORDS.decided(indianTime(decided.at)) : WORDS.waiting}{' '}
        {decided && (refundedPaise > 0 ? WORDS.moneyBack(formatPaise(refundedPaise)) : WORDS.noMoneyBack)}
      </p>
    </>
  );
}

function isDecision(change: MoveBooking['history'][number]['change']): boolean {
  return change === 'resolve' || change === 'refund';
}
