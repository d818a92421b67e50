import { UPLOAD_TOKEN_HEADER } from '@aangan/shared-kit/domain/upload-protocol';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/public.ts';
import { digestOf } from '../digests/public.ts';
import { definePort } from '../module/public.ts';
import { newToken } from '../random/public.ts';
import { CallError } from '../server/public.ts';
import { type HandOverRow, handOverOf, saveHandOver, type UploadList } from './uploads.queries.ts';

/** Who has logged in; sessions provide the answer. @throws CallError 401 for an anonymous visitor */
export const LOGGED_IN_ACCOUNT =
  definePort<(request: FastifyRequest) => Promise<{ readonly accountId: string }>>('logged-in account');

/** ms that a hand-over is valid. */
export const HAND_OVER_MS = 10 * 60_000;

const HAND_OVER_ENDED = 'This code is no longer valid. Open a new one on the other device.';

/** The person of a request: logged in, or on another device with a token for one list. */
export interface Uploader {
  readonly accountId: string;
  /** The only list that a token opens. */
  readonly only?: UploadList;
}

export interface Uploaders {
  /** @throws CallError 401 without a login, 410 with a token that has expired */
  of(request: FastifyRequest): Promise<Uploader>;
  /** Makes a token for one list, in the place of an earlier one. */
  handOver(list: UploadList): Promise<{ token: string; expiresAt: number }>;
  /** The list of a token. @throws CallError 410 when it has expired */
  ofToken(token: string): Promise<HandOverRow>;
}

/** @param now epoch ms */
export function openUploaders(
  database: Database,
  now: () => number,
  loggedIn: NonNullable<(typeof LOGGED_IN_ACCOUNT)['provided']>,
): Uploaders {
  async function ofToken(token: string): Promise<HandOverRow> {
    const row = await handOverOf(database, digestOf(token), new Date(now()));
    if (!row) throw new CallError(410, HAND_OVER_ENDED);
    return row;
  }

  return {
    async of(request) {
      const token = request.headers[UPLOAD_TOKEN_HEADER];
      if (typeof token !== 'string') return { accountId: (await loggedIn(request)).accountId };
      const only = await ofToken(token);
      return { accountId: only.accountId, only };
    },
    handOver: (list) => handOverList(database, list, now()),
    ofToken,
  };
}

/**
 * Makes a token for one list, in the place of an earlier one. The list may belong to somebody without an account: its
 * `accountId` is then another opaque id, with which nobody can log in.
 * @param now epoch ms
 */
export async function handOverList(
  database: Database,
  { accountId, kind, subject }: UploadList,
  now: number,
): Promise<{ token: string; expiresAt: number }> {
  const token = newToken();
  const expiresAt = now + HAND_OVER_MS;
  const row = { tokenHash: digestOf(token), accountId, kind, subject, expiresAt: new Date(expiresAt) };
  await database.transaction((transaction) => saveHandOver(transaction, row));
  return { token, expiresAt };
}

/** Whether the person may use the list. */
export function mayUse({ accountId, only }: Uploader, list: UploadList): boolean {
  if (list.accountId !== accountId) return false;
  return only === undefined || (only.kind === list.kind && only.subject === list.subject);
}
