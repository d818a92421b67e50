import type { KeyObject } from 'node:crypto';

/** What a key may do with the remotes that it may sign. */
export const RELEASE_CHANNELS = ['canary', 'live', 'rollback'] as const;
export type ReleaseChannel = (typeof RELEASE_CHANNELS)[number];

/** The rights of a key; a field that is missing limits nothing. */
export interface KeyRights {
  /** Remotes, and `shell`. */
  readonly remotes?: readonly string[];
  readonly channels?: readonly ReleaseChannel[];
  /** Of a program, such as CI: it is never one of two persons. */
  readonly robot?: true;
  /** First day, UTC, on which it signs nothing more: `2027-06-30`. */
  readonly until?: string;
}

/** A public key whose signatures the servers accept. */
export interface TrustedKey {
  readonly id: string;
  readonly publicKey: KeyObject;
  /** First day, UTC, of signatures that are refused: `2026-06-30`. */
  readonly retired?: string;
  /** Without them it may do everything. */
  readonly rights?: KeyRights;
}

/** The keys of a registry. */
export interface ReleaseKeys {
  readonly trusted: readonly TrustedKey[];
  /** Signs what is published; servers have none. */
  readonly privateKey?: KeyObject | undefined;
  /** Remotes whose releases go live only with the signatures of two persons. */
  readonly twoPersons?: readonly string[];
}
