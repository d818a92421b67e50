import type { WireVisit } from '@aangan/shared-kit/contracts/visits';
import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';

/** A visit as screens show it. */
export interface Visit
  extends Pick<
    WireVisit,
    | 'id'
    | 'propertyId'
    | 'state'
    | 'role'
    | 'person'
    | 'callVia'
    | 'visitorKept'
    | 'yourOutcome'
    | 'theirOutcome'
    | 'confirmation'
    | 'cancelledBy'
    | 'mayChange'
    | 'maySayOutcome'
  > {
  /** Epoch ms. */
  readonly startsAt: number;
  readonly endsAt: number;
  /** Undefined when the listing no longer exists. */
  readonly home: VisitedHome | undefined;
  /** Address of the `.ics` file. */
  readonly calendarUrl: string;
}

export interface VisitedHome {
  readonly title: string;
  readonly url: string;
  readonly place: string;
  readonly category: ListingCategory;
}

/** Converts the visit of a wire answer. */
export function visitOf(wire: WireVisit): Visit {
  const { record } = wire;
  return {
    id: wire.id,
    propertyId: wire.propertyId,
    state: wire.state,
    role: wire.role,
    person: wire.person,
    ...(wire.callVia !== undefined && { callVia: wire.callVia }),
    visitorKept: wire.visitorKept,
    yourOutcome: wire.yourOutcome,
    theirOutcome: wire.theirOutcome,
    confirmation: wire.confirmation,
    cancelledBy: wire.cancelledBy,
    mayChange: wire.mayChange,
    maySayOutcome: wire.maySayOutcome,
    startsAt: wire.timeEpoch,
    endsAt: wire.endEpoch,
    home: record
      ? {
          title: record.title,
          url: record.detailUrl,
          place: `${record.locality}, ${record.city}`,
          category: record.propertyType,
        }
      : undefined,
    calendarUrl: wire.calendarUrl,
  };
}
