/** What a document is doing. Tests, tools and a squad's own pages may read it: docs/platform-services.md. */
interface DocumentStatus {
  /** `hydrated` once the page answers presses. */
  readonly shell: 'hydrated';
  /** Of the deferred services: not asked for yet, being fetched, started. */
  readonly services: 'deferred' | 'loading' | 'ready';
  /** `idle` once the page that was asked for is on screen. */
  readonly navigation: 'loading' | 'idle';
  /** Whether calls of the API client are open. */
  readonly requests: 'open' | 'none';
}

/** Says it as an attribute of `<html>`: `data-shell="hydrated"`. */
export function setDocumentStatus<Name extends keyof DocumentStatus>(name: Name, value: DocumentStatus[Name]): void {
  document.documentElement.dataset[name] = value;
}
