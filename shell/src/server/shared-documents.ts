import type { MadePage } from '../renderers/page-order.ts';
import { type ContentEncoding, compressed } from './content-encoding.ts';
import { documentPolicy, type PolicyFacts } from './content-security-policy.ts';
import { type DocumentInput, documentScripts, wholeDocument } from './document.ts';
import { shellReadsShared } from './reads-shared.ts';

/** A document that all visitors of a shared page get, byte by byte. */
export interface SharedDocument {
  readonly policy: string;
  /** Compressed when the first visitor asks for the encoding. */
  body(encoding: ContentEncoding | undefined): Promise<Buffer>;
}

interface SharedInput extends Omit<DocumentInput, 'nonce'>, Pick<PolicyFacts, 'secure' | 'outside'> {}

/** The documents of shared pages: each page's document is written and compressed once. */
export interface SharedDocuments {
  /**
   * @param made the shared page that the document shows
   * @param input is used for the first document of the page
   * @returns undefined for a release of the shell that does not run such documents, and where a script has no digest, so
   *   that a policy can only allow it by a nonce
   */
  of(made: MadePage, input: SharedInput): SharedDocument | undefined;
}

export function sharedDocuments(): SharedDocuments {
  const known = new WeakMap<MadePage, SharedDocument | 'none'>();
  return {
    of(made, input) {
      let document = known.get(made);
      if (document === undefined) {
        document = sharedDocument(input) ?? 'none';
        known.set(made, document);
      }
      return document === 'none' ? undefined : document;
    },
  };
}

function sharedDocument({ secure, outside, ...input }: SharedInput): SharedDocument | undefined {
  if (!shellReadsShared(input.resolved.shell)) return undefined;
  const digests = documentScripts({ ...input, nonce: undefined }).map(({ integrity }) => integrity);
  if (!digests.every((digest) => digest !== undefined)) return undefined;
  const whole = wholeDocument({ ...input, nonce: undefined });
  const encodings = new Map<ContentEncoding, Promise<Buffer>>();
  return {
    policy: documentPolicy({ scripts: { digests }, secure, outside }),
    async body(encoding) {
      if (!encoding) return whole;
      const known = encodings.get(encoding) ?? compressed(whole, encoding);
      encodings.set(encoding, known);
      return known;
    },
  };
}
