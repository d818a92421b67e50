import type { SmartHome } from '@aangan/shared-kit/contracts/smart-search-homes';
import type { SmartSession } from '@aangan/shared-kit/contracts/smart-search-session';
import { sampleRecord } from '@aangan/shared-kit/testing/sample-record';

export const SESSION_ID = 'sms_abcdefghij0123456789';

export function sampleHome(id: string, facts: Partial<SmartHome> = {}): SmartHome {
  return {
    record: sampleRecord({ id, title: `Home ${id}` }),
    fits: [
      { kind: 'PRICE', amount: 28_000, limit: 30_000 },
      { kind: 'LEARNT', trait: 'LIGHT', direction: 'more' },
    ],
    misfits: [{ kind: 'DEPOSIT', amount: 150_000, limit: 100_000 }],
    score: 0.8,
    owner_contacted: false,
    photos_requested: false,
    votes: { up: 0, down: 0 },
    ...facts,
  };
}

export function sampleSession(facts: Partial<SmartSession> = {}): SmartSession {
  return {
    session_id: SESSION_ID,
    details: [{ rem_count: 128, total_count: 143, feedback_given: false }],
    rejected_count: 0,
    total_rejected_properties: 0,
    rejected_prompt: false,
    final_filters: { user_id: null, place_id: '', looking_for: 'rent', city: 'bangalore', locality: '' },
    estimated_rent: 31_000,
    total_count: 143,
    slots: [
      { kind: 'category', value: 'RENT', certainty: 'certain' },
      { kind: 'bhk', value: ['BHK2'], certainty: 'certain' },
    ],
    results_url: '/flats-for-rent-in-bangalore?bhk=BHK2',
    properties: [sampleHome('a1'), sampleHome('b2')],
    learnt: [{ key: 'LIGHT', trait: 'LIGHT', place: null, direction: 'more', weight: 0.7, answers: 3 }],
    unlearnt: [],
    guidance_flag: true,
    shares: [],
    nothing_left: null,
    updated_at: Date.UTC(2026, 10, 16),
    ...facts,
  };
}
