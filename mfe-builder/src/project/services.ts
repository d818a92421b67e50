import { REFER_LINK } from '@aangan/shared-kit/links/account';
import {
  LEGAL_SERVICES_LINK,
  PACKERS_LINK,
  RENTAL_AGREEMENT_LINK,
  serviceNearLink,
} from '@aangan/shared-kit/links/home-services';
import { SECTION_TITLES } from './project.words.ts';

interface Service {
  readonly name: string;
  /** The section that shows it; the others are banners in a row. */
  readonly section?: 'rent-payment' | 'packers-and-movers' | 'rent-furnitures' | 'refer-and-earn';
  readonly title?: string;
  /** The page with its text; null until the service has a page, and then nothing of it is shown. */
  readonly page: {
    /** Its address for a home in the city. */
    readonly to: (city: string) => string;
    readonly text: string;
    readonly link: string;
  } | null;
}

/** The nine service banners, in order. Source: services-and-platform, section 2 (service banners). */
const SERVICES: readonly Service[] = [
  { name: 'Home loan', page: null },
  {
    name: 'Sales agreement',
    page: {
      to: () => LEGAL_SERVICES_LINK,
      text: 'Have the sale agreement drafted or checked.',
      link: 'See legal services',
    },
  },
  {
    name: 'Interiors',
    page: {
      to: (city) => serviceNearLink(city, 'HS_INTERIORS'),
      text: 'A designer measures the rooms and plans them.',
      link: 'See interiors',
    },
  },
  { name: 'Know your rent', page: null },
  {
    name: 'Packers and movers',
    section: 'packers-and-movers',
    title: SECTION_TITLES.packers,
    page: {
      to: () => PACKERS_LINK,
      text: 'Tick what you have, and see the price range of your move at once.',
      link: 'Estimate your move',
    },
  },
  { name: 'Furniture', section: 'rent-furnitures', title: SECTION_TITLES.furniture, page: null },
  { name: 'Pay rent online', section: 'rent-payment', title: SECTION_TITLES.rentPayment, page: null },
  {
    name: 'Rental agreement',
    page: {
      to: () => RENTAL_AGREEMENT_LINK,
      text: 'Let your flat with an agreement that both sides sign online.',
      link: 'Make an agreement',
    },
  },
  {
    name: 'Refer and earn',
    section: 'refer-and-earn',
    title: SECTION_TITLES.refer,
    page: {
      to: () => REFER_LINK,
      text: 'Know somebody who looks for a home? Both of you get a reward.',
      link: 'Refer a friend',
    },
  },
];

/** Order of the sections on the page. */
const SECTION_ORDER = ['rent-payment', 'packers-and-movers', 'rent-furnitures', 'refer-and-earn'];

/** Services with a page: those with a section of their own, and the banners. */
export function openServices(services: readonly Service[] = SERVICES) {
  const open = services.flatMap(({ name, section, title, page }) =>
    page ? [{ name, section, title: title ?? name, ...page }] : [],
  );
  const place = ({ section = '' }: { readonly section: string | undefined }) => SECTION_ORDER.indexOf(section);
  return {
    sections: open.filter(({ section }) => section !== undefined).sort((one, other) => place(one) - place(other)),
    banners: open.filter(({ section }) => section === undefined),
  };
}
