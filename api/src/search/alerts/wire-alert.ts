import type { Alert, AlertRequirement } from '@aangan/shared-kit/contracts/alerts';
import type { Database } from '../../foundation/database/public.ts';
import type { AccountRow } from '../../people/accounts/public.ts';
import { cardsById, detailUrl } from '../listings/public.ts';
import { alertChannel } from './alert-channel.ts';
import { lastMatches } from './alerts.queries.ts';
import type { AlertRow } from './alerts.tables.ts';

/** Found homes shown per alert in a list. */
const MATCHES_SHOWN = 3;

/** Alerts as the API returns them to their owner. */
export async function wireAlerts(database: Database, rows: readonly AlertRow[], person: AccountRow): Promise<Alert[]> {
  const matches = await lastMatches(
    database,
    rows.map(({ id }) => id),
    MATCHES_SHOWN,
  );
  const cards = await cardsById(database, [...new Set(matches.map(({ listingId }) => listingId))]);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    name: row.name,
    category: row.category,
    city: row.city,
    address: row.address,
    frequency: row.frequency,
    channel: row.channel,
    paused: row.pausedAt !== null,
    reachable: alertChannel(person, row.channel) !== undefined,
    nextRun: row.pausedAt === null && row.frequency !== 'instant' ? row.nextAt.getTime() : null,
    lastMatches: matches
      .filter(({ alertId }) => alertId === row.id)
      .flatMap(({ listingId, foundOn }) => {
        const card = cards.find(({ id }) => id === listingId);
        return card ? [{ id: card.id, title: card.title, url: detailUrl(card), active: card.active, foundOn }] : [];
      }),
    requirement: wireRequirement(row) ?? null,
  }));
}

/** The requirement of an alert, or undefined for a saved search. */
export function wireRequirement({ id, category, city, requirement }: AlertRow): AlertRequirement | undefined {
  if (!requirement) return undefined;
  const { answers, localities, maxPrice, priorities } = requirement;
  return {
    alertRequirementId: id,
    category,
    city,
    answers: Object.fromEntries(Object.entries(answers).map(([field, values]) => [field, [...(values ?? [])]])),
    localities: [...localities],
    maxPrice: maxPrice ?? null,
    priorities: [...priorities],
  };
}
