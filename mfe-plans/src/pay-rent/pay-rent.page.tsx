import { PAY_RENT_EXPLORE_LINK, payRentLink } from '@aangan/shared-kit/links/rent-pay';
import { type ActionArgs, type PageHead, usePageData } from '@aangan/shared-kit/platform/page';
import { Breadcrumbs } from '@aangan/shared-kit/ui/breadcrumbs';
import { PageHeading, SmallText } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { AmountStep } from './amount-step.tsx';
import { HomeStep } from './home-step.tsx';
import { LandlordStep } from './landlord-step.tsx';
import { type LoadedPayment, loadPayment as loader } from './load-payment.ts';
import { payAction } from './pay-actions.ts';
import { KIND_WORDS, PAY_WORDS, stepWords } from './pay-rent.words.ts';

export { loader };

export const action = (args: ActionArgs) => payAction(args);

export function head({ data: { kind } }: { readonly data: LoadedPayment }): PageHead {
  return { title: `${KIND_WORDS[kind].title} | Aangan`, robots: 'noindex' };
}

/**
 * The form that pays rent, and bills at another path: landlord, home, amount. The sum has a page of its own, where it is
 * reviewed and paid. Source: product-and-plans, section 2 (rent payment).
 */
export function Component() {
  const payment = usePageData<typeof loader>();
  return (
    <PageColumn width="form" top={24} bottom={72}>
      <Breadcrumbs
        items={[
          { name: PAY_WORDS.about, url: PAY_RENT_EXPLORE_LINK },
          { name: KIND_WORDS[payment.kind].title, url: payRentLink({ kind: payment.kind }) },
        ]}
      />
      <PageHeading>
        <h1>{KIND_WORDS[payment.kind].title}</h1>
        <SmallText>{stepWords(payment.step)}</SmallText>
      </PageHeading>
      {/* A key, so that fields of one step or landlord are not those of another. */}
      <Step key={keyOf(payment)} payment={payment} />
    </PageColumn>
  );
}

function Step({ payment }: { readonly payment: LoadedPayment }) {
  if (payment.step === 'landlord') return <LandlordStep {...payment} />;
  return payment.step === 'home' ? <HomeStep {...payment} /> : <AmountStep {...payment} />;
}

function keyOf(payment: LoadedPayment): string {
  if (payment.step === 'landlord') return `landlord-${payment.changed?.id}`;
  if (payment.step === 'amount') return `amount-${payment.tenancy.id}`;
  return `home-${payment.tenancy?.id ?? payment.landlord.id}`;
}
