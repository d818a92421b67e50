import type { FastifyBaseLogger } from 'fastify';
import { type Idempotency, openIdempotency } from '../../people/idempotency/idempotency.ts';
import { announceLogin } from '../../people/sessions/announce-login.ts';
import { openSessions, type Sessions } from '../../people/sessions/sessions.ts';
import { type Audit, openAudit } from '../audit/audit.ts';
import type { Database } from '../database/client.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { type Messages, openMessages } from '../messages/messages.ts';
import { outbox } from '../messages/outbox.ts';
import type { ApiSettings } from './api-settings.ts';

/** What the areas share: one of each for the whole API. */
export interface Services {
  readonly audit: Audit;
  readonly idempotency: Idempotency;
  readonly jobs: Jobs;
  readonly messages: Messages;
  readonly sessions: Sessions;
}

export function openServices(database: Database, settings: ApiSettings, log: FastifyBaseLogger): Services {
  const { jobs, now, siteUrl } = settings;
  const messages = openMessages({
    providers: settings.messageProviders ?? [outbox(database, now)],
    jobs,
    site: { url: siteUrl },
    onFailure: (provider, error) => log.warn({ provider, err: error }, 'A provider did not take a message'),
  });
  const idempotency = openIdempotency(database, now);
  const sessions = openSessions(database, now, announceLogin(database, messages, now));
  return { audit: openAudit(database, now), idempotency, jobs, messages, sessions };
}
