import { z } from 'zod';
import type { ArtifactStore } from '../artifact-store.ts';

/** Folder of the store with one note for each running server. */
export const SERVERS_FOLDER = 'servers';
/** ms between two reports of a server whose releases do not change. */
export const HEARTBEAT_MS = 3000;
/** ms after which a server without a report counts as gone: it was killed, or has lost the store. */
export const GONE_AFTER_MS = 9000;

const problem = z.object({
  remote: z.string(),
  version: z.string(),
  /** Code of a refusal, such as REG-021, if it was one. */
  code: z.string().optional(),
  reason: z.string(),
});

const serverReport = z.object({
  schema: z.literal(1),
  id: z.string(),
  /** Host and port, for people. */
  name: z.string(),
  /** Revision of the registry's document that it has followed. */
  revision: z.number().int().nonnegative(),
  /** Version of the shell that its documents get, and of the shell's canary. */
  shell: z.string(),
  shellCanary: z.string().optional(),
  /** Version of the platform contract of the shell that it has in force, the lower one if it has a canary of it. */
  contract: z.string(),
  /** Version of the host contract of its own code. Servers from before server halves have none. */
  host: z.string().optional(),
  /** What new documents get, by remote. */
  remotes: z.record(z.string(), z.object({ live: z.string(), canary: z.string().optional() })),
  /** What the document asks for and the server cannot load. */
  problems: z.array(problem),
  /** ISO time since which it has this state. */
  since: z.string(),
});

/** What one running server has in force. */
export type ServerReport = z.infer<typeof serverReport>;
export type ServerProblem = z.infer<typeof problem>;

/** Name of a server's note. */
export function serverNote(id: string): string {
  return `${SERVERS_FOLDER}/${id}.json`;
}

/**
 * The servers that have reported lately, by name. A report that cannot be read is of another release of the shell, and
 * is left out.
 * @param now epoch ms, compared with the time at which the store got each report
 */
export async function runningServers(store: Pick<ArtifactStore, 'readNotes'>, now: number): Promise<ServerReport[]> {
  const notes = await store.readNotes(SERVERS_FOLDER);
  return notes
    .filter(({ since }) => now - since < GONE_AFTER_MS)
    .flatMap(({ text }) => readReport(text) ?? [])
    .sort((one, other) => one.name.localeCompare(other.name) || one.id.localeCompare(other.id));
}

function readReport(text: string): ServerReport | undefined {
  try {
    return serverReport.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
