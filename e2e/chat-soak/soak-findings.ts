import type { ChatDevice } from './chat-device.ts';

/** What is wrong after the soak. Every number must be 0, and the lists empty. */
export interface SoakFindings {
  /** Messages that devices wrote and the conversation does not have. */
  readonly lost: number;
  readonly twice: number;
  /** Messages of one device that are in another order than it wrote them. */
  readonly outOfOrder: number;
  /** Devices that show something else than the conversation has. */
  readonly different: number;
  readonly refused: readonly string[];
}

interface Stored {
  readonly seq: number;
  readonly text: string;
}

/** Compares what the devices show with what they wrote and what is stored. @param stored in order, by conversation */
export function soakFindings(
  devices: readonly ChatDevice[],
  stored: ReadonlyMap<string, readonly Stored[]>,
): SoakFindings {
  let lost = 0;
  let twice = 0;
  let outOfOrder = 0;
  let different = 0;
  for (const device of devices) {
    const all = stored.get(device.conversationId) ?? [];
    const places = device.written.map((text) => all.flatMap((each, at) => (each.text === text ? [at] : [])));
    lost += places.filter(({ length }) => length === 0).length;
    twice += places.filter(({ length }) => length > 1).length;
    const order = places.flatMap(([first]) => first ?? []);
    outOfOrder += order.filter((place, at) => place < (order[at - 1] ?? 0)).length;
    const shown = device.shown().map(({ seq, text }) => `${seq} ${text}`);
    if (shown.join('\n') !== all.map(({ seq, text }) => `${seq} ${text}`).join('\n')) different += 1;
  }
  return { lost, twice, outOfOrder, different, refused: devices.flatMap(({ refused }) => refused) };
}
