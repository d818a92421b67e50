import type { alertCalls } from '@aangan/shared-kit/contracts/alerts';
import type { CallHandlers } from '../../foundation/server/public.ts';

/** Handlers of some calls of this module. */
export type AlertHandlers<Name extends keyof typeof alertCalls> = Pick<CallHandlers<typeof alertCalls>, Name>;
