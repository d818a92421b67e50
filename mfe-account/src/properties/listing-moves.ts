import type { CallInput } from '@aangan/shared-kit/contracts/all-calls';
import type { CallOptions, Http } from '@aangan/shared-kit/platform/http';

type CloseInput = CallInput<'POST /api/v1/property/manage/{propertyId}/close'>['json'];

/** Something that an owner does with a listing. */
export type Move =
  | { readonly kind: 'pause' | 'reactivate' | 'delete' | 'undoDelete' }
  | { readonly kind: 'close'; readonly how: CloseInput };

/** What takes each of them back. A deleted listing has its undo among its actions. */
export const UNDOES: Readonly<Partial<Record<Move['kind'], Move>>> = {
  pause: { kind: 'reactivate' },
  close: { kind: 'reactivate' },
};

/** Makes the call of a move. */
export async function sendMove(http: Http, propertyId: string, move: Move, options: CallOptions): Promise<void> {
  const params = { propertyId };
  switch (move.kind) {
    case 'pause':
      await http.request('POST /api/v1/property/manage/{propertyId}/pause', { params }, options);
      break;
    case 'reactivate':
      await http.request('POST /api/v1/property/manage/{propertyId}/reactivate', { params, json: {} }, options);
      break;
    case 'close':
      await http.request('POST /api/v1/property/manage/{propertyId}/close', { params, json: move.how }, options);
      break;
    case 'delete':
      await http.request('DELETE /api/v1/property/manage/{propertyId}', { params }, options);
      break;
    case 'undoDelete':
      await http.request('POST /api/v1/property/manage/{propertyId}/undo-delete', { params }, options);
      break;
  }
}
