import type { FastifyInstance } from 'fastify';
import type { Jobs } from '../../src/foundation/jobs/public.ts';
import { exotel, type OpenTelephony } from '../../src/foundation/telephony/public.ts';
import { endsAfter, RINGS_MS, type SandboxCall, sandboxCalls, wireNews } from './sandbox-calls.ts';
import { SANDBOX_ACCOUNT, sandboxTelephonyServer } from './sandbox-telephony-server.ts';

/** Sends webhooks. */
const JOB = 'sandbox-telephony';

/** ms between a repeated webhook and the first. */
const REPEAT_MS = 1_000;

/** Worthless: it lets a developer dial the bridge number of the sandbox. */
export const SANDBOX_INBOUND_SECRET = 'AanganSandboxInboundCalls';

interface News {
  readonly sid: string;
  readonly event: 'answered' | 'terminal';
}

/** The sandbox of one API: opened with its settings, and sending webhooks with its jobs. */
export function sandboxTelephony(): {
  readonly open: OpenTelephony;
  readonly jobs: (app: FastifyInstance, jobs: Jobs) => void;
} {
  const calls = sandboxCalls();
  return {
    open({ jobs, now }) {
      const made = (call: SandboxCall) => sendNews(jobs, call);
      const server = sandboxTelephonyServer({ calls, now, made });
      return { ...exotel({ ...SANDBOX_ACCOUNT, url: server.url }), name: 'sandbox-telephony', close: server.close };
    },
    jobs(app, jobs) {
      jobs.work<News>(JOB, async ({ sid, event }) => {
        const call = calls.get(sid);
        if (!call) return;
        const { pathname: url } = new URL(call.callback);
        await app.inject({ method: 'POST', url, payload: wireNews(call, event) });
      });
    },
  };
}

async function sendNews(jobs: Jobs, call: SandboxCall): Promise<void> {
  const { sid, createdAt, behaviour } = call;
  const answeredAt = createdAt + RINGS_MS;
  const endedAt = createdAt + endsAfter(call);
  const spoke = behaviour.ending === 'completed';
  for (let sent = 0; sent < behaviour.webhooks; sent += 1) {
    const later = sent * REPEAT_MS;
    const answerNews = behaviour.reordered ? endedAt + REPEAT_MS : answeredAt + later;
    if (spoke) await jobs.send(JOB, { sid, event: 'answered' }, { startAfter: new Date(answerNews) });
    await jobs.send(JOB, { sid, event: 'terminal' }, { startAfter: new Date(endedAt + later) });
  }
}
