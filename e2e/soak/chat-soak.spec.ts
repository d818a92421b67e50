import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { soakChats } from '../chat-soak/chat-soak.ts';
import { SOAK } from '../chat-soak/soak-settings.ts';

/** MB that an instance may have more after the soak: its caches fill. */
const GROWTH_MB = 30;

test('no restart, lost answer or wrong clock loses a message of a chat, doubles it or changes the order', async () => {
  test.setTimeout(SOAK.seconds * 1_000 + 300_000);
  const folder = mkdtempSync(path.join(tmpdir(), 'aangan-chats-'));
  try {
    const { memory, ...found } = await soakChats({ ...SOAK, folder });
    console.log(JSON.stringify({ ...found, memory }));
    expect(found).toMatchObject({ lost: 0, twice: 0, outOfOrder: 0, different: 0, refused: [] });
    expect(found.messages).toBeGreaterThan(500);
    if (memory) expect(memory[1] - memory[0]).toBeLessThan(GROWTH_MB);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
