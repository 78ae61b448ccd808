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
  const { create } = await import('qrcode');
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  let path = '';
  for (let y = 0; y < modules.size; y += 1) {
    for (let x = 0; x < modules.size; x += 1) {
      if (modules.get(y, x)) path += `M${x + quiet} ${y + quiet}h1v1h-1z`;
    }
  }
  return { side: modules.size + 2 * quiet, path };
}
