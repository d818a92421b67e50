import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';

/** Points. */
const MARGIN = 56;

/** A PDF while it is drawn. */
export type Pdf = InstanceType<typeof PDFDocument>;

/** A page that screen readers can read: each part is tagged as what it is. */
export interface TaggedPdf {
  heading(text: string): void;
  paragraph(text: string): void;
  /** Terms with their values, a line each. */
  facts(rows: readonly (readonly [term: string, value: string])[]): void;
  /** A picture, which is drawn at the current place. @param alt what it shows */
  figure(alt: string, draw: (pdf: Pdf) => void): void;
  /** Starts the next page. */
  nextPage(): void;
}

interface PdfFacts {
  readonly title: string;
  /** The time in the file. Equal facts and times are equal bytes. */
  readonly at: Date;
}

/** Draws a tagged PDF in a font that has the rupee sign, Latin letters and Devanagari. */
export async function drawPdf({ title, at }: PdfFacts, draw: (pdf: TaggedPdf) => void): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-IN',
    displayTitle: true,
    font: fontFile('400Regular'),
    info: { Title: title, Author: 'Aangan', CreationDate: at, ModDate: at },
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
  const add = (tag: string, alt: string | undefined, part: () => void) =>
    root.add(pdf.struct(tag, alt === undefined ? {} : { alt }, part));
  return {
    heading: (text) => add('H1', undefined, () => void pdf.font('bold').fontSize(18).text(text).moveDown(0.5)),
    paragraph: (text) => add('P', undefined, () => void pdf.font('regular').fontSize(11).text(text).moveDown(0.5)),
    facts(rows) {
      for (const [term, value] of rows) {
        add('P', undefined, () => {
          pdf.font('bold').fontSize(11).text(`${term}: `, { continued: true });
          pdf.font('regular').text(value).moveDown(0.25);
        });
      }
    },
    figure: (alt, drawFigure) => add('Figure', alt, () => drawFigure(pdf)),
    nextPage: () => void pdf.addPage(),
  };
}

/** Noto Sans, with its weight. */
function fontFile(weight: '400Regular' | '700Bold'): string {
  return createRequire(import.meta.url).resolve(`@expo-google-fonts/noto-sans/${weight}/NotoSans_${weight}.ttf`);
}
