/** Input for generated listings: the places of the cities and the names of owners. Positions in degrees. */
export interface World {
  readonly cities: readonly WorldCity[];
  /** First names of owners. */
  readonly firstNames: readonly string[];
}

export interface WorldCity {
  readonly slug: string;
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  /** ₹ a month per sq ft in a tier 3 locality. */
  readonly rentPerSqft: number;
  /** ₹ per sq ft in a tier 3 locality. */
  readonly salePerSqft: number;
  /** Usual deposit in months of rent, minimum and maximum. */
  readonly depositMonths: readonly [number, number];
  readonly localities: readonly WorldLocality[];
  readonly metroStations: readonly WorldPoint[];
}

export interface WorldPoint {
  readonly latitude: number;
  readonly longitude: number;
}

export interface WorldLocality extends WorldPoint {
  readonly id: string;
  readonly name: string;
  /** 1 (most expensive) to 5. */
  readonly tier: number;
  readonly societies: readonly WorldSociety[];
}

export interface WorldSociety extends WorldPoint {
  readonly id: string;
  readonly name: string;
  readonly builder: string;
  readonly builtYear: number;
  readonly underConstruction: boolean;
}
