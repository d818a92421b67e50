import { PAY_RENT_EXPLORE_LINK } from '@aangan/shared-kit/links/rent-pay';
import { type ActionArgs, type PageHead, usePageData } from '@aangan/shared-kit/platform/page';
import { Link } from '@aangan/shared-kit/platform/router';
import { PageHeading, SmallText } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { AskedPress } from '../asked-press/public.ts';
import { ABOUT_PAYING, PAY_TITLES, stepWords } from '../rent-money/public.ts';
import { actOnTenancy, DO } from './amount-actions.ts';
import { AmountFields } from './amount-fields.tsx';
import { LandlordConsent } from './landlord-consent.tsx';
import { type LoadedTenancy, loadTenancy as loader } from './load-tenancy.ts';
import { AMOUNT_WORDS } from './rent-amount.words.ts';
import { TenancyLinks } from './tenancy-links.tsx';

export { loader };

export const action = (args: ActionArgs) => actOnTenancy(args);

export function head({ data: { tenancy } }: { readonly data: LoadedTenancy }): PageHead {
  return { title: `${PAY_TITLES[tenancy.kind]} | Aangan`, robots: 'noindex' };
}

/** What is paid now for a saved home: rent, deposit or dues of a month. */
export function Component() {
  const loaded = usePageData<typeof loader>();
  const { tenancy, landlord } = loaded;
  return (
    <PageColumn width="form" top={24} bottom={72}>
      <p>
        <Link to={PAY_RENT_EXPLORE_LINK}>{ABOUT_PAYING}</Link>
      </p>
      <PageHeading>
        <h1>{PAY_TITLES[tenancy.kind]}</h1>
        <SmallText>{stepWords(3, AMOUNT_WORDS.step)}</SmallText>
      </PageHeading>
      <AmountFields key={tenancy.id} {...loaded} />
      <TenancyLinks tenancy={tenancy} />
      {landlord && <LandlordConsent landlord={landlord} />}
      <AskedPress
        hidden={{ do: DO.end }}
        title={AMOUNT_WORDS.end}
        question={AMOUNT_WORDS.endQuestion}
        yes={AMOUNT_WORDS.endYes}
      />
    </PageColumn>
  );
}
