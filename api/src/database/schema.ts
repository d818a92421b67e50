// Every table, for drizzle-kit; code imports a table from its area.
export * from '../home/home.tables.ts';
export * from '../places/places.tables.ts';
export * from '../plans/plans.tables.ts';
export * from '../property/property.tables.ts';
