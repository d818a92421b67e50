import type { PersonCall } from '@aangan/shared-kit/contracts/calls';
import { FAKE_NOW } from '@aangan/shared-kit/testing/fake-platform';

/** A call of two minutes that the viewer has placed. */
export function sampleCall(change: Partial<PersonCall> = {}): PersonCall {
  return {
    id: '0b9f7c1e-8a52-4f3e-9a64-5d0c1f2a3b4c',
    contactId: 'con_aaaaaaaaaaaaaaaaaaaa',
    name: 'Farhan K.',
    home: { id: 'h1', title: '2 BHK in Koramangala', url: '/property/h1/detail' },
    kind: 'call',
    direction: 'out',
    state: 'completed',
    unansweredBy: null,
    askedOn: FAKE_NOW,
    answeredOn: FAKE_NOW,
    endedOn: FAKE_NOW + 125_000,
    talkSeconds: 125,
    missed: false,
    ...change,
  };
}
