/** Replaces a plain stylesheet in unit tests. */
export {};
