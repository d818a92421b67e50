import { profileLink } from '@aangan/shared-kit/links/account';
import { postPropertyLink } from '@aangan/shared-kit/links/posting';
import { type HelpText, link, paragraph, steps } from '../help-text.ts';

export const OWNERS: readonly HelpText[] = [
  {
    id: 'post-a-home',
    title: 'Post a home for rent or sale',
    summary: 'Posting is free for owners. We save the form while you type.',
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
        'You can stop at any step. You find the unfinished listing in ',
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
        'Tap Photos, then add pictures or take them with your phone.',
        'Choose the room that each photo shows, and drag the best photo to the front.',
      ),
      paragraph('We do not accept photos that show a phone number or another home.'),
    ],
  },
  {
    id: 'interested-people',
    title: 'See who is interested in my home',
    summary: 'One page lists everybody who asked for your number, booked a visit or showed interest.',
    words: 'tenant buyer interested leads responses enquiries who contacted me owner',
    blocks: [
      paragraph([
        'Open ',
        link('interested tenants', '/tenant-interested'),
        ' or ',
        link('interested buyers', '/buyer-interested'),
        '. You see what people say about themselves, and can answer requests.',
      ]),
      paragraph('On the same page you choose whether people get your number at once, or only after you say yes.'),
    ],
  },
  {
    id: 'home-is-let',
    title: 'My home is rented out or sold',
    summary: 'Close the listing, so that nobody calls any more. You can show it again later.',
    words: 'rented out sold close deactivate remove delete listing stop calls inactive reactivate',
    blocks: [
      steps(
        ['Open ', link('your properties', profileLink('properties')), '.'],
        'Choose the home and mark it as rented out or sold.',
        'Tell us who took it, if you like. We cancel booked visits and notify the visitors.',
      ),
      paragraph('On the same page you can show the listing again, with its photos and texts.'),
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
        'We message you our decision.',
      ),
      paragraph('Only our staff can read the document. We store it encrypted.'),
    ],
  },
];
