import type { Api } from './api.ts';

/** What the code for a company outside is opened with. */
export interface OpenWith extends Pick<Api, 'database' | 'jobs'> {
  /** Epoch ms. */
  readonly now: () => number;
}

/** A company outside: undefined where none is configured. It is closed with the server. */
export function openOutside<Company extends { readonly close?: () => Promise<void> }>(
  { app, database, jobs, settings }: Api,
  open: ((opened: OpenWith) => Company) | undefined,
): Company | undefined {
  const company = open?.({ database, jobs, now: settings.now });
  if (company?.close) app.addHook('onClose', company.close);
  return company;
}
