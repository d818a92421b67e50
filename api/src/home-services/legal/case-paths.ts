/** Addresses of a case's documents. */
export function caseFormPath(bookingId: string): string {
  return `/legal-backend/api/v1/case/${bookingId}/form.pdf`;
}

export function caseResultPath(bookingId: string): string {
  return `/legal-backend/api/v1/case/${bookingId}/result.pdf`;
}

export function casePaperPath(bookingId: string, paperId: string): string {
  return `/legal-backend/api/v1/case/${bookingId}/papers/${paperId}/file`;
}

export function staffPaperPath(bookingId: string, paperId: string): string {
  return `/api/v1/staff/legal-cases/${bookingId}/papers/${paperId}`;
}
