import type { Http } from '@aangan/shared-kit/platform/http';
import { createBreakers } from '../platform/breaker.ts';
import type { SolveChallenge } from '../platform/challenge-of.ts';
import { createHttp, type HttpClientSettings } from '../platform/http-client.ts';

export interface BrowserHttpSettings extends Omit<HttpClientSettings, 'breakers' | 'solve'> {
  /** Address of the script of challenges, if another company makes them. */
  readonly challengeScript?: string | undefined;
}

/** The browser's client: one origin, this site, with breakers for the life of the document. */
export function browserHttp({ challengeScript, ...settings }: BrowserHttpSettings): Http {
  return createHttp({ ...settings, breakers: createBreakers(), solve: solver(challengeScript) });
}

/** The code that solves challenges loads with the first one. */
function solver(script: string | undefined): SolveChallenge {
  return async (challenge) => {
    const { solveChallenge } = await import(/* webpackChunkName: "challenge" */ './solve-challenge.ts');
    return solveChallenge(challenge, script);
  };
}
