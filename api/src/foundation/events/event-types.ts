/**
 * Every event of the API, with its fields. Events hold ids and times, and no names, numbers, addresses or secrets,
 * because the queue's tables store them for a day. A handler reads the rest by id.
 */
export interface EventTypes {
  /** Identity: a person signed up. */
  readonly 'account.created': {
    readonly accountId: string;
    /** The code of a referral link or of the form, as given. The two fields below are set only with it. */
    readonly referralCode?: string;
    /** Id of the device cookie. */
    readonly deviceId?: string;
    /** Network prefix of the visitor (`addressPrefix`): `203.0.113.0/24`. */
    readonly network?: string;
  };
  /** Contacts: a seeker and an owner have each other's number, because the seeker asked or the owner agreed. */
  readonly 'contact.made': {
    readonly contactId: string;
    readonly seekerId: string;
    readonly ownerId: string;
    readonly listingId: string;
  };
  /** Freshness: the owner confirmed that a home is still available. */
  readonly 'listing.confirmed': { readonly listingId: string };
  /** Orders: an order is paid, and its sale has had its effect. */
  readonly 'order.paid': { readonly orderId: string; readonly purpose: string };
  /** Rent payments: a sum is in the landlord's account. Times are epoch ms. */
  readonly 'rent.arrived': {
    readonly dueId: string;
    /** Day in India by which the landlord expects it. */
    readonly dueOn: string;
    readonly shares: readonly { readonly shareId: string; readonly accountId: string; readonly receivedAt: number }[];
  };
  /** Own projects of builders: the price of the cheapest unit of a project changed. */
  readonly 'project.price-changed': { readonly projectId: string };
}

export type EventName = keyof EventTypes;
