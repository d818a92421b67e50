interface TabRow {
  /** Id of the part of the page. */
  readonly id: string;
  readonly label: string;
  /** Only for projects with floor plans. */
  readonly planned?: true;
}

/** The sticky tabs, in order. Source: services-and-platform, section 2 (sticky header tabs). */
const TABS: readonly TabRow[] = [
  { id: 'overview', label: 'Overview' },
  { id: 'amenities', label: 'Amenities' },
  { id: 'location', label: 'Location' },
  { id: 'floor-plan', label: 'Floor plan', planned: true },
  { id: 'rent-property', label: 'Rent property' },
  { id: 'buy-property', label: 'Buy property' },
];

/** The tabs of a project; one without plans has no tab for them. */
export function tabsOf(hasPlans: boolean): readonly { readonly id: string; readonly label: string }[] {
  return TABS.filter(({ planned }) => hasPlans || !planned);
}
