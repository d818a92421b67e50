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
        'Type one or more localities, societies or landmarks, then tap Search.',
        'Set budget, BHK and what else matters to you under Filters.',
        'Open a home to see all of its costs, its photos and when its owner last confirmed it.',
      ),
      paragraph('If no home matches, the list shows which filter removes most homes, and how many appear without it.'),
    ],
  },
  {
    id: 'new-home-alerts',
    title: 'Get or stop new-home alerts',
    summary: 'Save a search. We message you when a matching home is posted.',
    words: 'alert notification message saved search stop unsubscribe whatsapp sms mail',
    blocks: [
      paragraph([
        'Tap “Save alert” on a list of homes, or open ',
        link('your alerts', ALERTS_LINK),
        '. Choose how often and how we message you.',
      ]),
      paragraph('Every alert message has a link that stops the alert with one tap. You need not log in.'),
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
        'Asking again about the same home is free.',
        'A refused contact is free.',
        'You get a contact back automatically if the home is closed within two days.',
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
    title: 'The number does not work, or the home is taken',
    summary: 'Tell us within 30 days. If we can confirm it, you get the contact back.',
    words:
      'wrong number not reachable switched off rented out sold already refund contact returned claim owner not picking',
    blocks: [
      steps(
        ['Open ', link('your contacts', profileLink('myContacts')), '.'],
        'Tap “Contact didn’t work?” at the home, and choose the reason.',
        'We ask the owner. If the owner does not answer within 48 hours, you get the contact back.',
      ),
      paragraph('You see status and reason beside the contact. We message you when you get it back.'),
    ],
  },
  {
    id: 'book-a-visit',
    title: 'Book, move or cancel a visit',
    summary: 'Choose an hour on the home’s page. You can move or cancel it in your visits.',
    words: 'visit appointment slot schedule reschedule see the house time tour',
    blocks: [
      steps(
        'Open the home and tap “Schedule visit”.',
        'Choose a free hour within the next two weeks.',
        'We notify the owner at once. We remind both of you one day before and two hours before.',
      ),
      paragraph(['Move or cancel it in ', link('your visits', VISITS_LINK), '. We notify the other person.']),
    ],
  },
  {
    id: 'owner-asks-first',
    title: 'Why do I have to wait for the owner?',
    summary: 'Some owners decide first who gets their number. They have a week to answer.',
    words: 'requested waiting for owner pending approve request number decide',
    blocks: [
      paragraph(
        'Before the owner says yes, they see your first name and what you wrote about yourself. They do not see your number.',
      ),
      points(
        'If the owner says yes, both of you get each other’s numbers.',
        'If the owner does not answer within a week, the request ends and you keep the contact.',
      ),
    ],
  },
];
