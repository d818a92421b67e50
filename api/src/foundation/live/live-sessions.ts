import type { FastifyRequest } from 'fastify';
import { definePort } from '../module/public.ts';

/** The logged-in reader of a stream. */
export interface LiveReader {
  readonly accountId: string;
  readonly sessionId: string;
}

interface LiveSessionReader {
  /** @throws CallError 401 for an anonymous visitor */
  required(request: FastifyRequest): Promise<LiveReader>;
  /** Which of these sessions have not ended. */
  active(sessionIds: readonly string[]): Promise<ReadonlySet<string>>;
}

/** Sessions, as live updates need them. */
export const LIVE_SESSIONS = definePort<LiveSessionReader>('the sessions of live updates');
