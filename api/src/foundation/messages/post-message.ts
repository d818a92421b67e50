import { PROVIDER_DEADLINE_MS, ProviderRefused } from './message-provider.ts';

interface ProviderCall {
  /** Name of the provider, for errors: `msg91`. */
  readonly provider: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Timeout, ms. */
  readonly deadline?: number | undefined;
}

/**
 * Sends one POST to a provider, with a timeout.
 * @returns the JSON of the response, undefined for a response without JSON
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
    // Accepted, with a body that nobody reads.
    return undefined;
  }
}
