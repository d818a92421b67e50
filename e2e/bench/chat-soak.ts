import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { soakChats } from '../chat-soak/chat-soak.ts';
import { SOAK } from '../chat-soak/soak-settings.ts';
import { atMost, type BenchTable, note } from './bench-table.ts';

/** Ten minutes of 50 devices in ten conversations, while both instances and the database are restarted. */
export async function benchChatSoak(): Promise<BenchTable> {
  const folder = mkdtempSync(path.join(tmpdir(), 'aangan-chats-'));
  try {
    const found = await soakChats({ ...SOAK, folder });
    const [before = 0, after = 0] = found.memory ?? [];
    return {
      name: `Chats of ${SOAK.devices} devices for ${SOAK.seconds} s, with ${found.restarts} restarts`,
      rows: [
        note('messages', found.messages, ''),
        atMost('lost', found.lost, '', 0),
        atMost('twice', found.twice, '', 0),
        atMost('out of order', found.outOfOrder, '', 0),
        atMost('devices that show something else', found.different, '', 0),
        atMost('refused', found.refused.length, '', 0),
        note('memory of an instance after a third of the time', before, 'MB'),
        atMost('memory that it has more at the end', after - before, 'MB', 30),
      ],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
