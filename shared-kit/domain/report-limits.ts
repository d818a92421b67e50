/** What a visitor's browser may report at once. */
export const REPORT_LIMITS = { errors: 10, views: 20, vitals: 60, breadcrumbs: 20, details: 12 } as const;

/** Characters kept of the texts of an error report. */
export const REPORT_TEXTS = { title: 200, stackTrace: 4000, description: 500, detail: 200, breadcrumb: 160 } as const;

/** Events of analytics sent at once. */
export const EVENTS_AT_ONCE = 25;
