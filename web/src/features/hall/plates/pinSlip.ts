import { inPoints } from '@asamblea/domain';
import type { PdfDefinition } from '../../../parts/writing/pdfFile.ts';
import type { ToldPin } from './usePlateWork.ts';

/** A narrow paper that any ticket printer takes, in millimetres. */
const slip = { width: 80, height: 90, margin: 6 };

/** The paper that goes with a plate, for its carrier alone: without name, since it may be lost. */
export function pinSlip({ number, pin }: ToldPin, assemblyName: string): PdfDefinition {
  return {
    pageSize: { width: inPoints(slip.width), height: inPoints(slip.height) },
    pageMargins: inPoints(slip.margin),
    info: { title: `PIN de la placa ${number}` },
    footer: null,
    content: [
      { text: assemblyName, bold: true, fontSize: 10 },
      { text: `Placa ${number}`, bold: true, fontSize: 22, margin: [0, 8, 0, 0] },
      { text: 'PIN para votar en un puesto', fontSize: 10, margin: [0, 8, 0, 0] },
      { text: sayPin(pin), bold: true, fontSize: 34 },
      {
        text: 'Vaya al puesto, escriba el número de su placa y este PIN, y vote a solas. No lo muestre. Si lo pierde, pida otro en la mesa de registro: este deja de servir.',
        fontSize: 9,
        margin: [0, 8, 0, 0],
      },
    ],
  };
}

/** `482 913`: in two groups it is read aloud and copied better. */
export function sayPin(pin: string): string {
  return pin.replace(/^(\d{3})(\d{3})$/u, '$1 $2');
}
