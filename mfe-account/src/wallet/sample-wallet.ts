import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import { FAKE_NOW, type FakeAnswers } from '@aangan/shared-kit/testing/fake-platform';

/** Sample answers for a wallet with money, a credit, a claim and a history. */
export const walletAnswers: FakeAnswers = {
  'GET /api/v1/wallet': {
    balancePaise: 60_050,
    moneyPaise: 50_000,
    credits: [{ id: 'crd_1', title: 'Reward for inviting a friend', paise: 10_050, expiresAt: FAKE_NOW + 7 * DAY_MS }],
    claims: [
      { id: 'clm_1', title: 'Welcome', paise: 9_000, targetServices: ['TENANT_FREEDOM'], expiresAt: FAKE_NOW + DAY_MS },
    ],
  },
  'GET /api/v1/wallet/history': {
    movements: [
      { id: 3, kind: 'spend', description: 'Freedom plan', at: FAKE_NOW, paise: -20_000, balancePaise: 60_050 },
      {
        id: 2,
        kind: 'top-up',
        description: 'Money added to wallet',
        at: FAKE_NOW,
        paise: 70_000,
        balancePaise: 80_050,
      },
    ],
    next: '2',
  },
};
