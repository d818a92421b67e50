import { setTimeout as pause } from 'node:timers/promises';
import type { SignedIn } from '../../api/testing/signed-in.ts';

/** An answer that says no. Its status decides whether the same again may succeed. */
export class Refused extends Error {
  readonly status: number;

  constructor(status: number, text: string) {
    super(`${status} ${text}`);
    this.status = status;
  }
}

export interface UnsteadyNetwork {
  online: boolean;
  /** An instance of the API, another one each time. */
  origin(): string;
  /** @throws Refused for an answer that is none of success, Error when the network or the instance is away */
  call(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<unknown>;
}

interface NetworkDeps {
  readonly who: SignedIn;
  readonly origins: readonly string[];
  /** Between 0 and 1. */
  readonly random: () => number;
}

/** How many requests lose their answer: the API may or may not have had them. */
const LOST = 0.08;
/** ms after which a lost request is broken off, at most. */
const LOST_WITHIN_MS = 40;

/** The network of one device, which loses answers and reaches another instance each time. */
export function unsteadyNetwork({ who, origins, random }: NetworkDeps): UnsteadyNetwork {
  let turn = Math.floor(random() * origins.length);
  const origin = () => {
    turn += 1;
    return origins[turn % origins.length] ?? '';
  };
  const network: UnsteadyNetwork = {
    online: true,
    origin,
    async call(method, path, body) {
      if (!network.online) throw new Error('The device is offline.');
      const timeout = AbortSignal.timeout(15_000);
      const lost = new AbortController();
      if (random() < LOST) void pause(random() * LOST_WITHIN_MS).then(() => lost.abort());
      const response = await fetch(origin() + path, {
        method,
        headers: { cookie: who.cookie, device: 'DESKTOP', 'content-type': 'application/json' },
        signal: AbortSignal.any([timeout, lost.signal]),
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      if (!response.ok) throw new Refused(response.status, text);
      return JSON.parse(text);
    },
  };
  return network;
}
