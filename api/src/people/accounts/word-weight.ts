import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Age below which an account's word counts half: signing up takes a minute. */
const NEW_ACCOUNT_MS = DAY_MS;

/** What somebody said, as it counts towards a decision. */
export interface Word {
  /** The person behind the account (`personBehind`). */
  readonly person: string;
  /** 0 to 1. */
  readonly weight: number;
}

/** Weight of the word of an account, 0.5 or 1. @param accountAgeMs age when it was given */
export function wordWeight(accountAgeMs: number): number {
  return accountAgeMs < NEW_ACCOUNT_MS ? 0.5 : 1;
}

/** Facts about somebody who reports others. */
export interface Reporter {
  /** Age of the account, ms. */
  readonly accountAgeMs: number;
  /** Number of their reports that were upheld and dismissed. */
  readonly upheld: number;
  readonly dismissed: number;
}

/** Dismissed reports minus upheld ones from which a report counts less, and then nothing. */
const DOUBTED_FROM = 3;
const IGNORED_FROM = 6;

/** Weight of a person's report, 0 to 1, by the age of the account and the fate of earlier reports. */
export function reportWeight({ accountAgeMs, upheld, dismissed }: Reporter): number {
  const wrong = dismissed - upheld;
  if (wrong >= IGNORED_FROM) return 0;
  return wordWeight(accountAgeMs) * (wrong >= DOUBTED_FROM ? 0.5 : 1);
}

/** The same in SQL. @param joinedAt when the account was created @param at when the word was given */
export function wordWeightSql(joinedAt: SQLWrapper, at: SQLWrapper): SQL<number> {
  const newFor = sql.raw(`interval '${NEW_ACCOUNT_MS / 1000} seconds'`);
  return sql<number>`case when ${at} - ${joinedAt} < ${newFor} then 0.5 else 1 end`;
}

/** Total weight of what people said: each person counts once, with the highest weight among their accounts. */
export function weightOfWords(words: readonly Word[]): number {
  const byPerson = new Map<string, number>();
  for (const { person, weight } of words) byPerson.set(person, Math.max(byPerson.get(person) ?? 0, weight));
  return [...byPerson.values()].reduce((sum, weight) => sum + weight, 0);
}
