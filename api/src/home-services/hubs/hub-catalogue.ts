import type { HubRow, PinRange } from './hubs.tables.ts';

/** Visits in a slot of a hub for home services, packers and legal services. */
const LARGE = { HS: 8, PNM: 3, LEGAL: 2 } as const;
const SMALL = { HS: 4, PNM: 2, LEGAL: 1 } as const;
/** Cities that have packers alone. Source: services-and-platform, section 9 (PNM cities). */
const MOVES = { HS: 0, PNM: 2, LEGAL: 0 } as const;
/** Cities of Maharashtra without home services: visits that take fingerprints. */
const PRINTS = { HS: 0, PNM: 0, LEGAL: 1 } as const;

const hub = (id: string, name: string, city: string, capacity: HubRow['capacity'], ...pins: PinRange[]): HubRow => ({
  id,
  name,
  city,
  pins,
  capacity,
});

/** The hubs with which a city begins. Ranges are those of the postal districts. */
export const HUBS: readonly HubRow[] = [
  hub('BLR-NORTH', 'Bangalore North', 'bangalore', LARGE, [560_001, 560_033], [560_045, 560_065]),
  hub('BLR-SOUTH', 'Bangalore South', 'bangalore', LARGE, [560_034, 560_044], [560_066, 560_110]),
  hub('MUM-SOUTH', 'Mumbai South', 'mumbai', LARGE, [400_001, 400_037]),
  hub('MUM-SUBURBS', 'Mumbai Suburbs', 'mumbai', LARGE, [400_042, 400_104]),
  hub('PUN-CITY', 'Pune', 'pune', LARGE, [411_001, 411_062]),
  hub('CHE-CITY', 'Chennai', 'chennai', LARGE, [600_001, 600_119]),
  hub('HYD-CITY', 'Hyderabad', 'hyderabad', LARGE, [500_001, 500_098]),
  hub('GGN-CITY', 'Gurgaon', 'gurgaon', SMALL, [122_001, 122_018]),
  hub('DEL-CITY', 'Delhi', 'delhi', LARGE, [110_001, 110_096]),
  hub('NOI-CITY', 'Noida', 'noida', SMALL, [201_301, 201_307]),
  hub('GNO-CITY', 'Greater Noida', 'greater-noida', SMALL, [201_308, 201_318]),
  hub('GZB-CITY', 'Ghaziabad', 'ghaziabad', SMALL, [201_001, 201_019]),
  hub('FBD-CITY', 'Faridabad', 'faridabad', SMALL, [121_001, 121_013]),
  hub('CCU-CITY', 'Kolkata', 'kolkata', MOVES, [700_001, 700_163]),
  hub('SUR-CITY', 'Surat', 'surat', MOVES, [395_001, 395_023]),
  hub('IND-CITY', 'Indore', 'indore', MOVES, [452_001, 452_020]),
  hub('JAI-CITY', 'Jaipur', 'jaipur', MOVES, [302_001, 302_039]),
  hub('CBE-CITY', 'Coimbatore', 'coimbatore', MOVES, [641_001, 641_062]),
  hub('AMD-CITY', 'Ahmedabad', 'ahmedabad', MOVES, [380_001, 380_063]),
  hub('NAG-CITY', 'Nagpur', 'nagpur', PRINTS, [440_001, 440_037]),
  hub('AUR-CITY', 'Aurangabad', 'aurangabad', PRINTS, [431_001, 431_010]),
  hub('NSK-CITY', 'Nashik', 'nashik', PRINTS, [422_001, 422_013]),
];
