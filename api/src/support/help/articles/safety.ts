import { profileLink } from '@aangan/shared-kit/links/account';
import { GRIEVANCE_LINK } from '@aangan/shared-kit/links/grievance';
import { type HelpText, link, paragraph, points, steps } from '../help-text.ts';

export const SAFETY: readonly HelpText[] = [
  {
    id: 'stay-safe',
    title: 'Recognise a scam',
    summary: 'Never pay before you have seen the home and met the owner.',
    words: 'fraud scam token advance army courier gate pass qr code otp cheat police cyber',
    blocks: [
      points(
        'Do not pay a token, an advance or a “gate pass” fee before a visit.',
        'You never need to scan a QR code or enter a UPI PIN to receive money.',
        'An owner “abroad” or “in the army” who couriers keys is a known fraud.',
        'We never ask for an OTP or a password.',
      ),
      paragraph([
        'If you lost money, call 1930 at once or report it on ',
        link('cybercrime.gov.in', 'https://cybercrime.gov.in'),
        '. Read more on ',
        link('staying safe', '/about/safety'),
        '.',
      ]),
    ],
  },
  {
    id: 'report-a-listing',
    title: 'Report a listing or a person',
    summary: 'A report takes a minute. Our staff check it. The reported person does not learn who you are.',
    words: 'fake broker wrong price report abuse spam complaint listing person harass',
    blocks: [
      steps(
        'Open the home and tap “Report”, or open your contacts and tap “Report” at the person.',
        'Choose the reason and add what you saw.',
        'You see our decision in the same place.',
      ),
      paragraph([
        'For something serious, or a complaint about our decision, write to ',
        link('the grievance officer', GRIEVANCE_LINK),
        '.',
      ]),
    ],
  },
  {
    id: 'hide-my-number',
    title: 'Hide my number from somebody',
    summary: 'You can hide your number from each contact. They may have noted it before.',
    words: 'hide number privacy block caller unwanted calls phone stop',
    blocks: [
      steps(
        [
          'Open ',
          link('your contacts', profileLink('myContacts')),
          ' or ',
          link('your enquiries', profileLink('enquiries')),
          '.',
        ],
        'Tap “Hide my number” at the person.',
      ),
      paragraph('From then on they no longer see it on Aangan. You can show it again.'),
    ],
  },
  {
    id: 'quiet-hours',
    title: 'Set quiet hours',
    summary: 'We ask others not to call in these hours, and hold our messages.',
    words: 'night calls disturb do not time hours notification morning late',
    blocks: [
      paragraph(['Open ', link('your profile', profileLink()), ' and set your quiet hours.']),
      paragraph('People who have your number see when you prefer calls again.'),
    ],
  },
];
