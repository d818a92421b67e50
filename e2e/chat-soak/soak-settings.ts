import type { SoakSettings } from './chat-soak.ts';

/** Ten minutes. A person may send 40 messages a minute to one conversation, and has up to three devices. */
export const SOAK = {
  conversations: 10,
  devices: 50,
  seconds: 600,
  writeEveryMs: [4_500, 8_000],
  restartEveryMs: 12_000,
  measuresMemory: true,
} as const satisfies Omit<SoakSettings, 'folder'>;
