/** Stands in for a plain stylesheet in unit tests. */
export {};
