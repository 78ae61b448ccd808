import type { PdfDefinition } from '../../../parts/writing/pdfFile.ts';
import { type Cell, cutSheets, type PaperSize, type SheetGrid, textAt } from './cutSheets.ts';
import { sayPin } from './pinSlip.ts';

export const pinGrid: SheetGrid = { orientation: 'portrait', columns: 3, rows: 7 };

/** Slips to cut, one a plate, for cards that are printed or in somebody's hand already. */
export function pinSheets(
  pins: ReadonlyMap<number, string>,
  { assemblyName, paper }: { readonly assemblyName: string; readonly paper: PaperSize },
): PdfDefinition {
  const pieces = [...pins].map(([number, pin]) => ({ x, y, width }: Cell) => {
    const line = (top: number) => ({ x: x + 18, y: y + top, width: width - 36 });
    return [
      textAt(line(18), assemblyName, { fontSize: 7, color: '#333' }),
      textAt(line(36), `Placa ${number}`, { bold: true, fontSize: 13 }),
      textAt(line(52), sayPin(pin), { bold: true, fontSize: 22 }),
      textAt(line(80), 'PIN para votar a solas en un puesto. No lo muestre.', { fontSize: 7 }),
    ];
  });
  return cutSheets(pinGrid, paper, `PIN de las placas de ${assemblyName}`, pieces);
}
