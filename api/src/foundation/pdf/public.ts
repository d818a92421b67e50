// What other modules may use.
export { drawPdf, type Pdf, type TaggedPdf } from './draw-pdf.ts';
