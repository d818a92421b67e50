import http from 'node:http';
import { closeAtOnce, listenOn, passOn } from '../stack/pass-on.ts';

/** A proxy in front of a site that may serve another service worker than the site does, as after an update. */
export interface SiteNetwork {
  readonly address: string;
  /** Serves the site's worker through this function until it is reset. */
  rewrite(change: (worker: string) => string): void;
  /** As if the network were gone. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

export async function startSiteNetwork(port: number, site: string): Promise<SiteNetwork> {
  let change = (worker: string) => worker;
  let isCut = false;
  const sitePort = Number(new URL(site).port);
  const server = http.createServer(async (request, response) => {
    if (isCut) {
      request.destroy();
      return;
    }
    if (request.url === '/service-worker.js') {
      const worker = await (await fetch(`${site}/service-worker.js`)).text();
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }).end(change(worker));
      return;
    }
    passOn(request, response, sitePort);
  });
  return {
    address: await listenOn(server, port),
    rewrite: (next) => {
      change = next;
    },
    cut: () => {
      isCut = true;
      server.closeAllConnections();
    },
    mend: () => {
      isCut = false;
    },
    close: () => closeAtOnce(server),
  };
}
