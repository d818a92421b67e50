import type { BuilderLead, OwnProjectLead } from '@aangan/shared-kit/contracts/project-leads';
import { callRefusal, type LeadCall, type LeadTerms } from '@aangan/shared-kit/domain/project-lead';
import { firstName } from '../../meeting/visits/public.ts';
import type { ProjectLeadFacts } from './project-leads.queries.ts';

/** The terms of a lead, with the visitor's own quiet hours. */
export function termsOf({ row, visitor }: Pick<ProjectLeadFacts, 'row' | 'visitor'>): LeadTerms {
  const { timeZone, quietFrom, quietTo } = visitor;
  return {
    ...{ callers: row.callers, frequency: row.frequency, endsAt: row.endsAt.getTime() },
    ...{ timeZone, quietFrom, quietTo },
    // A closed lead gives the builder no reason to call either.
    withdrawn: row.state === 'WITHDRAWN' || row.state === 'CLOSED',
  };
}

/** The calls that count: those since the visitor last agreed to terms. */
export function countedCalls({ row, calls }: Pick<ProjectLeadFacts, 'row' | 'calls'>): readonly LeadCall[] {
  return calls.filter(({ at }) => at >= row.sentAt.getTime());
}

/** A lead as its visitor sees it. */
export function ownLead({ row, project, calls }: ProjectLeadFacts): OwnProjectLead {
  const { id, days, consent } = row;
  return {
    ...shared(row),
    ...{ id, project, days, consent },
    calls: calls.map(({ by, at }) => ({ by, at })),
  };
}

/**
 * A lead as a person of its builder sees it: never the number, and the e-mail address only for a brochure.
 * @param now epoch ms
 */
export function builderLead(facts: ProjectLeadFacts, viewerId: string, now: number): BuilderLead {
  const { row, project, visitor, calls } = facts;
  const terms = termsOf(facts);
  const readsEmail = row.brochure && !terms.withdrawn && now < terms.endsAt;
  return {
    ...shared(row),
    ...{ id: row.id, project, visitor: firstName(visitor) },
    email: readsEmail ? visitor.email : null,
    calls: calls.map(({ by, at }) => ({ by, at })),
    refusal: callRefusal(terms, countedCalls(facts), viewerId, now) ?? null,
  };
}

function shared(row: ProjectLeadFacts['row']) {
  const { wish, callers, frequency, brochure, visitOn, message, state, sentAt, endsAt, answer, answeredAt } = row;
  return {
    ...{ wish, callers, frequency, brochure, visitOn, message, state },
    sentOn: sentAt.getTime(),
    endsOn: endsAt.getTime(),
    answer: answer !== null && answeredAt ? { text: answer, at: answeredAt.getTime() } : null,
  };
}
