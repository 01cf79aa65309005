/** The modules of a QR code, row by row, without the edge around it; true is dark. */
export type QrSquares = readonly (readonly boolean[])[];

type QrCodeProps = { squares: QrSquares; label: string; className?: string };

/** Renders a QR code black on white in every colour scheme, with a light edge around it: cameras expect both. */
export function QrCode({ squares, label, className }: QrCodeProps) {
  const size = squares.length + 8;
  const path = squares
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x + 4} ${y + 4}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className={className}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
