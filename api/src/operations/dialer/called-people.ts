import type { CallRules } from '@aangan/shared-kit/domain/dialer/call-hours';
import { CALL_KINDS, type CallKind } from '@aangan/shared-kit/domain/dialer/call-kinds';
import { withoutContactDetails } from '@aangan/shared-kit/domain/dialer/call-note';
import { shortName } from '@aangan/shared-kit/domain/short-name';
import type { DatabaseOrTransaction } from '../../foundation/database/public.ts';
import { peopleBy } from '../../people/accounts/public.ts';
import { unwilling } from '../../people/do-not-call/public.ts';
import type { CallCaseRow } from './dialer.tables.ts';
import type { CallSources } from './dialer-deps.ts';

/** Whom to call about a case, with the hours that apply. */
export interface CalledPerson {
  /** `Asha R.`; empty where nobody gave a name. */
  readonly name: string;
  /** `+919812345678`; never part of an answer. */
  readonly phone: string;
  /** The account of the number, or else of who asked; null for a guest. */
  readonly accountId: string | null;
  readonly about: readonly string[];
  /** Without what depends on the case: use `rulesFor`. */
  readonly hours: Omit<CallRules, 'commercial'>;
}

/** Quiet hours of people without an account. */
const GUEST_HOURS = { timeZone: 'Asia/Kolkata', quietFrom: 21, quietTo: 8 } as const;

/**
 * Whom to call about requests of a kind, by reference. Quiet hours and the wish not to be called are read anew from
 * the account of the number. Requests that do not wait any more are left out.
 */
export async function calledPeople(
  reader: DatabaseOrTransaction,
  sources: CallSources,
  { kind, refs }: { readonly kind: CallKind; readonly refs: readonly string[] },
): Promise<ReadonlyMap<string, CalledPerson>> {
  const wanted = refs.length === 0 ? undefined : await sources.get(kind)?.people(reader, kind, refs);
  if (!wanted || wanted.size === 0) return new Map();
  const asked = [...wanted.values()];
  const accounts = await peopleBy(reader, {
    ids: asked.flatMap(({ accountId }) => accountId ?? []),
    phones: asked.map(({ phone }) => phone),
  });
  const refusing = await unwilling(reader, asked);
  const entries = [...wanted].map(([ref, person]) => {
    const { name, phone, about, timeZone, askedHours } = person;
    const owner = accounts.find((each) => each.phone === phone) ?? accounts.find(({ id }) => id === person.accountId);
    const { timeZone: home, quietFrom, quietTo } = owner ?? GUEST_HOURS;
    const called: CalledPerson = {
      name: name.trim() === '' ? '' : shortName(name),
      phone,
      accountId: owner?.id ?? null,
      about: about.map(withoutContactDetails),
      hours: { doNotCall: refusing.has(person), timeZone: timeZone ?? home, quietFrom, quietTo, askedHours },
    };
    return [ref, called] as const;
  });
  return new Map(entries);
}

/** The same for one case. */
export async function calledPerson(
  reader: DatabaseOrTransaction,
  sources: CallSources,
  { kind, ref }: Pick<CallCaseRow, 'kind' | 'ref'>,
): Promise<CalledPerson | undefined> {
  return (await calledPeople(reader, sources, { kind, refs: [ref] })).get(ref);
}

/** The hours of a case. A person who asked to be called back has asked, whatever the case began with. */
export function rulesFor(
  { hours }: Pick<CalledPerson, 'hours'>,
  { kind, lastOutcome }: Pick<CallCaseRow, 'kind' | 'lastOutcome'>,
): CallRules {
  return { ...hours, commercial: !CALL_KINDS[kind].asked && lastOutcome !== 'call-back' };
}
