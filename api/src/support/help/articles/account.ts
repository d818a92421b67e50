import { profileLink } from '@aangan/shared-kit/links/account';
import { GRIEVANCE_LINK } from '@aangan/shared-kit/links/grievance';
import { type HelpText, link, paragraph, points, steps } from '../help-text.ts';

export const ACCOUNT: readonly HelpText[] = [
  {
    id: 'log-in-problems',
    title: 'I cannot log in',
    summary: 'Ask for a new code, or log in with your e-mail address or password instead.',
    words: 'otp code not received login password forgot locked sms wrong sign in',
    blocks: [
      points(
        'A code is valid for 10 minutes, and only the last one counts.',
        'If you get no SMS, ask for the code by call or WhatsApp on the same screen.',
        'After too many wrong codes, wait for the time that the message shows.',
        'Tap “Forgot password” to set a new one with a code.',
      ),
      paragraph([
        'If you no longer have access to your number, ',
        link('write to us', GRIEVANCE_LINK),
        ' without logging in.',
      ]),
    ],
  },
  {
    id: 'change-my-number',
    title: 'Change my number, name or e-mail',
    summary: 'You can change all of these in your profile. You confirm a new number with a code.',
    words: 'update phone mobile email address name profile change edit second number',
    blocks: [
      steps(
        ['Open ', link('your profile', profileLink()), '.'],
        'Change the number and enter the code that we send to the new one.',
      ),
      paragraph('Your contacts, plans and wallet stay with your account.'),
    ],
  },
  {
    id: 'my-data',
    title: 'Download my data, or change what I agreed to',
    summary: 'A copy of your data is ready within minutes. You change your consents in your profile.',
    words: 'data export download privacy consent copy cookies marketing dpdp',
    blocks: [
      paragraph([
        'Open ',
        link('your profile', profileLink()),
        ' and ask for a copy. You get a message when it is ready.',
      ]),
      paragraph(
        'Only you can download it, for one week. You can change your consents on the same page, and a change works at once.',
      ),
    ],
  },
  {
    id: 'delete-my-account',
    title: 'Delete my account',
    summary: 'We delete your account after seven days. Until then you can cancel.',
    words: 'delete remove close account erase leave deactivate',
    blocks: [
      steps(
        ['Open ', link('your profile', profileLink()), ' and choose to delete the account.'],
        'Log in again, and choose what happens to money in your wallet.',
      ),
      points(
        'We close your listings, and cancel booked services by their terms.',
        'The law requires us to keep payment records. We keep them without your name.',
      ),
    ],
  },
];
