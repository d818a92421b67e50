/**
 * Every event of the API, with its fields. Events hold ids and times, and no names, numbers, addresses or secrets:
 * they are stored in the queue's tables for a day. A handler reads the rest by id.
 */
export interface EventTypes {
  /** Identity: somebody signed up. */
  readonly 'account.created': {
    readonly accountId: string;
    /** The code of a friend's link or of the form, as given. The two below come only with it. */
    readonly referralCode?: string;
    /** Id of the device cookie. */
    readonly deviceId?: string;
    /** Part of the network that the visitor came from (`addressPrefix`): `203.0.113.0/24`. */
    readonly network?: string;
  };
  /** Contacts: a seeker and an owner have each other's number, by asking or by the owner's yes. */
  readonly 'contact.made': {
    readonly contactId: string;
    readonly seekerId: string;
    readonly ownerId: string;
    readonly listingId: string;
  };
  /** Freshness: the owner said that a home is still available. */
  readonly 'listing.confirmed': { readonly listingId: string };
}

export type EventName = keyof EventTypes;
