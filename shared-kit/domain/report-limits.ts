/** Most entries in one report of a browser. */
export const REPORT_LIMITS = { errors: 10, views: 20, vitals: 60, breadcrumbs: 20, details: 12 } as const;

/** Most characters of the texts in an error report. */
export const REPORT_TEXTS = { title: 200, stackTrace: 4000, description: 500, detail: 200, breadcrumb: 160 } as const;

/** Most analytics events in one call. */
export const EVENTS_AT_ONCE = 25;
