import type { PropertyRecord } from '@aangan/shared-kit/contracts/property';
import type { WireVisit } from '@aangan/shared-kit/contracts/visits';
import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { streetAndLocality } from '@aangan/shared-kit/domain/street-and-locality';
import { callTarget } from '@aangan/shared-kit/links/calls';
import { directionsLink } from '@aangan/shared-kit/links/directions';

/** A visit as screens show it. */
export interface Visit
  extends Pick<
    WireVisit,
    | 'id'
    | 'propertyId'
    | 'state'
    | 'role'
    | 'person'
    | 'quietUntil'
    | 'landmark'
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
  /** Where “Call” leads; undefined unless a contact shows the number. */
  readonly call: string | undefined;
  /** Address of the `.ics` file. */
  readonly calendarUrl: string;
}

export interface VisitedHome {
  readonly title: string;
  readonly url: string;
  readonly place: string;
  readonly category: ListingCategory;
  /** Directions in a map app: to the pin if the owner shows it, else to the street and locality. */
  readonly directions: string;
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
    ...(wire.quietUntil !== undefined && { quietUntil: wire.quietUntil }),
    ...(wire.landmark && { landmark: wire.landmark }),
    call: wire.phone === undefined ? undefined : callTarget({ phone: wire.phone, callVia: wire.callVia }),
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
          directions: directionsOf(record),
        }
      : undefined,
    calendarUrl: wire.calendarUrl,
  };
}

function directionsOf({ accurateLocation, latitude, longitude, street, locality, city }: PropertyRecord): string {
  const pin = accurateLocation ? { latitude, longitude } : { latitude: null, longitude: null };
  return directionsLink(pin, [streetAndLocality(street, locality), city].join(', '));
}
