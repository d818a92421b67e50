import { inflateSync } from 'node:zlib';

/** The text that people can select in a tagged PDF of ours: a line for each part of it. */
export function pdfText(pdf: Buffer): string {
  const objects = objectsOf(pdf.toString('latin1'));
  const letters = fontLetters(objects);
  return [...objects.values()]
    .filter(({ stream }) => stream.includes(' Tf'))
    .flatMap(({ stream }) => shownTexts(stream, letters))
    .join('\n');
}

interface PdfObject {
  readonly head: string;
  /** Unpacked; empty without a stream. */
  readonly stream: string;
}

function objectsOf(file: string): Map<string, PdfObject> {
  const objects = file.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm);
  return new Map(
    [...objects].map(([, id = '', body = '']) => {
      const [head = '', packed] = body.split(/\nstream\n|\nendstream/);
      const isPacked = packed !== undefined && head.includes('/FlateDecode');
      return [id, { head, stream: isPacked ? inflateSync(Buffer.from(packed, 'latin1')).toString('latin1') : '' }];
    }),
  );
}

/** The letters of each font by its name on pages (`F1`), in the order of its glyphs. */
function fontLetters(objects: ReadonlyMap<string, PdfObject>): Map<string, string[]> {
  const fonts = [...objects.values()].flatMap(({ head }) => [...head.matchAll(/\/(F\d+) (\d+) 0 R/g)]);
  return new Map(
    fonts.map(([, name = '', id = '']) => {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '')?.[1] ?? '';
      const [, list = ''] = /beginbfrange\n([\s\S]*?)endbfrange/.exec(objects.get(map)?.stream ?? '') ?? [];
      const glyphs = [...list.matchAll(/\[(.*)\]/g)].flatMap(([, range = '']) => range.match(/<[^>]*>/g) ?? []);
      return [
        name,
        glyphs.map((glyph) => Buffer.from(glyph.replace(/[<> ]/g, ''), 'hex').swap16().toString('utf16le')),
      ];
    }),
  );
}

/** The texts of a page: one for each tagged part, whose lines end with a space where they wrap. */
function shownTexts(stream: string, letters: ReadonlyMap<string, readonly string[]>): string[] {
  let font: readonly string[] = [];
  const pieces = [...stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*)\] TJ|(EMC)/g)].map(([, name, shown = '', end]) => {
    if (name !== undefined) font = letters.get(name) ?? [];
    const glyphs = [...shown.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
    return end === undefined ? glyphs.map((glyph) => font[Number.parseInt(glyph, 16)] ?? '').join('') : '\n';
  });
  return pieces
    .join('')
    .split('\n')
    .filter((text) => text !== '');
}
