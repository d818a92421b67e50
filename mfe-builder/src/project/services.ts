import { REFER_LINK } from '@aangan/shared-kit/links/account';
import { RENTAL_AGREEMENT_LINK } from '@aangan/shared-kit/links/agreements';
import { serviceNearLink } from '@aangan/shared-kit/links/home-services';
import { knowYourRentLink } from '@aangan/shared-kit/links/know-your-rent';
import { LEGAL_SERVICES_LINK } from '@aangan/shared-kit/links/legal-services';
import { LOAN_ELIGIBILITY_LINK } from '@aangan/shared-kit/links/loans';
import { PACKERS_LINK } from '@aangan/shared-kit/links/moves';
import { PAY_RENT_EXPLORE_LINK } from '@aangan/shared-kit/links/rent-pay';
import { SECTION_TITLES } from './project.words.ts';

interface Service {
  readonly name: string;
  /** The section that shows it; the others are banners in a row. */
  readonly section?: 'rent-payment' | 'packers-and-movers' | 'rent-furnitures' | 'refer-and-earn';
  readonly title?: string;
  /** The page with its text; null until the service has a page, and then nothing of it is shown. */
  readonly page: { readonly to: string; readonly text: string; readonly link: string } | null;
}

/**
 * The nine service banners, in order.
 * Source: services-and-platform, section 2 (service banners).
 */
function servicesIn(city: string): readonly Service[] {
  return [
    {
      name: 'Home loan',
      page: {
        to: LOAN_ELIGIBILITY_LINK,
        text: 'What six lenders could lend for the home, with their rates.',
        link: 'Check eligibility',
      },
    },
    {
      name: 'Sales agreement',
      page: {
        to: LEGAL_SERVICES_LINK,
        text: 'Have the agreement for sale read before you sign it.',
        link: 'Legal services',
      },
    },
    {
      name: 'Interiors',
      page: {
        to: serviceNearLink(city, 'HS_INTERIORS'),
        text: 'A designer measures the home and sends a quotation.',
        link: 'Interiors',
      },
    },
    {
      name: 'Know your rent',
      page: {
        to: knowYourRentLink({ city }),
        text: 'What a home here could bring in rent.',
        link: 'Estimate the rent',
      },
    },
    {
      name: 'Packers and movers',
      section: 'packers-and-movers',
      title: SECTION_TITLES.packers,
      page: {
        to: PACKERS_LINK,
        text: 'Say what you move and when, and see the price before you book.',
        link: 'Plan a move',
      },
    },
    { name: 'Furniture', section: 'rent-furnitures', title: SECTION_TITLES.furniture, page: null },
    {
      name: 'Pay rent online',
      section: 'rent-payment',
      title: SECTION_TITLES.rentPayment,
      page: {
        to: PAY_RENT_EXPLORE_LINK,
        text: 'Pay rent here from your bank or by UPI, with a receipt for each month.',
        link: 'Pay rent online',
      },
    },
    {
      name: 'Rental agreement',
      page: {
        to: RENTAL_AGREEMENT_LINK,
        text: 'Let the home out with an agreement of your state.',
        link: 'Rental agreement',
      },
    },
    {
      name: 'Refer and earn',
      section: 'refer-and-earn',
      title: SECTION_TITLES.refer,
      page: {
        to: REFER_LINK,
        text: 'Know somebody who looks for a home? Both of you get a reward.',
        link: 'Refer a friend',
      },
    },
  ];
}

/** Order of the sections on the page. */
const SECTION_ORDER = ['rent-payment', 'packers-and-movers', 'rent-furnitures', 'refer-and-earn'];

/**
 * Services with a page: those with a section of their own, and the banners.
 * @param city slug of the city of the project
 */
export function openServices(city: string, services: readonly Service[] = servicesIn(city)) {
  const open = services.flatMap(({ name, section, title, page }) =>
    page ? [{ name, section, title: title ?? name, ...page }] : [],
  );
  const place = ({ section = '' }: { readonly section: string | undefined }) => SECTION_ORDER.indexOf(section);
  return {
    sections: open.filter(({ section }) => section !== undefined).sort((one, other) => place(one) - place(other)),
    banners: open.filter(({ section }) => section === undefined),
  };
}
