import type { Secrets } from '@aangan/shared-kit/domain/secrets';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Registry } from '../registry/registry.ts';
import type { ReleaseSetSource } from '../registry/release-set-source.ts';
import type { StaffGuard } from '../staff/staff-guard.ts';
import type { OriginPattern } from './allowed-origins.ts';
import type { Override } from './override-seal.ts';
import type { Overrides } from './request-override.ts';

export interface OverrideRouteDeps {
  readonly guard: StaffGuard;
  readonly secret: Secrets;
  readonly origins: readonly OriginPattern[];
  /** Version of the platform contract that this shell supports now. */
  readonly contract: () => string;
  readonly registry: Pick<Registry, 'read' | 'store'>;
  readonly sets: Pick<ReleaseSetSource, 'current'>;
  readonly overrides: Pick<Overrides, 'of'>;
  /** Empty: the request's own host is used. */
  readonly cookieDomain: string;
  /** Epoch ms. */
  readonly now: () => number;
}

/** What staff may switch on: sets the cookie of one visitor. */
export type SwitchOn = (request: FastifyRequest, reply: FastifyReply, overrides: readonly Override[]) => FastifyReply;
