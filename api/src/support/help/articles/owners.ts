import { profileLink } from '@aangan/shared-kit/links/account';
import { postPropertyLink } from '@aangan/shared-kit/links/posting';
import { type HelpText, link, paragraph, steps } from '../help-text.ts';

export const OWNERS: readonly HelpText[] = [
  {
    id: 'post-a-home',
    title: 'Post a home for rent or sale',
    summary: 'It is free for owners. The form is saved while you type.',
    words: 'post list property advertise owner free listing let sell add my house',
    blocks: [
      steps(
        ['Open ', link('Post your property', postPropertyLink()), '.'],
        'Choose what you offer and where it is.',
        'Add rent or price, deposit, photos and the hours for visits.',
        'Look at the preview, then publish.',
      ),
      paragraph('Only owners, or people an owner has asked in writing, may post. Brokers may not.'),
      paragraph([
        'You can stop at any step. The unfinished listing waits in ',
        link('your properties', profileLink('properties')),
        '.',
      ]),
    ],
  },
  {
    id: 'photos-of-a-home',
    title: 'Add or change photos',
    summary: 'Homes with real photos get more answers. You can add them from your phone.',
    words: 'photo picture image upload video camera rejected room',
    blocks: [
      steps(
        ['Open ', link('your properties', profileLink('properties')), ' and choose the home.'],
        'Press Photos, then add pictures or take them with your phone.',
        'Say which room each one shows, and drag the best one to the front.',
      ),
      paragraph('A photo with a phone number in it, or of another home, is not accepted.'),
    ],
  },
  {
    id: 'interested-people',
    title: 'See who is interested in my home',
    summary: 'Everybody who asked, booked a visit or showed interest is on one page.',
    words: 'tenant buyer interested leads responses enquiries who contacted me owner',
    blocks: [
      paragraph([
        'Open ',
        link('interested tenants', '/tenant-interested'),
        ' or ',
        link('interested buyers', '/buyer-interested'),
        '. You see what people say about themselves, and can answer requests.',
      ]),
      paragraph('On the same page you choose whether people get your number at once, or after your yes.'),
    ],
  },
  {
    id: 'home-is-let',
    title: 'My home is let or sold',
    summary: 'Close the listing, so that nobody calls any more. You can open it again later.',
    words: 'rented out sold close deactivate remove delete listing stop calls inactive reactivate',
    blocks: [
      steps(
        ['Open ', link('your properties', profileLink('properties')), '.'],
        'Choose the home and say that it is let or sold.',
        'Say who took it, if you like. Booked visits are cancelled and their visitors notified.',
      ),
      paragraph('The same page opens the listing again, with its photos and texts.'),
    ],
  },
  {
    id: 'prove-ownership',
    title: 'Prove that the home is mine',
    summary: 'Send one document of the home. Our staff check it, and the listing shows that.',
    words: 'verify verified badge ownership paper document tax bill sale deed',
    blocks: [
      steps(
        ['Open ', link('your properties', profileLink('properties')), ' and choose the home.'],
        'Open its verification and add the document as a PDF or a photo.',
        'You get our decision as a message.',
      ),
      paragraph('Only our staff read the document. It is stored encrypted.'),
    ],
  },
];
