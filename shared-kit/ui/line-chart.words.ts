/** How a chart is described. */
export const LINE_CHART_WORDS = {
  summary: (title: string, first: string, firstMonth: string, last: string, lastMonth: string) =>
    `${title}: from ${first} in ${firstMonth} to ${last} in ${lastMonth}.`,
} as const;
