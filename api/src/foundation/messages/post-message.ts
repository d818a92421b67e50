import { PROVIDER_DEADLINE_MS, ProviderRefused } from './message-provider.ts';

interface ProviderCall {
  /** For errors: `msg91`. */
  readonly provider: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** ms */
  readonly deadline?: number | undefined;
}

/**
 * One POST to a provider, with a deadline.
 * @returns the JSON that it answered, undefined for an answer without any
 * @throws ProviderRefused for another status than 2xx; the network's own error or TimeoutError otherwise
 */
export async function postMessage({
  provider,
  url,
  headers,
  body,
  deadline = PROVIDER_DEADLINE_MS,
}: ProviderCall): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers,
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(deadline),
  });
  const text = await response.text();
  if (!response.ok) throw new ProviderRefused(provider, response.status);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // Taken, in words that nobody reads.
    return undefined;
  }
}
