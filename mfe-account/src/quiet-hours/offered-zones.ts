/** Time zones where most people from India live, under their common names. */
const ZONES = [
  { value: 'Asia/Kolkata', label: 'India' },
  { value: 'Asia/Dubai', label: 'Dubai, Abu Dhabi, Muscat' },
  { value: 'Asia/Riyadh', label: 'Riyadh, Doha, Kuwait' },
  { value: 'Asia/Singapore', label: 'Singapore, Kuala Lumpur' },
  { value: 'Australia/Perth', label: 'Perth' },
  { value: 'Australia/Sydney', label: 'Sydney, Melbourne' },
  { value: 'Pacific/Auckland', label: 'Auckland' },
  { value: 'Europe/London', label: 'London, Dublin' },
  { value: 'Europe/Berlin', label: 'Berlin, Paris, Amsterdam' },
  { value: 'America/New_York', label: 'New York, Toronto' },
  { value: 'America/Chicago', label: 'Chicago, Dallas' },
  { value: 'America/Los_Angeles', label: 'San Francisco, Seattle, Vancouver' },
] as const;

/** The zones to choose from, including the person's own. */
export function offeredZones(own: string): readonly { readonly value: string; readonly label: string }[] {
  if (ZONES.some(({ value }) => value === own)) return ZONES;
  return [{ value: own, label: own.replace(/^.*\//, '').replaceAll('_', ' ') }, ...ZONES];
}
