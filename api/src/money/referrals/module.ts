import { referralCalls } from '@aangan/shared-kit/contracts/referrals';
import { noticeDepsOf } from '../../foundation/messages/public.ts';
import { defineModule } from '../../foundation/module/public.ts';
import { staffCallDepsOf } from '../../people/staff/public.ts';
import { decisionNotices } from './decision-notices.ts';
import { referralEvents } from './referrals.events.ts';
import { deleteEarlyContacts, deleteTraces } from './referrals.queries.ts';
import { referralHandlers } from './referrals.routes.ts';
import * as tables from './referrals.tables.ts';

/** Referrals: friends who signed up with a member's code. */
export const referrals = defineModule({
  name: 'money/referrals',
  calls: referralCalls,
  handlers: (api) =>
    referralHandlers({
      ...api.use(staffCallDepsOf),
      notices: decisionNotices(api.use(noticeDepsOf)),
    }),
  events: ({ database, events, settings }) => referralEvents(database, events, settings),
  tables,
  staffQueues: [{ title: 'Held referrals', list: 'GET /api/v1/staff/referrals', role: 'money' }],
  personalData: {
    tables: [
      { name: 'referralCode', table: tables.referralCode, onDeletion: 'remove' },
      {
        name: 'referrals',
        table: tables.referral,
        people: [tables.referral.friendId],
        hidden: ['friendPhoneHash', 'doubts', 'decidedBy', 'decision'],
        onDeletion: { clear: { friendDevice: null, friendNetwork: null } },
      },
      { name: 'firstContact', table: tables.earlyContact, onDeletion: 'remove' },
    ],
  },
  retention: [
    { name: 'devices and networks of referrals', days: 180, remove: deleteTraces },
    { name: 'early contacts without a referral', days: 180, remove: deleteEarlyContacts },
  ],
});
