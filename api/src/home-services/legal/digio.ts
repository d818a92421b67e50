import { AGREEMENT_PARTIES } from '@aangan/shared-kit/domain/home-services/rental-agreement';
import type { Secrets } from '@aangan/shared-kit/domain/secrets';
import { z } from 'zod';
import { isHmac } from '../../foundation/digests/public.ts';
import { type SigningProvider, SigningRefused } from './signing-provider.ts';
import { type StampTag, stampTags } from './stamp-tags.ts';

interface DigioSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly webhookSecret: Secrets;
  /** `https://api.digio.in`, without a slash at the end. */
  readonly url: string;
  /** The e-stamp papers that are agreed with Digio. */
  readonly tags: readonly StampTag[];
  /** ms timeout of a call. */
  readonly deadline?: number;
}

const NAME = 'digio';
/** A document is uploaded and stamped within one call. */
const DEADLINE_MS = 30_000;
/** Days in which both sides sign. */
const EXPIRE_IN_DAYS = 30;

const party = z.object({
  identifier: z.string(),
  status: z.string(),
  authentication_url: z.url().optional(),
  /** `2027-01-02 15:04:05`, in India. */
  updated_at: z.string().optional(),
});

/** The fields of a document that we read. */
const digioDocument = z.object({
  id: z.string().min(1),
  agreement_status: z.string(),
  signing_parties: z.array(party),
  /** Numbers of papers by tag. */
  attached_estamp_details: z.record(z.string(), z.array(z.string())).optional(),
});

const ENDED = ['rejected', 'expired', 'cancelled', 'failed'];

/**
 * Digio: e-stamp papers and signatures with Aadhaar, in one document for both sides. Source: Digio, DIGIDocs v2 APIs
 * (`/v2/client/document/uploadpdf`, `/v2/client/document/{id}`, `/v2/client/document/download`), and for webhooks Digio's
 * support pages ("webhook events are coming only from Digio": `X-Digio-Checksum`, HmacSHA256 hex of the payload).
 */
export function digioSigning(settings: DigioSettings): SigningProvider {
  const { clientId, clientSecret, webhookSecret, url, tags, deadline = DEADLINE_MS } = settings;
  const authorization = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;

  async function ask(path: string, body?: object): Promise<Response> {
    const response = await fetch(`${url}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(deadline),
    });
    // With 4xx nothing was made. After 5xx nobody knows.
    if (response.status >= 400 && response.status < 500) throw new SigningRefused(NAME, response.status);
    if (!response.ok) throw new Error(`${NAME} answers ${response.status}`);
    return response;
  }

  async function read(documentId: string) {
    return digioDocument.parse(await (await ask(`/v2/client/document/${encodeURIComponent(documentId)}`)).json());
  }

  return {
    name: NAME,

    async begin({ reference, state, paise, signers, document }) {
      const stamp = stampTags(tags, state, paise);
      if (!stamp) throw new SigningRefused(NAME, `no papers for ${paise} paise in the state ${state}`);
      const answer = await ask('/v2/client/document/uploadpdf', {
        file_name: `${reference}.pdf`,
        file_data: document.toString('base64'),
        signers: AGREEMENT_PARTIES.map((each) => ({
          identifier: signers[each].phone,
          name: signers[each].name,
          sign_type: 'aadhaar',
          reason: `Rental agreement, ${each}`,
        })),
        expire_in_days: EXPIRE_IN_DAYS,
        display_on_page: 'all',
        // The links go out in our own messages.
        notify_signers: false,
        send_sign_link: false,
        include_authentication_url: true,
        estamp_request: { tags: stamp, sign_on_page: 'ALL' },
      });
      const made = digioDocument.parse(await answer.json());
      const signatures = AGREEMENT_PARTIES.map((each) => {
        const link = made.signing_parties.find(({ identifier }) => identifier === signers[each].phone);
        if (!link?.authentication_url) throw new Error(`${NAME} made ${made.id} without the link of the ${each}`);
        return { party: each, providerId: `${made.id}/${link.identifier}`, url: link.authentication_url };
      });
      return { certificate: certificateOf(made), signatures };
    },

    async state(providerId) {
      const [documentId, identifier] = partsOf(providerId);
      const found = await read(documentId);
      const signer = found.signing_parties.find((each) => each.identifier === identifier);
      if (signer?.status === 'signed') return { state: 'signed', at: indianTime(signer.updated_at) };
      const isEnded = ENDED.includes(found.agreement_status) || ENDED.includes(signer?.status ?? '');
      return { state: isEnded ? 'refused' : 'open', at: null };
    },

    async copy(providerId) {
      const [documentId] = partsOf(providerId);
      const found = await read(documentId);
      const answer = await ask(`/v2/client/document/download?document_id=${encodeURIComponent(documentId)}`);
      return {
        certificate: certificateOf(found) ?? documentId,
        document: Buffer.from(await answer.arrayBuffer()),
      };
    },

    isOwnWebhook: (rawBody, headers) => isHmac(String(headers['x-digio-checksum'] ?? ''), rawBody, webhookSecret),
  };
}

function certificateOf({ attached_estamp_details: papers = {} }: z.infer<typeof digioDocument>): string | null {
  return Object.values(papers).flat().join(', ') || null;
}

/** Our id of a signature names the document and the signer. */
function partsOf(providerId: string): [documentId: string, identifier: string] {
  const [documentId = '', identifier = ''] = providerId.split('/');
  return [documentId, identifier];
}

/** Undefined texts and other formats are left to the time at which we saw the signature. */
function indianTime(text = ''): Date | null {
  return /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text) ? new Date(`${text.replace(' ', 'T')}+05:30`) : null;
}
