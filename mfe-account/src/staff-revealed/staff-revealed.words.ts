/** Sentences of the staff page for revealed numbers. */
export const REVEALED_WORDS = {
  title: 'Revealed numbers',
  about:
    'Owners’ numbers that people were given in a day. Somebody who collects numbers is among the first of these lists. Devices and networks have no names here.',
  day: 'Day',
  show: 'Show the day',
  accounts: 'By account',
  devices: 'By device',
  networks: 'By network',
  none: 'Nobody was given a number on this day.',
  who: 'Who',
  numbers: 'Numbers',
  people: 'Accounts',
  unusual: 'Unusual',
  noName: 'No name',
} as const;
