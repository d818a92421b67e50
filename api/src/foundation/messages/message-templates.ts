import {
  locationTrackingLink,
  profileLink,
  REFER_LINK,
  REWARDS_LINK,
  VISITS_LINK,
} from '@aangan/shared-kit/links/account';
import { ALERTS_LINK, oneClickLink, stopAlertsLink } from '@aangan/shared-kit/links/alerts';
import { bookingLink } from '@aangan/shared-kit/links/bookings';
import { MISSED_CALLS_LINK } from '@aangan/shared-kit/links/calls';
import { chatLink } from '@aangan/shared-kit/links/chat';
import { grievanceStateLink } from '@aangan/shared-kit/links/grievance';
import { cityServicesLink } from '@aangan/shared-kit/links/home-services';
import { LOAN_REQUESTS_LINK } from '@aangan/shared-kit/links/loans';
import { MY_MANAGER_LINK } from '@aangan/shared-kit/links/my-plan';
import { reactivateLink, verificationLink } from '@aangan/shared-kit/links/posting';
import {
  automaticRentLink,
  dueLink,
  landlordLink,
  payRentLink,
  remindersOneClickLink,
  splitLink,
  stopRemindersLink,
} from '@aangan/shared-kit/links/rent-pay';
import { NEW_TICKET_LINK, ticketLink } from '@aangan/shared-kit/links/tickets';

/** The site as messages name it. */
export interface MessageSite {
  /** `https://www.example.com`, without a slash at the end. */
  readonly url: string;
}

interface Template<Values extends Readonly<Record<string, string>>> {
  /** Urgent messages are sent while the person waits; all others go through the queue. */
  readonly urgent: boolean;
  /** Subject of the mail. */
  readonly subject: string;
  readonly text: (values: Values, site: MessageSite) => string;
  /** Link that unsubscribes with one click, for mails that are optional. */
  readonly unsubscribe?: (values: Values, site: MessageSite) => string;
}

interface Code extends Readonly<Record<string, string>> {
  readonly code: string;
}

/** A home in the message that asks its owner about it. */
interface HomeOfOwner extends Readonly<Record<string, string>> {
  readonly home: string;
  readonly token: string;
  /** When the listing is paused. */
  readonly day: string;
}

const urgent = (subject: string, sentence: string): Template<Code> => ({
  urgent: true,
  subject,
  text: ({ code }) => `${code} ${sentence} It is valid for 10 minutes. Do not share it with anyone.`,
});

function later<Values extends Readonly<Record<string, string>>>(
  subject: string,
  text: (values: Values, site: MessageSite) => string,
): Template<Values> {
  return { urgent: false, subject, text };
}

interface VisitNews extends Readonly<Record<string, string>> {
  /** First name of the other person. */
  readonly name: string;
  readonly home: string;
  readonly time: string;
}

/** Token of the link with which the owner confirms in one tap that the home is available; empty without a link. */
interface OneTap extends Readonly<Record<string, string>> {
  readonly token: string;
}

const ONE_TAP = (token: string, { url }: MessageSite): string[] =>
  token === '' ? [] : [`Still available, or taken? Answer with one tap: ${url}/still-available/${token}`];

interface VisitReminder extends Readonly<Record<string, string>> {
  readonly home: string;
  readonly time: string;
  readonly visit: string;
}

interface GrievanceNews extends Readonly<Record<string, string>> {
  readonly number: string;
  /** Of its page. */
  readonly token: string;
  /** By when it is decided. */
  readonly day: string;
}

interface TicketNews extends Readonly<Record<string, string>> {
  readonly number: string;
  /** By when we answer. */
  readonly time: string;
}

const NOT_YOU = (site: MessageSite) =>
  `If this was not you, log out everywhere and change your password: ${site.url}/profile/myprofile`;

