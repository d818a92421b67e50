/** The state of a document. Tests, tools and a squad's own pages may read it: docs/platform-services.md. */
interface DocumentStatus {
  /** `hydrated` once the page answers clicks. */
  readonly shell: 'hydrated';
  /** State of the deferred services: not requested yet, being fetched, started. */
  readonly services: 'deferred' | 'loading' | 'ready';
  /** `idle` once the requested page is on screen. */
  readonly navigation: 'loading' | 'idle';
  /** Whether calls of the API client are open. */
  readonly requests: 'open' | 'none';
}

/** Writes it as an attribute of `<html>`: `data-shell="hydrated"`. */
export function setDocumentStatus<Name extends keyof DocumentStatus>(name: Name, value: DocumentStatus[Name]): void {
  document.documentElement.dataset[name] = value;
}
