import { smartSessionLink } from '@aangan/shared-kit/links/smart-search';

/** How a session is shown; nothing of it changes the session. */
export interface SessionView {
  /** Shows homes up to this price, ₹. */
  readonly budget: number | undefined;
  /** Shows homes of nearby localities. */
  readonly nearby: boolean;
  /** The home that was just answered. */
  readonly done: string | undefined;
  /** The tool below the homes that has just saved something. */
  readonly saved: string | undefined;
}

export const USUAL_VIEW: SessionView = { budget: undefined, nearby: false, done: undefined, saved: undefined };

export function readSessionView(params: URLSearchParams): SessionView {
  const budget = Number(params.get('budget'));
  return {
    budget: Number.isInteger(budget) && budget > 0 ? budget : undefined,
    nearby: params.get('nearby') === 'true',
    done: params.get('done') ?? undefined,
    saved: params.get('saved') ?? undefined,
  };
}

export function sessionAddress(sessionId: string, { budget, nearby, done, saved }: SessionView): string {
  const query = new URLSearchParams();
  if (budget !== undefined) query.set('budget', String(budget));
  if (nearby) query.set('nearby', 'true');
  if (done !== undefined) query.set('done', done);
  if (saved !== undefined) query.set('saved', saved);
  const address = query.size === 0 ? smartSessionLink(sessionId) : `${smartSessionLink(sessionId)}?${query}`;
  // The tools are far below the homes.
  return saved === undefined ? address : `${address}#${saved}`;
}
