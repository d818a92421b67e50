import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Api } from '../module/public.ts';
import { CallError, deviceIdOf } from '../server/public.ts';
import { SYNTHETIC_HEADER, syntheticCode, syntheticProof } from './synthetic-proof.ts';
import type { SyntheticSettings } from './synthetic-settings.ts';

/** What the API does differently for the synthetic visitor. Where none is configured, nobody is it. */
export interface SyntheticVisitor {
  /** Its number; undefined where there is none. */
  readonly phone: string | undefined;
  /** Whether a number is its own. */
  hasPhone(phone: string | null | undefined): boolean;
  /** Whether a request is its own. Others who name its number are limited like everybody, and get no code. */
  sent(request: FastifyRequest): boolean;
  /** The code of an attempt to log in with its number. */
  codeOf(attempt: string): string;
  /** @throws CallError 403 when it would disturb a listing of somebody else */
  assertMayVisit(phone: string | null | undefined, listingId: string): void;
}

const NOT_THERE = 'The synthetic visitor may visit its own listing only.';

/** The synthetic visitor of an API. */
export function syntheticVisitorOf({ settings }: Pick<Api, 'settings'>): SyntheticVisitor {
  return syntheticVisitor(settings.synthetic);
}

export function syntheticVisitor(settings: SyntheticSettings | undefined): SyntheticVisitor {
  const hasPhone = (phone: string | null | undefined) => settings !== undefined && phone === settings.phone;
  return {
    phone: settings?.phone,
    hasPhone,
    sent(request) {
      const device = deviceIdOf(request);
      const proof = request.headers[SYNTHETIC_HEADER];
      if (!settings || device === undefined || typeof proof !== 'string') return false;
      return isEqual(proof, syntheticProof(settings.secret, device));
    },
    codeOf(attempt) {
      if (!settings) throw new Error('There is no synthetic visitor.');
      return syntheticCode(settings.secret, attempt);
    },
    assertMayVisit(phone, listingId) {
      if (hasPhone(phone) && listingId !== settings?.listing) throw new CallError(403, NOT_THERE);
    },
  };
}

/** In a time that does not depend on where they differ. */
function isEqual(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
