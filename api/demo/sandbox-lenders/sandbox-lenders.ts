import { LENDER_IDS } from '@aangan/shared-kit/domain/loans/lenders';
import { httpLenderDesks, type OpenLenderDesks } from '../../src/rent/loans/public.ts';
import { SANDBOX_LENDERS_JOB, SANDBOX_LENDERS_SECRET, sandboxLenderServer } from './sandbox-lender-server.ts';

/** Lenders that lend nothing: the code for real ones, against a server of our own. */
export const openSandboxLenders: OpenLenderDesks = ({ jobs }) => {
  const server = sandboxLenderServer((answer) => jobs.send(SANDBOX_LENDERS_JOB, answer));
  const desks = new Map(
    LENDER_IDS.map((id) => {
      const url = async () => `${await server.url()}/${id}`;
      return [id, { url, secret: SANDBOX_LENDERS_SECRET }];
    }),
  );
  return { ...httpLenderDesks({ desks, isSample: true }), close: server.close };
};
