import { LIVE_HEARTBEAT_MS } from '@aangan/shared-kit/domain/live-limits';
import { ownConnection } from '../database/public.ts';
import type { Api } from '../module/public.ts';
import { LIVE_METRICS } from './live.metrics.ts';
import { type LiveHub, liveHub } from './live-hub.ts';
import { LIVE_SESSIONS } from './live-sessions.ts';
import { type LiveStreams, liveStreams } from './live-streams.ts';

declare module '../server/api-settings.ts' {
  interface ApiSettings {
    /** ms between two signs of life of a live stream. */
    readonly liveHeartbeatMs?: number;
  }
}

interface Live {
  readonly hub: LiveHub;
  readonly streams: LiveStreams;
}

/** Live updates of an API, which end when it closes. */
export function liveOf(api: Api): Live {
  const { app, database, settings } = api;
  const onError = (error: unknown) => app.log.warn({ err: error }, 'Live updates are interrupted');
  const streams = liveStreams({
    heartbeatMs: settings.liveHeartbeatMs ?? LIVE_HEARTBEAT_MS,
    active: (sessionIds) => api.ask(LIVE_SESSIONS).active(sessionIds),
    onError,
  });
  api.metrics.read(LIVE_METRICS, () => ({ streams: [{ value: streams.open() }] }));
  const own = ownConnection(database);
  const hub = liveHub({ database: own.database, onSessionEnd: streams.endSession, onError });
  app.addHook('preClose', (done) => {
    streams.close();
    done();
  });
  app.addHook('onClose', async () => {
    await hub.close();
    await own.close();
  });
  return { hub, streams };
}
