import type { MadePage } from '../renderers/page-order.ts';
import { freshNonce } from './content-security-policy.ts';
import { DOCUMENT_END, type DocumentInput, documentStart, pageState, visitorState } from './document.ts';

/** A document without what belongs to its visitor. */
interface DocumentTemplate {
  /** The start, cut where the nonce belongs. */
  readonly start: readonly string[];
  /** The markup, and the state of the page. */
  readonly body: Uint8Array;
}

/** Writes the documents of shared pages: each page's text is computed once. */
export interface DocumentTemplates {
  /** @param made the shared page that the document shows */
  documentOf(made: MadePage, input: DocumentInput): Buffer;
}

export function documentTemplates(): DocumentTemplates {
  const known = new WeakMap<MadePage, DocumentTemplate>();
  return {
    documentOf(made, input) {
      const template = known.get(made) ?? templateOf(input);
      known.set(made, template);
      return Buffer.concat([
        Buffer.from(template.start.join(input.nonce)),
        template.body,
        Buffer.from(visitorState(input) + DOCUMENT_END),
      ]);
    },
  };
}

function templateOf(input: DocumentInput): DocumentTemplate {
  // Nobody can guess it, so it is nowhere else in the text.
  const place = freshNonce();
  return {
    start: documentStart({ ...input, nonce: place }).split(place),
    body: Buffer.concat([input.page.html, Buffer.from(pageState(input))]),
  };
}
