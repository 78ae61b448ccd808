export interface QrDrawing {
  /** Modules a side, quiet margin included. */
  readonly side: number;
  /** One square a black module, as the path of a drawing. */
  readonly path: string;
}

/** Modules of white margin that readers ask for. */
const quiet = 4;

/** A QR code as a drawing that stays sharp at any size. The encoder is loaded only when one is drawn. */
export async function drawQr(text: string): Promise<QrDrawing> {
  const { encodeQR } = await import('qr');
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: quiet });
  let path = '';
  rows.forEach((row, y) => {
    row.forEach((isBlack, x) => {
      if (isBlack) path += `M${x} ${y}h1v1h-1z`;
    });
  });
  return { side: rows.length, path };
}
