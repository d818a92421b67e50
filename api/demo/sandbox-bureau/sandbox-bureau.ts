import { type OpenCreditBureau, surepass } from '../../src/rent/credit/public.ts';
import { localServer } from '../local-server.ts';
import { sampleReport } from './sample-reports.ts';

/** Worthless: the sandbox knows nobody. */
const TOKEN = 'aangan-sandbox-bureau';

/** A bureau that makes its reports up: the code for Surepass, against a server of our own. */
export const openSandboxBureau: OpenCreditBureau = () => {
  const server = localServer(async (incoming, body, response) => {
    const reply = (status: number, json: object) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
    if (incoming.url !== '/api/v1/credit-report-experian/fetch-report') return reply(404, {});
    if (incoming.headers.authorization !== `Bearer ${TOKEN}`) return reply(401, { success: false });
    const { consent, pan } = JSON.parse(body) as { readonly consent?: string; readonly pan?: string };
    if (consent !== 'Y' || pan === undefined) return reply(400, { success: false });
    const answer = sampleReport(pan);
    if (answer === 'silent') return void incoming.socket.destroy();
    reply(answer.status, answer.json);
  });
  return { ...surepass({ token: TOKEN, url: server.url }), name: 'Sample Bureau', isSample: true, close: server.close };
};
