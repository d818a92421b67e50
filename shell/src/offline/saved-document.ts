import { documentFiles, type FilesInState } from './document-files.ts';

/** Metadata of a saved document, available without reading it: stored in a header of its own. */
export interface SavedDocument {
  readonly title: string;
  /** Address of its largest picture. */
  readonly picture?: string;
  /** Addresses of all files that it needs. */
  readonly files: readonly string[];
}

/** Header of a saved document with its metadata. */
const HEADER = 'x-aangan-kept';

const STATE = /<script[^>]*\bid="aangan-state"[^>]*>(.*?)<\/script>/s;
const TITLE = /<title>(.*?)<\/title>/s;
const SIZES = /<link\b[^>]*\bimagesrcset="([^"]+)"/;
const ADDRESS = /<(?:script|link)\b[^>]*\b(?:src|href)="([^"]+)"/g;

/** Whether a response may be saved: a whole page of this site that is not personal. */
export function isSavable({ status, type, headers }: Pick<Response, 'status' | 'type' | 'headers'>): boolean {
  const isDocument = (headers.get('content-type') ?? '').startsWith('text/html');
  const isPersonal = /no-store/.test(headers.get('cache-control') ?? '');
  return status === 200 && type === 'basic' && isDocument && !isPersonal;
}

/** Metadata of a document; undefined when it is not of the shell, or must not be saved. */
export function readDocument(html: string): SavedDocument | undefined {
  const text = STATE.exec(html)?.[1];
  if (!text) return undefined;
  const state: FilesInState & { readonly offline?: boolean } = JSON.parse(text);
  if (!state.offline) return undefined;
  const picture = pictureOf(html);
  const named = Array.from(html.matchAll(ADDRESS), ([, address = '']) => plainText(address));
  return {
    title: plainText(TITLE.exec(html)?.[1] ?? ''),
    ...(picture && { picture }),
    files: [...documentFiles(state, named), ...(picture ? [picture] : [])],
  };
}

/** The document to save, with its metadata. */
export function withNote(html: string, headers: Headers, saved: SavedDocument): Response {
  const copied = new Headers(headers);
  // The text is decompressed already.
  copied.delete('content-encoding');
  copied.delete('content-length');
  copied.set(HEADER, encodeURIComponent(JSON.stringify(saved)));
  return new Response(html, { headers: copied });
}

/** Metadata of a saved document. */
export function noteOf({ headers }: Pick<Response, 'headers'>): SavedDocument | undefined {
  const note = headers.get(HEADER);
  return note === null ? undefined : JSON.parse(decodeURIComponent(note));
}

/** The middle width of the page's largest picture. */
function pictureOf(html: string): string | undefined {
  const sizes = (SIZES.exec(html)?.[1] ?? '').split(',').map((size) => size.trim().split(' '));
  const middling = sizes.find(([, width]) => width === '640w') ?? sizes[0];
  return plainText(middling?.[0] ?? '') || undefined;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

function plainText(html: string): string {
  return html.replace(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}
