import { documentFiles, type FilesInState } from './document-files.ts';

/** What is known of a kept document without reading it: stands in a header of its own. */
export interface KeptDocument {
  readonly title: string;
  /** Address of its largest picture. */
  readonly picture?: string;
  /** Addresses of all files that it needs. */
  readonly files: readonly string[];
}

/** Header of a kept document that carries what is known of it. */
const HEADER = 'x-aangan-kept';

const STATE = /<script[^>]*\bid="aangan-state"[^>]*>(.*?)<\/script>/s;
const TITLE = /<title>(.*?)<\/title>/s;
const SIZES = /<link\b[^>]*\bimagesrcset="([^"]+)"/;
const ADDRESS = /<(?:script|link)\b[^>]*\b(?:src|href)="([^"]+)"/g;

/** Whether an answer may be kept at all: a whole page of this site that is nobody's own. */
export function isKeepable({ status, type, headers }: Pick<Response, 'status' | 'type' | 'headers'>): boolean {
  const isDocument = (headers.get('content-type') ?? '').startsWith('text/html');
  const isPersonal = /no-store/.test(headers.get('cache-control') ?? '');
  return status === 200 && type === 'basic' && isDocument && !isPersonal;
}

/** What a document says of itself; undefined when it is none of the shell's, or asks not to be kept. */
export function readDocument(html: string): KeptDocument | undefined {
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

/** The document to keep, with what is known of it. */
export function withNote(html: string, headers: Headers, kept: KeptDocument): Response {
  const copied = new Headers(headers);
  // The text is unpacked already.
  copied.delete('content-encoding');
  copied.delete('content-length');
  copied.set(HEADER, encodeURIComponent(JSON.stringify(kept)));
  return new Response(html, { headers: copied });
}

/** What is known of a kept document. */
export function noteOf({ headers }: Pick<Response, 'headers'>): KeptDocument | undefined {
  const note = headers.get(HEADER);
  return note === null ? undefined : JSON.parse(decodeURIComponent(note));
}

/** Of the sizes of the page's largest picture, the one of middling width. */
function pictureOf(html: string): string | undefined {
  const sizes = (SIZES.exec(html)?.[1] ?? '').split(',').map((size) => size.trim().split(' '));
  const middling = sizes.find(([, width]) => width === '640w') ?? sizes[0];
  return plainText(middling?.[0] ?? '') || undefined;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

function plainText(html: string): string {
  return html.replace(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}
