import type { SoakSettings } from './chat-soak.ts';

const SIZE = { conversations: 10, devices: 50 } as const;

/** A person may send 40 messages a minute to one conversation, and has up to three devices. */
export const SOAK = {
  usual: { ...SIZE, seconds: 12, writeEveryMs: [700, 1_500], restartEveryMs: 2_000, measuresMemory: false },
  deep: { ...SIZE, seconds: 600, writeEveryMs: [4_500, 8_000], restartEveryMs: 12_000, measuresMemory: true },
} as const satisfies Record<string, Omit<SoakSettings, 'folder'>>;
