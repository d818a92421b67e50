import type { HourWindow } from '@aangan/shared-kit/domain/week-windows';
import type { Http } from '@aangan/shared-kit/platform/http';

export interface LoadedHours {
  readonly slots: readonly HourWindow[];
  /** False while the owner has not chosen hours and the usual week applies. */
  readonly own: boolean;
  /** Hours of another home of the owner, to copy. */
  readonly other: { readonly title: string; readonly slots: readonly HourWindow[] } | undefined;
}

/** Other homes whose hours are asked for. */
const OTHERS = 3;

/** The hours of visits of a draft or listing. */
export async function loadHours(http: Http, propertyId: string): Promise<LoadedHours> {
  const available = (id: string) =>
    http.request('GET /api/v1/slot/{propertyId}/available', { params: { propertyId: id } });
  const [{ slots, own }, { entries }] = await Promise.all([
    available(propertyId),
    http.request('GET /api/v1/user/listings', { query: {} }),
  ]);
  const others = entries.map(({ record }) => record).filter(({ id }) => id !== propertyId);
  const weeks = await Promise.all(
    others.slice(0, OTHERS).map(async ({ id, title }) => ({ title, ...(await available(id)) })),
  );
  const other = weeks.find((week) => week.own);
  return { slots, own, other: other && { title: other.title, slots: other.slots } };
}
