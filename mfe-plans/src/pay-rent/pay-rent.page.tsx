import { PAY_RENT_EXPLORE_LINK } from '@aangan/shared-kit/links/rent-pay';
import { type ActionArgs, type PageHead, usePageData } from '@aangan/shared-kit/platform/page';
import { Link } from '@aangan/shared-kit/platform/router';
import { PageHeading, SmallText } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { ABOUT_PAYING, stepWords } from '../rent-money/public.ts';
import { HomeStep } from './home-step.tsx';
import { LandlordStep } from './landlord-step.tsx';
import { type LoadedPayment, loadPayment as loader } from './load-payment.ts';
import { payAction } from './pay-actions.ts';
import { KIND_WORDS, PAY_WORDS } from './pay-rent.words.ts';

export { loader };

export const action = (args: ActionArgs) => payAction(args);

export function head({ data: { kind } }: { readonly data: LoadedPayment }): PageHead {
  return { title: `${KIND_WORDS[kind].title} | Aangan`, robots: 'noindex' };
}

/**
 * The form that pays a new landlord, and bills at another path: landlord, then home. The amount of a month follows on the
 * page of the tenancy. Source: product-and-plans, section 2 (rent payment).
 */
export function Component() {
  const payment = usePageData<typeof loader>();
  return (
    <PageColumn width="form" top={24} bottom={72}>
      <p>
        <Link to={PAY_RENT_EXPLORE_LINK}>{ABOUT_PAYING}</Link>
      </p>
      <PageHeading>
        <h1>{KIND_WORDS[payment.kind].title}</h1>
        <SmallText>{stepWords(payment.step === 'landlord' ? 1 : 2, PAY_WORDS.steps[payment.step])}</SmallText>
      </PageHeading>
      {/* A key, so that fields of one step or landlord are not those of another. */}
      <Step key={keyOf(payment)} payment={payment} />
    </PageColumn>
  );
}

function Step({ payment }: { readonly payment: LoadedPayment }) {
  return payment.step === 'landlord' ? <LandlordStep {...payment} /> : <HomeStep {...payment} />;
}

function keyOf(payment: LoadedPayment): string {
  if (payment.step === 'landlord') return `landlord-${payment.changed?.id}`;
  return `home-${payment.tenancy?.id ?? payment.landlord.id}`;
}
