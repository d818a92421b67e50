import { createRequire } from 'node:module';
import type PDFDocument from 'pdfkit';
import { type PdfTable, tableOptions } from './pdf-table.ts';

/** Points. */
const MARGIN = 56;

/** A PDF while it is drawn. */
export type Pdf = InstanceType<typeof PDFDocument>;

/** How a paragraph looks: its font, its size in points, and the space below it in lines. */
const LOOKS = {
  usual: { font: 'regular', size: 11, below: 0.5 },
  strong: { font: 'bold', size: 11, below: 0.5 },
  /** A line that belongs to the one below it. */
  line: { font: 'regular', size: 11, below: 0.1 },
  small: { font: 'regular', size: 9, below: 0.5 },
} as const;

/** A page that screen readers can read: each part is tagged as what it is. */
export interface TaggedPdf {
  heading(text: string): void;
  paragraph(text: string, look?: keyof typeof LOOKS): void;
  /** Terms with their values, a line each. */
  facts(rows: readonly (readonly [term: string, value: string])[]): void;
  /** Rows below a row of titles, over the whole width. */
  table(table: PdfTable): void;
  /** A picture, which is drawn at the current place. @param alt what it shows */
  figure(alt: string, draw: (pdf: Pdf) => void): void;
  /** Starts the next page. */
  nextPage(): void;
}

interface PdfFacts {
  readonly title: string;
  /** Who issues it. */
  readonly author?: string;
  /** The time in the file. Equal facts and times are equal bytes. */
  readonly at: Date;
}

/** Draws a tagged PDF in a font that has the rupee sign, Latin letters and Devanagari. */
export async function drawPdf(
  { title, author = 'Aangan', at }: PdfFacts,
  draw: (pdf: TaggedPdf) => void,
): Promise<Buffer> {
  // Its fonts' tables take a tenth of the API's start.
  const { default: Document } = await import('pdfkit');
  const pdf = new Document({
    size: 'A4',
    margin: MARGIN,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-IN',
    displayTitle: true,
    font: fontFile('400Regular'),
    info: { Title: title, Author: author, CreationDate: at, ModDate: at },
  });
  const parts: Buffer[] = [];
  pdf.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  pdf.registerFont('regular', fontFile('400Regular'));
  pdf.registerFont('bold', fontFile('700Bold'));
  draw(taggedPdf(pdf));
  pdf.end();
  await ended;
  return Buffer.concat(parts);
}

function taggedPdf(pdf: Pdf): TaggedPdf {
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const add = (tag: string, options: PDFKit.Mixins.StructureElementOptions, part: () => void) =>
    root.add(pdf.struct(tag, options, part));
  return {
    heading: (text) => add('H1', spoken(text), () => void pdf.font('bold').fontSize(18).text(text).moveDown(0.5)),
    paragraph(text, look = 'usual') {
      const { font, size, below } = LOOKS[look];
      add('P', spoken(text), () => void pdf.font(font).fontSize(size).text(text).moveDown(below));
    },
    facts(rows) {
      for (const [term, value] of rows) {
        add('P', spoken(`${term}: ${value}`), () => {
          pdf.font('bold').fontSize(11).text(`${term}: `, { continued: true });
          pdf.font('regular').text(value).moveDown(0.25);
        });
      }
    },
    table(table) {
      pdf.moveDown(0.5).font('regular').fontSize(10);
      const options = { ...tableOptions(table), structParent: root };
      pdf.table(options);
      pdf.moveDown();
    },
    figure: (alt, drawFigure) => add('Figure', { alt }, () => drawFigure(pdf)),
    nextPage: () => void pdf.addPage(),
  };
}

/** Glyphs of Devanagari are in the order of drawing, so readers are given the text in the order of writing. */
function spoken(text: string) {
  return /\p{Script=Devanagari}/u.test(text) ? { actual: text } : {};
}

/** Noto Sans, with its weight. */
function fontFile(weight: '400Regular' | '700Bold'): string {
  return createRequire(import.meta.url).resolve(`@expo-google-fonts/noto-sans/${weight}/NotoSans_${weight}.ttf`);
}
