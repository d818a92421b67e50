import { legalCalls } from '@aangan/shared-kit/contracts/legal';
import { legalCaseCalls } from '@aangan/shared-kit/contracts/legal-cases';
import { auditOf } from '../../foundation/audit/public.ts';
import { noticeDepsOf } from '../../foundation/messages/public.ts';
import { defineModule } from '../../foundation/module/public.ts';
import { staffDecisionsOf } from '../../people/staff/public.ts';
import { bookingDepsOf } from '../bookings/booking-deps.ts';
import { LEGAL, legalSale } from '../bookings/legal.sale.ts';
import { agreementDraftHandlers, deleteOldAgreementDrafts } from './agreement-draft.routes.ts';
import { agreementFiles } from './agreement-files.routes.ts';
import { agreementsOf, forgetAgreements } from './agreements.queries.ts';
import { agreementHandlers } from './agreements.routes.ts';
import { workOnCases } from './ask-tenants.ts';
import { caseFiles } from './case-files.routes.ts';
import { LEGAL_PAPER, LEGAL_RESULT, legalPaperUpload, legalResultUpload } from './case-uploads.ts';
import { caseFilesOf, forgetCases } from './cases.queries.ts';
import { caseHandlers } from './cases.routes.ts';
import { consentHandlers } from './consent.routes.ts';
import * as tables from './legal.tables.ts';
import { legalSampleFiles, legalSampleHandlers } from './legal-samples.routes.ts';
import { AGREEMENTS_JOB, signAgreements } from './sign-agreements.ts';
import { signingSettings } from './signing-settings.ts';
import { signingWebhook } from './signing-webhook.ts';
import { staffCaseHandlers } from './staff-cases.routes.ts';

/** Legal services: rental agreements and legal cases. Their bookings are those of `bookings/`. */
export const legal = defineModule({
  name: 'home-services/legal',
  calls: { ...legalCalls, ...legalCaseCalls },
  handlers: (api) => {
    const deps = api.use(bookingDepsOf);
    return {
      ...agreementHandlers({ ...deps, isOpen: api.settings.signing !== undefined }),
      ...agreementDraftHandlers(deps),
      ...legalSampleHandlers,
      ...caseHandlers(deps),
      ...consentHandlers(deps),
      ...staffCaseHandlers({ ...deps, decisions: api.use(staffDecisionsOf) }),
    };
  },
  jobs: (api) => {
    const { files, now, signing } = api.settings;
    const deps = { ...api.use(noticeDepsOf), files };
    workOnCases(deps);
    if (signing) signAgreements({ ...deps, provider: signing(api.database, now) });
  },
  events: ({ events, jobs, settings: { signing } }) => {
    if (!signing) return;
    events.on('order.paid', 'home-services/legal', async ({ purpose }) => {
      if (purpose === LEGAL) await jobs.send(AGREEMENTS_JOB, {});
    });
  },
  payments: { [LEGAL]: legalSale },
  routes: (api) => {
    const { app, database, jobs, settings } = api;
    const { files, signing, now } = settings;
    const deps = api.use(bookingDepsOf);
    agreementFiles(app, files, deps);
    if (signing) signingWebhook(app, signing(database, now), jobs);
    legalSampleFiles(app, now);
    caseFiles(app, { ...deps, files, audit: api.use(auditOf) });
  },
  uploads: { [LEGAL_PAPER]: legalPaperUpload, [LEGAL_RESULT]: legalResultUpload },
  staffQueues: [{ title: 'Legal cases', list: 'GET /api/v1/staff/legal-cases', role: 'services' }],
  tables,
  personalData: {
    tables: [{ name: 'agreementDraft', table: tables.agreementDraft, onDeletion: 'remove' }],
    files: async (transaction, accountId) => [
      ...(await agreementsOf(transaction, accountId)).keys,
      ...(await caseFilesOf(transaction, accountId)),
    ],
    async beforeDeletion(transaction, { accountId }) {
      await forgetAgreements(transaction, (await agreementsOf(transaction, accountId)).ids);
      await forgetCases(transaction, accountId);
    },
  },
  retention: [{ name: 'drafts of agreements', days: 60, remove: deleteOldAgreementDrafts }],
  settings: signingSettings,
});