/** Every message that the site sends, one row each. */
export const MESSAGE_TEMPLATES = {
  'login-code': urgent('Your Aangan login code', 'is your code to log in to Aangan.'),
  'sign-up-code': urgent('Your Aangan sign-up code', 'is your code to sign up with Aangan.'),
  'email-code': urgent('Verify your e-mail address', 'is your code to verify this e-mail address with Aangan.'),
  'mobile-update-code': urgent('Your Aangan code', 'is your code to move your Aangan account to this number.'),
  'secondary-number-code': urgent('Your Aangan code', 'is your code to add this number to your Aangan account.'),
  'password-reset-code': urgent('Your Aangan password code', 'is your code to set a new Aangan password.'),
  'staff-code': urgent('Your Aangan staff code', 'is your second step to log in as Aangan staff.'),
  'rent-pay-code': urgent('Your Aangan payment code', 'is your code to pay rent with Aangan.'),
  welcome: later<{ name: string }>('Welcome to Aangan', ({ name }, { url }) =>
    [`Hello ${name}, your Aangan account is ready.`, `Homes without brokers: ${url}`].join('\n'),
  ),
  'new-login': later<{ client: string; time: string }>('New login to your Aangan account', ({ client, time }, site) =>
    [`There was a login to your Aangan account from ${client} on ${time}.`, NOT_YOU(site)].join('\n'),
  ),
  'staff-login': later<{ client: string; time: string }>(
    'Aangan staff login on a new device',
    ({ client, time }, site) =>
      [`Somebody opened the staff area of Aangan with your account from ${client} on ${time}.`, NOT_YOU(site)].join(
        '\n',
      ),
  ),
  'password-changed': later<{ time: string }>('Your Aangan password was changed', ({ time }, site) =>
    [`The password of your Aangan account was changed on ${time}.`, NOT_YOU(site)].join('\n'),
  ),
  'phone-changed': later<{ time: string }>('Your Aangan number was changed', ({ time }, site) =>
    [`The phone number of your Aangan account was changed on ${time}.`, NOT_YOU(site)].join('\n'),
  ),
  'data-export-ready': later<{ time: string }>('Your Aangan data is ready', ({ time }, { url }) =>
    [`You can download a copy of your data until ${time}.`, `${url}/profile/myprofile`].join('\n'),
  ),
  'note-follow-up': later<{ home: string; reason: string }>('Your follow-up on a home', ({ home, reason }, { url }) =>
    [`You wanted to follow up on ${home}${reason && `: ${reason}`}`, `Your notes: ${url}/profile/myNotes`].join('\n'),
  ),
  'owner-contacted': later<{ name: string; listing: string } & OneTap>(
    'Somebody asked for your number',
    ({ name, listing, token }, site) =>
      [
        `${name} got your number about ${listing}, and you have theirs.`,
        `See their number, or hide yours: ${site.url}/profile/enquiries`,
        ...ONE_TAP(token, site),
      ].join('\n'),
  ),
  'owner-asked': later<{ name: string; listing: string } & OneTap>(
    'Somebody asks for your number',
    ({ name, listing, token }, site) =>
      [
        `${name} asks for your number about ${listing}. Nobody gets it until you say yes.`,
        `Say yes or no: ${site.url}/tenant-interested`,
        ...ONE_TAP(token, site),
      ].join('\n'),
  ),
  'owner-said-yes': later<{ name: string; listing: string }>('The owner said yes', ({ name, listing }, { url }) =>
    [`${name} shared their number with you about ${listing}.`, `Your contacts: ${url}/profile/myContacts`].join('\n'),
  ),
  'contact-claimed': later<{ name: string; listing: string }>(
    'Is your home still available?',
    ({ name, listing }, { url }) =>
      [
        `${name} has your number but reports that the contact about ${listing} did not work. Is the home still available?`,
        `Answer within 48 hours: ${url}/profile/enquiries`,
      ].join('\n'),
  ),
  'contact-returned': later<{ name: string; listing: string }>('You got a contact back', ({ listing }, { url }) =>
    [`Your contact about ${listing} did not work, so it no longer counts.`, `See why: ${url}/profile/myContacts`].join(
      '\n',
    ),
  ),
  'number-reported': later<{ listing: string }>('Several people reported your number', ({ listing }, { url }) =>
    [
      `Several people reported your number, the last one about ${listing}. In 48 hours we stop giving it out, unless our staff dismiss the reports.`,
      `Tell us what happened: ${url}${NEW_TICKET_LINK}`,
    ].join('\n'),
  ),
  'photos-requested': later<{ people: string; homes: string; rooms: string } & OneTap>(
    'People want more photos of your home',
    ({ people, homes, rooms, token }, site) =>
      [
        `${people} more photos of ${homes}${rooms && `: ${rooms}`}.`,
        `Your homes: ${site.url}/profile/properties`,
        ...ONE_TAP(token, site),
      ].join('\n'),
  ),
  'listing-paused': later<{ listing: string; reasons: string }>(
    'Your listing is paused',
    ({ listing, reasons }, { url }) =>
      [
        `Several people reported ${listing}: ${reasons}. We do not show it until our staff have checked it.`,
        `Answer here: ${url}/profile/properties`,
      ].join('\n'),
  ),
  'listing-off': later<{ home: string; state: string; id: string }>(
    'Your listing is off the site',
    ({ home, state, id }, { url }) =>
      [
        `${home} is ${state}, as you asked. It is no longer shown in search.`,
        `Show it again: ${url}${reactivateLink(id)}`,
      ].join('\n'),
  ),
  'project-price': later<{ project: string; before: string; price: string; path: string }>(
    'Price change in a project you watch',
    ({ project, before, price, path }, { url }) =>
      [`Homes in ${project} now start at ${price}, instead of ${before}.`, `See the project: ${url}${path}`].join('\n'),
  ),
  'visit-booked': later<VisitNews & OneTap>('Visit to your home', ({ name, home, time, token }, site) =>
    [`${name} will visit ${home} on ${time}.`, `Your visits: ${site.url}${VISITS_LINK}`, ...ONE_TAP(token, site)].join(
      '\n',
    ),
  ),
  'visit-moved': later<VisitNews>('A visit was moved', ({ name, home, time }, { url }) =>
    [`${name} has moved the visit to ${home}. It is now on ${time}.`, `Your visits: ${url}${VISITS_LINK}`].join('\n'),
  ),
  'visit-cancelled': later<VisitNews>('A visit was cancelled', ({ name, home, time }, { url }) =>
    [`${name} has cancelled the visit to ${home} on ${time}.`, `Your visits: ${url}${VISITS_LINK}`].join('\n'),
  ),
  'visit-reminder': later<VisitReminder>('Your visit', ({ home, time, visit }, { url }) =>
    [`Your visit to ${home} is on ${time}.`, `See it, or move it: ${url}${locationTrackingLink(visit)}`].join('\n'),
  ),
  'visit-reminder-owner': later<VisitReminder>('Visit to your home', ({ home, time, visit }, { url }) =>
    [`You have a visitor at ${home} on ${time}.`, `See the visit: ${url}${locationTrackingLink(visit)}`].join('\n'),
  ),
  'visit-confirm': later<VisitReminder>('Are you coming to your visit?', ({ home, time }, { url }) =>
    [
      `Your visit to ${home} is on ${time}. Please confirm that you are coming.`,
      `Confirm, move or cancel it: ${url}${VISITS_LINK}`,
    ].join('\n'),
  ),
  'visit-slot-free': later<{ home: string; time: string; address: string }>(
    'A visit slot is free',
    ({ home, time, address }, { url }) =>
      [`You can visit ${home} on ${time}.`, `Book the visit: ${url}${address}`].join('\n'),
  ),
  'chat-waiting': {
    ...later<{ home: string; chat: string; stop: string }>('You have a new message', ({ home, chat, stop }, { url }) =>
      [
        `You have a new message about ${home}: ${url}${chatLink(chat)}`,
        `Stop these: ${url}${stopAlertsLink(stop)}`,
      ].join('\n'),
    ),
    unsubscribe: ({ stop }: { stop: string }, { url }: MessageSite) => url + oneClickLink(stop),
  },
  'call-missed': later<{ name: string; home: string }>('You missed a call', ({ name, home }, { url }) =>
    [`${name} called you about ${home}. Call back without showing your number.`, `${url}${MISSED_CALLS_LINK}`].join(
      '\n',
    ),
  ),
  'call-back-asked': later<{ name: string; home: string }>('Somebody asks for a call back', ({ name, home }, { url }) =>
    [
      `${name} asks you to call back about ${home}. You can do it without showing your number.`,
      `${url}${MISSED_CALLS_LINK}`,
    ].join('\n'),
  ),
  'new-homes': {
    ...later<{ homes: string; stop: string }>('New homes for your alert', ({ homes, stop }, { url }) =>
      [homes, `Your alerts: ${url}${ALERTS_LINK}`, `Stop these: ${url}${stopAlertsLink(stop)}`].join('\n\n'),
    ),
    unsubscribe: ({ stop }: { stop: string }, { url }: MessageSite) => url + oneClickLink(stop),
  },
  'price-drops': {
    ...later<{ drops: string; stop: string }>('Homes on your shortlist cost less', ({ drops, stop }, { url }) =>
      [
        drops,
        `Your shortlist: ${url}${profileLink('shortlist')}`,
        `Stop price alerts: ${url}${stopAlertsLink(stop)}`,
      ].join('\n\n'),
    ),
    unsubscribe: ({ stop }: { stop: string }, { url }: MessageSite) => url + oneClickLink(stop),
  },
  'still-available': later<HomeOfOwner>('Is your home still available?', ({ home, token }, { url }) =>
    [`Is ${home} still available? Keep it on Aangan with one tap: ${url}/still-available/${token}`].join('\n'),
  ),
  'still-available-doubted': later<HomeOfOwner>('Is your home still available?', ({ home, token, day }, { url }) =>
    [
      `Somebody reported that ${home} is taken. If it is still available, keep it on Aangan with one tap: ${url}/still-available/${token}`,
      `If you do not answer, we pause it on ${day}.`,
    ].join('\n'),
  ),
  'still-available-last': later<HomeOfOwner>('Is your home still available?', ({ home, token, day }, { url }) =>
    [
      `We will pause ${home} on ${day} unless you confirm that it is still available.`,
      `${url}/still-available/${token}`,
    ].join('\n'),
  ),
  'listing-not-confirmed': later<HomeOfOwner>('Your listing is paused', ({ home, token }, { url }) =>
    [
      `${home} is paused, because you did not confirm that it is still available.`,
      `Show it again with one tap: ${url}/still-available/${token}`,
    ].join('\n'),
  ),
  'listing-doubted': later<HomeOfOwner>('Your listing is paused', ({ home, token }, { url }) =>
    [
      `${home} is paused, because people reported that it is taken.`,
      `If it is not taken, show it again with one tap: ${url}/still-available/${token}`,
    ].join('\n'),
  ),
  'listing-held': later<{ home: string; reasons: string }>(
    'Your listing is being checked',
    ({ home, reasons }, { url }) =>
      [
        `${home} is not shown yet, because our staff check it first. ${reasons}`,
        `Tell us if this is a mistake: ${url}/profile/properties`,
      ].join('\n'),
  ),
  'papers-verified': later<{ home: string; id: string }>('Your documents are verified', ({ home, id }, { url }) =>
    [
      `Your documents for ${home} are verified, and seekers see that. We have deleted the files.`,
      `See until when: ${url}${verificationLink(id)}`,
    ].join('\n'),
  ),
  'papers-refused': later<{ home: string; reason: string; id: string }>(
    'We could not verify your documents',
    ({ home, reason, id }, { url }) =>
      [
        `We could not verify your documents for ${home}: ${reason}`,
        `Send new documents: ${url}${verificationLink(id)}`,
      ].join('\n'),
  ),
  'referral-released': later<{ next: string }>('We have checked your referral', ({ next }, { url }) =>
    [`We have checked a referral of yours, and it counts. ${next}`, `See your rewards: ${url}${REWARDS_LINK}`].join(
      '\n',
    ),
  ),
  'referral-refused': later<{ reason: string }>('Your referral brings no credit', ({ reason }, { url }) =>
    [`We have checked a referral of yours. It brings no credit: ${reason}`, `See the terms: ${url}${REFER_LINK}`].join(
      '\n',
    ),
  ),
  'agreement-sign': later<{ name: string; home: string; url: string }>(
    'Sign your rental agreement',
    ({ name, home, url: page }, { url }) =>
      [`${name}, the rental agreement of ${home} is ready to sign.`, new URL(page, url).href].join('\n'),
  ),
  'tenant-consent': later<{ name: string; landlord: string; url: string }>(
    'Your landlord asks for your consent',
    ({ name, landlord, url: page }, { url }) =>
      [
        `${name}, ${landlord} wants to verify you as a tenant. We do nothing before you agree.`,
        `Read the request, and agree or refuse: ${url}${page}`,
      ].join('\n'),
  ),
  'landlord-consent': later<{ payer: string; token: string }>(
    'Your tenant pays rent on Aangan',
    ({ payer, token }, { url }) =>
      [
        `${payer} wants to pay you rent through Aangan. It costs you nothing, and you need no account.`,
        `Agree or refuse, and see each payment: ${url}${landlordLink(token)}`,
      ].join('\n'),
  ),
  'booking-news': later<{ title: string; news: string; booking: string }>(
    'Update on your booking',
    ({ title, news, booking }, { url }) => [`${title}: ${news}`, `${url}${bookingLink(booking)}`].join('\n'),
  ),
  'rent-news': later<{ title: string; news: string; due: string }>(
    'Update on your rent payment',
    ({ title, news, due }, { url }) => [`${title}: ${news}`, `${url}${dueLink(due)}`].join('\n'),
  ),
  'loan-lead-answered': later<{ lender: string; text: string }>('Your loan request', ({ lender, text }, { url }) =>
    [`${lender}: ${text}`, `Your request: ${url}${LOAN_REQUESTS_LINK}`].join('\n'),
  ),
  'rent-split-news': later<{ title: string; news: string; tenancy: string }>(
    'Update on your shared rent',
    ({ title, news, tenancy }, { url }) => [`${title}: ${news}`, `${url}${splitLink(tenancy)}`].join('\n'),
  ),
  'rent-debit-notice': later<{ title: string; news: string; tenancy: string }>(
    'Your rent will be debited automatically',
    ({ title, news, tenancy }, { url }) =>
      [`${title}: ${news}`, `Skip this month, pause or end it: ${url}${automaticRentLink(tenancy)}`].join('\n'),
  ),
  'rent-mandate-news': later<{ title: string; news: string; tenancy: string }>(
    'Update on your automatic payment',
    ({ title, news, tenancy }, { url }) => [`${title}: ${news}`, `${url}${automaticRentLink(tenancy)}`].join('\n'),
  ),
  'rent-debit-failed': later<{ title: string; news: string; due: string }>(
    'Your automatic rent payment failed',
    ({ title, news, due }, { url }) => [`${title}: ${news}`, `Pay it yourself: ${url}${dueLink(due)}`].join('\n'),
  ),
  'rent-reminder': {
    ...later<{ title: string; news: string; tenancy: string; stop: string }>(
      'Your rent is due',
      ({ title, news, tenancy, stop }, { url }) =>
        [
          `${title}: ${news}`,
          `Pay it: ${url}${payRentLink({ tenancyId: tenancy })}`,
          `Stop reminders: ${url}${stopRemindersLink(stop)}`,
        ].join('\n'),
    ),
    unsubscribe: ({ stop }: { stop: string }, { url }: MessageSite) => url + remindersOneClickLink(stop),
  },
  'landlord-kyc-decided': later<{ news: string; token: string }>('Your KYC at Aangan', ({ news, token }, { url }) =>
    [news, `Your page: ${url}${landlordLink(token)}`].join('\n'),
  ),
  'landlord-rent-news': later<{ title: string; news: string }>('Rent paid through Aangan', ({ title, news }) =>
    [`${title}: ${news}`, 'Sent through Aangan.'].join('\n'),
  ),
  'waitlist-served': later<{ pin: string; city: string }>('We serve your address now', ({ pin, city }, { url }) =>
    [
      `You were on the waitlist for home services at PIN code ${pin}. We now serve this PIN code.`,
      `See prices and book: ${url}${cityServicesLink(city)}`,
    ].join('\n'),
  ),
  'manager-assigned': later<{ name: string; hours: string }>('Your Aangan manager', ({ name, hours }, { url }) =>
    [`${name} is now your manager. Hours: ${hours}.`, `See what is next: ${url}${MY_MANAGER_LINK}`].join('\n'),
  ),
  'ticket-received': later<TicketNews>('We have your request', ({ number, time }, { url }) =>
    [`We have your request ${number}, and will answer by ${time}.`, `Follow it: ${url}${ticketLink(number)}`].join(
      '\n',
    ),
  ),
  'ticket-answered': later<TicketNews>('We have answered your request', ({ number }, { url }) =>
    [`We have answered your request ${number}.`, `Read it: ${url}${ticketLink(number)}`].join('\n'),
  ),
  'ticket-late': later<TicketNews>('Our answer is delayed', ({ number, time }, { url }) =>
    [
      `Our answer to your request ${number} is delayed. We will answer by ${time}.`,
      `Follow it: ${url}${ticketLink(number)}`,
    ].join('\n'),
  ),
  'grievance-received': later<GrievanceNews>('We have your complaint', ({ number, token, day }, { url }) =>
    [
      `We have your complaint ${number}, and will decide it by ${day}.`,
      `See its status. Only you have this link: ${url}${grievanceStateLink(token)}`,
    ].join('\n'),
  ),
  'grievance-decided': later<GrievanceNews>('Our answer to your complaint', ({ number, token }, { url }) =>
    [`We have decided your complaint ${number}.`, `Read our answer: ${url}${grievanceStateLink(token)}`].join('\n'),
  ),
  'account-deleted': later<{ time: string }>('Your Aangan account was deleted', ({ time }) =>
    [
      `Your Aangan account was deleted on ${time}.`,
      'Records that the law requires us to keep contain no name or number.',
    ].join('\n'),
  ),
} as const satisfies Readonly<Record<string, Template<never>>>;

export type TemplateName = keyof typeof MESSAGE_TEMPLATES;

/** The values that a template needs, formatted for readers. */
export type TemplateValues<Name extends TemplateName> = Parameters<(typeof MESSAGE_TEMPLATES)[Name]['text']>[0];
