/** The index of `project` for a city's projects, newest launch first: those in memory, and the lists of the footer. */
export const PROJECT_INDEXES: readonly string[] = [
  'create index if not exists project_launched on project (city, launched_on desc, id desc)',
];
