import { ofNamed, platePayload } from '@asamblea/domain';
import type { PdfDefinition } from '../../../parts/writing/pdfFile.ts';
import { drawQr } from '../../../ui/pictures/drawQr.ts';
import {
  type Cell,
  type Content,
  cutSheets,
  dashes,
  type PaperSize,
  type SheetGrid,
  textAt,
} from './cutSheets.ts';
import { sayPin } from './pinSlip.ts';

export const perPageChoices = [8, 2, 1] as const;
export type PerPage = (typeof perPageChoices)[number];

interface Sheets {
  readonly assemblyName: string;
  readonly perPage: PerPage;
  readonly paper: PaperSize;
  /** The PIN of each, on a stub to cut off; none: the plates alone. */
  readonly pins?: ReadonlyMap<number, string> | undefined;
}

export const plateGrids: Readonly<Record<PerPage, SheetGrid>> = {
  8: { orientation: 'portrait', columns: 2, rows: 4 },
  2: { orientation: 'portrait', columns: 1, rows: 2 },
  1: { orientation: 'landscape', columns: 1, rows: 1 },
};

/** A bold digit of the letter is this wide for its size, with a little to spare. */
const digitWidth = 0.6;
/** Of a name in a line of a plate. */
const lettersOfName = 50;
/** Of a plate with its PIN, what the stub takes, and the most of it, in points. */
const stub = { share: 0.3, atMost: 110 } as const;

/**
 * Cards to print and cut: the number as large as it fits, its QR beside it and the assembly's name. With PINs,
 * a stub under each card, which its holder keeps when the card is held up.
 */
export async function plateSheets(
  numbers: readonly number[],
  { assemblyName, perPage, paper, pins }: Sheets,
): Promise<PdfDefinition> {
  const codes = await Promise.all(numbers.map((number) => drawQr(platePayload(number))));
  const pieces = numbers.map((number, i) => (cell: Cell) => {
    const code = codes[i];
    const pin = pins?.get(number);
    const below = pin === undefined ? 0 : Math.min(cell.height * stub.share, stub.atMost);
    const card = { ...cell, height: cell.height - below };
    const rest = { ...cell, y: cell.y + card.height, height: below };
    return [
      ...(code === undefined ? [] : drawPlate(number, assemblyName, card, code)),
      ...(pin === undefined ? [] : drawStub(number, pin, rest)),
    ];
  });
  return cutSheets(plateGrids[perPage], paper, `Placas ${ofNamed(assemblyName)}`, pieces);
}

type Code = Awaited<ReturnType<typeof drawQr>>;

function drawPlate(number: number, assemblyName: string, cell: Cell, code: Code): Content[] {
  const { x, y, width, height } = cell;
  const margin = Math.min(width, height) * 0.08;
  const qrSide = Math.min(height * 0.6, width * 0.36);
  const room = width - qrSide - 2.5 * margin;
  const digits = String(number).length;
  const size = Math.min(height * 0.62, room / (digits * digitWidth));
  const small = Math.max(9, height * 0.045);
  const middle = y + height / 2;
  const whole = { x: x + margin, width: width - 2 * margin };
  // A long name takes two lines, as high as one.
  const fontSize = assemblyName.length > lettersOfName ? small * 0.7 : small;
  return [
    textAt({ ...whole, y: y + margin }, assemblyName, { bold: true, fontSize }),
    textAt({ x: x + margin, y: middle - size * 0.6, width: room }, String(number), {
      ...({ bold: true, fontSize: size, alignment: 'center', noWrap: true } as const),
    }),
    {
      absolutePosition: { x: x + width - margin - qrSide, y: middle - qrSide / 2 },
      svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${code.side} ${code.side}"><path d="${code.path}" fill="#000"/></svg>`,
      width: qrSide,
      height: qrSide,
    },
    textAt(
      { ...whole, y: y + height - margin - small },
      'Vale por todas sus unidades. Devuélvala al salir.',
      { fontSize: small },
    ),
  ];
}

/** The margin that printers leave white at the edges of a page, and some more. */
const edge = 18;

/** The stub names the plate and not the person: it may be lost. */
function drawStub(number: number, pin: string, { x, y, width, height }: Cell): Content[] {
  const large = Math.min(height * 0.42, width * 0.09);
  const small = Math.min(Math.max(7, large * 0.3), 11);
  const right = width * 0.36;
  const left = { x: x + edge, width: width - right - 2.5 * edge };
  const top = y + height * 0.16;
  return [
    dashes([[x, y, x + width, y]]),
    textAt({ ...left, y: top }, `PIN de la placa ${number}`, {
      bold: true,
      fontSize: small * 1.35,
    }),
    textAt(
      { ...left, y: top + small * 1.75 },
      'Corte este talón y guárdelo: con la placa y este PIN vota a solas en un puesto.',
      { fontSize: small },
    ),
    textAt(
      { x: x + width - right - edge, y: top + small * 1.9 - large * 0.6, width: right },
      sayPin(pin),
      { bold: true, fontSize: large, alignment: 'right', noWrap: true },
    ),
  ];
}
