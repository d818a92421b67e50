import { HOUR_MS } from '@aangan/shared-kit/domain/time-spans';
import { BURST_FRIENDS, type ReferralFacts, referralDoubts } from './doubts.ts';

const NOW = Date.UTC(2026, 10, 20);

function facts(changes: {
  friend?: Partial<ReferralFacts['friend']>;
  inviter?: Partial<ReferralFacts['inviter']>;
  earlier?: ReferralFacts['earlier'];
  phoneSeen?: boolean;
}): ReferralFacts {
  return {
    friend: {
      phone: '+919811111111',
      phoneHash: 'h',
      device: 'device-friend',
      network: '203.0.113.0/24',
      ...changes.friend,
    },
    inviter: { phone: '+919822222222', secondaryPhone: null, devices: ['device-inviter'], ...changes.inviter },
    earlier: changes.earlier ?? [],
    phoneSeen: changes.phoneSeen ?? false,
    now: NOW,
  };
}

const came = (facts: { device?: string; network?: string; hoursAgo: number }) => ({
  device: facts.device ?? null,
  network: facts.network ?? null,
  joinedAt: NOW - facts.hoursAgo * HOUR_MS,
});
const burst = (hoursAgo: number, count = BURST_FRIENDS) =>
  Array.from({ length: count }, () => came({ network: '203.0.113.0/24', hoursAgo }));

describe('a friend who joins', () => {
  it.each<[string, ReferralFacts, string[]]>([
    ['as a different person', facts({}), []],
    ['with the number of the inviter', facts({ inviter: { phone: '+919811111111' } }), ['same-phone']],
    [
      'with the second number of the inviter',
      facts({ inviter: { secondaryPhone: '+919811111111' } }),
      ['second-number'],
    ],
    ['on a device of the inviter', facts({ inviter: { devices: ['device-friend'] } }), ['same-device']],
    [
      'on the device of an earlier friend',
      facts({ earlier: [came({ device: 'device-friend', hoursAgo: 900 })] }),
      ['same-device'],
    ],
    [
      'without a device id, like an earlier friend',
      facts({ friend: { device: null }, earlier: [came({ hoursAgo: 1 })] }),
      [],
    ],
    ['with the number of an earlier friend', facts({ phoneSeen: true }), ['phone-seen-before']],
    ['as the fourth from one network in a day', facts({ earlier: burst(23) }), ['burst']],
    ['as the third from one network in a day', facts({ earlier: burst(23, BURST_FRIENDS - 1) }), []],
    ['from the network of the day before', facts({ earlier: burst(24) }), []],
    ['from an unknown network', facts({ friend: { network: null }, earlier: burst(1) }), []],
    [
      'with several facts of the inviter',
      facts({ inviter: { secondaryPhone: '+919811111111', devices: ['device-friend'] } }),
      ['second-number', 'same-device'],
    ],
  ])('%s', (_how, given, doubts) => {
    expect(referralDoubts(given)).toEqual(doubts);
  });
});
