import { encode } from 'uqr';

interface QrCodeProps {
  readonly text: string;
  /** What it opens, for people who do not see it. */
  readonly label: string;
}

/** Quiet modules around the code, without which cameras do not find it. */
const BORDER = 4;

/** A QR code as SVG, dark on white in every theme, because cameras need that. Load it lazily. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { border: BORDER, ecc: 'M' });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width={220}
      height={220}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
