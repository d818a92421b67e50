import { formatPaise } from '@aangan/shared-kit/domain/money';

/** Texts of the pages that list services. */
export const SERVICES_WORDS = {
  title: 'Home services',
  lead: 'Choose a service, see the full price first, and book a time.',
  services: 'Services',
  popular: 'Popular',
  cities: 'Cities',
  changeCity: 'Change city',
  more: 'More help with your home',
  packers: 'Packers and movers',
  agreement: 'Rental agreement',
  didYouMean: 'Did you mean',
} as const;

/** `Home services in Mumbai` */
export const cityTitle = (cityName: string) => `Home services in ${cityName}`;

export const pageTitle = (cityName: string | undefined) =>
  `${cityName === undefined ? 'Home services' : cityTitle(cityName)}: cleaning, painting, repairs with prices | Aangan`;

export const pageDescription = (cityName: string | undefined) =>
  `Cleaning, painting, plumbing, electrical work, carpentry, pest control and appliance repair${cityName === undefined ? '' : ` in ${cityName}`}. Prices with GST are shown before you book.`;

/** `From ₹399`; work that is measured first begins with a visit. */
export function fromText({ begins, fromPaise }: { begins: 'cart' | 'visit'; fromPaise: number }): string {
  return begins === 'visit' ? `Visit ${formatPaise(fromPaise)}, then a quotation` : `From ${formatPaise(fromPaise)}`;
}

/** An offer in the words of the catalogue: `up to 50%` becomes `Offer: up to 50%`. */
export const offerText = (offer: string) => `Offer: ${offer}`;

/** A city that we know, without home services. */
export const notServed = (cityName: string) =>
  `We do not serve ${cityName} yet. We have home services in these cities.`;

/** A city that nobody knows. @param text as the address has it */
export const noSuchCity = (text: string) => `We do not know the city “${text}”. We have home services in these cities.`;

/** A service that does not exist. @param text as the address has it */
export const noSuchService = (text: string) => `There is no service “${text}”. Choose one of these services.`;
