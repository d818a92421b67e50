import type { CallDigest } from '@aangan/shared-kit/build/call-digest';
import type { ApiCalls } from '../../shell/src/registry/gates/calls.ts';

const DEADLINE_MS = 5000;

/** The calls of an API, from its OpenAPI document. @throws Error in one line when it does not say them */
export async function apiCalls(address: string): Promise<ApiCalls> {
  const url = `${address}/api/docs/json`;
  const response = await fetch(url, { signal: AbortSignal.timeout(DEADLINE_MS) }).catch((cause: unknown) => {
    throw new Error(`${address} cannot be reached`, { cause });
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const document = (await response.json().catch(() => undefined)) as OpenApiDocument | undefined;
  const calls = callsOf(document);
  if (Object.keys(calls).length === 0) throw new Error(`${url} lists no calls`);
  return calls;
}

interface OpenApiDocument {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

interface Operation {
  readonly 'x-call'?: string;
  readonly 'x-digest'?: CallDigest;
}

function callsOf(document: OpenApiDocument | undefined): ApiCalls {
  const operations = Object.values(document?.paths ?? {}).flatMap((path) => Object.values(path));
  return Object.fromEntries(
    operations.flatMap(({ 'x-call': call, 'x-digest': digest }) =>
      call === undefined || digest === undefined ? [] : [[call, digest]],
    ),
  );
}
