import type { visitCalls } from '@aangan/shared-kit/contracts/visits';
import type { CallHandlers } from '../../foundation/server/public.ts';

/** Handlers of some calls of this module. */
export type VisitHandlers<Name extends keyof typeof visitCalls> = Pick<CallHandlers<typeof visitCalls>, Name>;
