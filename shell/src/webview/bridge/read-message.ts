import { FROM_NATIVE, type FromNativeKind, type NativeMessage } from './messages.ts';

/** Why a message is refused. */
export type Refusal = 'size' | 'shape' | 'origin' | 'kind';

/** Maximum characters of a message. A contact list is the largest. */
export const LONGEST_MESSAGE = 200_000;

/**
 * Reads a message from outside: JSON with the target origin, its kind and its payload. Everything is validated; never
 * throws.
 * @param origin this site's own origin
 */
export function readMessage(data: unknown, origin: string): NativeMessage | { readonly refused: Refusal } {
  if (typeof data !== 'string') return { refused: 'shape' };
  if (data.length > LONGEST_MESSAGE) return { refused: 'size' };
  const envelope = parsed(data);
  if (!isRecord(envelope)) return { refused: 'shape' };
  if (envelope.origin !== origin) return { refused: 'origin' };
  const { kind, payload = {} } = envelope;
  if (typeof kind !== 'string' || !isRecord(payload)) return { refused: 'shape' };
  if (!isKnown(kind)) return { refused: 'kind' };
  const checked = FROM_NATIVE[kind](payload);
  return checked ? ({ kind, payload: checked } as NativeMessage) : { refused: 'shape' };
}

function isKnown(kind: string): kind is FromNativeKind {
  return Object.hasOwn(FROM_NATIVE, kind);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Invalid JSON is refused like any other wrong shape.
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
