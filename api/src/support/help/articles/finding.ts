import { FREE_CONTACTS_A_MONTH } from '@aangan/shared-kit/domain/contact-allowance';
import { profileLink, VISITS_LINK } from '@aangan/shared-kit/links/account';
import { ALERTS_LINK } from '@aangan/shared-kit/links/alerts';
import { type HelpText, link, paragraph, points, steps } from '../help-text.ts';

export const FINDING: readonly HelpText[] = [
  {
    id: 'find-a-home',
    title: 'Find a home',
    summary: 'Choose a city and localities, then narrow the list with filters.',
    words: 'search flat house room rent buy pg filter budget bhk locality map',
    blocks: [
      steps(
        ['Open ', link('the home page', '/'), ' and choose your city.'],
        'Type one or more localities, societies or landmarks, then press Search.',
        'Set budget, BHK and what else matters to you under Filters.',
        'Open a home to see all of its costs, its photos and how fresh the listing is.',
      ),
      paragraph('If nothing fits, the list says which filter removes most homes, and how many appear without it.'),
    ],
  },
  {
    id: 'new-home-alerts',
    title: 'Get or stop new-home alerts',
    summary: 'Save what you look for. We message you when a matching home is posted.',
    words: 'alert notification message saved search stop unsubscribe whatsapp sms mail',
    blocks: [
      paragraph([
        'Press “Save alert” on a list of homes, or open ',
        link('your alerts', ALERTS_LINK),
        '. Choose how often and by which way we write.',
      ]),
      paragraph('Every alert has a link that stops it with one press. You need not log in for that.'),
    ],
  },
  {
    id: 'contacts-left',
    title: 'How many owners can I contact?',
    summary: `${FREE_CONTACTS_A_MONTH} a month without a plan. A plan has its own contacts.`,
    words: 'owner number phone limit exceeded contact free allowance plan left',
    blocks: [
      paragraph(
        `Without a plan you can ask for ${FREE_CONTACTS_A_MONTH} owners’ numbers in a month. They are counted by calendar months in India.`,
      ),
      points(
        'The same home again costs nothing.',
        'A contact that you are refused costs nothing.',
        'A contact to a home that is closed within two days comes back without a request.',
      ),
      paragraph([
        'See what you used in ',
        link('your contacts', profileLink('myContacts')),
        ' and in ',
        link('your plan', '/my-plan'),
        '.',
      ]),
    ],
  },
  {
    id: 'contact-did-not-work',
    title: 'The number does not work, or the home is gone',
    summary: 'Say so within 30 days. If it is confirmed, the contact comes back.',
    words:
      'wrong number not reachable switched off rented out sold already refund contact returned claim owner not picking',
    blocks: [
      steps(
        ['Open ', link('your contacts', profileLink('myContacts')), '.'],
        'Press “Contact didn’t work?” at the home, and choose the reason.',
        'We ask the owner. Without an answer within 48 hours the contact comes back.',
      ),
      paragraph('Status and reason are shown beside the contact. You get a message when it is returned.'),
    ],
  },
  {
    id: 'book-a-visit',
    title: 'Book, move or cancel a visit',
    summary: 'Choose an hour on the home’s page. You can move or cancel it in your visits.',
    words: 'visit appointment slot schedule reschedule see the house time tour',
    blocks: [
      steps(
        'Open the home and press “Schedule visit”.',
        'Choose a free hour within the next two weeks.',
        'The owner is notified at once. Both of you are reminded a day and two hours before.',
      ),
      paragraph(['Move or cancel it in ', link('your visits', VISITS_LINK), '. The other side is notified.']),
    ],
  },
  {
    id: 'owner-asks-first',
    title: 'Why do I have to wait for the owner?',
    summary: 'Some owners decide first who gets their number. They have a week to answer.',
    words: 'requested waiting for owner pending approve request number decide',
    blocks: [
      paragraph('The owner sees your first name and what you say about yourself, and never your number, before a yes.'),
      points(
        'With a yes, both of you get each other’s numbers.',
        'Without an answer within a week the request ends, and the contact is free again.',
      ),
    ],
  },
];
