/** What people read about a builder. */
export const BUILDER_WORDS = {
  since: (year: number) => `Building since ${year}`,
  invented: 'This builder, its projects, dates and complaints are invented for the demonstration.',
  record: 'Record',
  recordAbout: 'Promised and actual handover dates of all projects on this site.',
  onTime: (onTime: number, delivered: number) =>
    `${onTime} of ${delivered} handed over in the promised month or earlier`,
  noneDelivered: 'No project has been handed over yet.',
  late: (months: number) => `Late ones were late by ${months === 1 ? '1 month' : `${months} months`} (median)`,
  building: (late: number, building: number) =>
    building === 0
      ? 'Nothing is under construction.'
      : `${late} of ${building} under construction are behind their promise`,
  projects: (count: number) => (count === 1 ? '1 project' : `${count} projects`),
  others: (count: number) => (count === 1 ? '1 more project' : `${count} more projects`),
  promised: 'Promised',
  delivered: 'Delivered',
  expected: 'Expected',
  difference: 'Difference',
  months: (months: number) => {
    if (months === 0) return 'On time';
    const number = Math.abs(months) === 1 ? '1 month' : `${Math.abs(months)} months`;
    return months > 0 ? `${number} late` : `${number} early`;
  },
  complaints: 'Complaints',
  all: 'All builders',
  byCity: 'Projects by city',
} as const;
