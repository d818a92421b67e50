import { type Html, html } from './html.ts';

/** Quiet modules around the code, without which cameras do not find it. */
const BORDER = 4;

/**
 * A QR code as SVG, dark on white in every theme, because cameras need that. The library loads with the first code.
 * @param label what it is, for people who do not see it
 */
export async function qrCode(text: string, label: string): Promise<Html> {
  const { encode } = await import('uqr');
  const { data, size } = encode(text, { border: BORDER, ecc: 'M' });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return html`<svg class="qr" role="img" aria-label="${label}" viewBox="0 0 ${size} ${size}" width="220" height="220" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}" fill="#000"/></svg>`;
}
