/**
 * Where the shell shows a remote's link: the header, the menu of a logged-in person, a column of the footer, or the bar
 * at the bottom of phones. Phones have no links in the header.
 */
export type NavigationPlace = 'header' | 'account' | 'footer' | 'bar';

export type NavigationIcon = 'search' | 'heart' | 'plus' | 'chat' | 'person';

/** A link to a page of the remote, which the shell shows. Without conditions, everybody sees it everywhere. */
export interface NavigationEntry {
  readonly place: NavigationPlace;
  /** `{cityName}` stands for the name of the page's city. */
  readonly title: string;
  /** Path with an optional query. `{city}` stands for the slug of the page's city. */
  readonly path: string;
  /** The smallest number is first, whichever remote it comes from. */
  readonly order: number;
  /** Required in the bar, unused elsewhere. */
  readonly icon?: NavigationIcon;
  /** Heading of its column in the footer, or of its part of the account's menu; `{cityName}` as in the title. */
  readonly group?: string;
  /** One link for each service city. */
  readonly each?: 'city';
  readonly audience?: 'guests' | 'members';
  /** Only for people who have listed a home. Shells before contract 1.5 show it to all of its audience. */
  readonly owners?: true;
  /** Slugs of the only cities in which it appears. */
  readonly cities?: readonly string[];
  /** First day in India on which it appears: `2026-12-01`. */
  readonly from?: string;
}
