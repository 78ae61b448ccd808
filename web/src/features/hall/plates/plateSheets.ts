import { platePayload } from '@asamblea/domain';
import { drawQr } from '../../../ui/drawQr.ts';
import { inPoints, type PdfDefinition } from '../../../ui/pdfFile.ts';

export const perPageChoices = [8, 2, 1] as const;
export type PerPage = (typeof perPageChoices)[number];

interface Sheets {
  readonly assemblyName: string;
  readonly perPage: PerPage;
}

interface Layout {
  readonly orientation: 'portrait' | 'landscape';
  readonly columns: number;
  readonly rows: number;
}

const layouts: Readonly<Record<PerPage, Layout>> = {
  8: { orientation: 'portrait', columns: 2, rows: 4 },
  2: { orientation: 'portrait', columns: 1, rows: 2 },
  1: { orientation: 'landscape', columns: 1, rows: 1 },
};

/** A4 in millimetres. */
const short = 210;
const long = 297;
/** A bold digit of the letter is this wide for its size, with a little to spare. */
const digitWidth = 0.6;

/** Of a name in a line of a plate. */
const lettersOfName = 50;

type Content = Extract<PdfDefinition['content'], readonly unknown[]>[number];

interface Cell {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Cards to print and cut: the number as large as it fits, its QR beside it, the assembly's name, and
 * marks where the cuts cross. Everything has its place in points from the corner of the page.
 */
export async function plateSheets(
  numbers: readonly number[],
  { assemblyName, perPage }: Sheets,
): Promise<PdfDefinition> {
  const layout = layouts[perPage];
  const isPortrait = layout.orientation === 'portrait';
  const page = {
    width: inPoints(isPortrait ? short : long),
    height: inPoints(isPortrait ? long : short),
  };
  const width = page.width / layout.columns;
  const height = page.height / layout.rows;
  const cells = await Promise.all(
    numbers.map((number, i) => {
      const place = i % perPage;
      const x = (place % layout.columns) * width;
      const y = Math.floor(place / layout.columns) * height;
      return drawPlate(number, assemblyName, { x, y, width, height });
    }),
  );
  const pages = Array.from({ length: Math.ceil(numbers.length / perPage) }, (_, i): Content[] => [
    { text: ' ', fontSize: 1, ...(i === 0 ? {} : { pageBreak: 'before' }) },
    cutMarks(layout, page),
    ...cells.slice(i * perPage, (i + 1) * perPage).flat(),
  ]);
  return {
    content: pages.flat(),
    info: { title: `Placas de ${assemblyName}` },
    pageMargins: 0,
    pageOrientation: layout.orientation,
    footer: () => '',
  };
}

async function drawPlate(number: number, assemblyName: string, cell: Cell): Promise<Content[]> {
  const { x, y, width, height } = cell;
  const margin = Math.min(width, height) * 0.08;
  const qrSide = Math.min(height * 0.6, width * 0.36);
  const room = width - qrSide - 2.5 * margin;
  const digits = String(number).length;
  const size = Math.min(height * 0.62, room / (digits * digitWidth));
  const small = Math.max(9, height * 0.045);
  const middle = y + height / 2;
  const { side, path } = await drawQr(platePayload(number));
  const line = (text: string, top: number, more: { bold?: true; fontSize: number }): Content => ({
    absolutePosition: { x: x + margin, y: top },
    columns: [{ width: width - 2 * margin, text, ...more }],
  });
  // A long name takes two lines, as high as one.
  const fontSize = assemblyName.length > lettersOfName ? small * 0.7 : small;
  return [
    line(assemblyName, y + margin, { bold: true, fontSize }),
    {
      absolutePosition: { x: x + margin, y: middle - size * 0.6 },
      columns: [
        {
          width: room,
          text: String(number),
          bold: true,
          fontSize: size,
          alignment: 'center' as const,
          noWrap: true,
        },
      ],
    },
    {
      absolutePosition: { x: x + width - margin - qrSide, y: middle - qrSide / 2 },
      svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><path d="${path}" fill="#000"/></svg>`,
      width: qrSide,
      height: qrSide,
    },
    line('Vale por todas sus unidades. Devuélvala al salir.', y + height - margin - small, {
      fontSize: small,
    }),
  ];
}

/** Thin dashes along every cut. */
function cutMarks({ columns, rows }: Layout, page: { width: number; height: number }): Content {
  const dashed = { type: 'line', lineWidth: 0.4, lineColor: '#888', dash: { length: 4 } } as const;
  const across = Array.from({ length: rows - 1 }, (_, i) => {
    const y = ((i + 1) * page.height) / rows;
    return { ...dashed, x1: 0, x2: page.width, y1: y, y2: y };
  });
  const down = Array.from({ length: columns - 1 }, (_, i) => {
    const x = ((i + 1) * page.width) / columns;
    return { ...dashed, x1: x, x2: x, y1: 0, y2: page.height };
  });
  return { absolutePosition: { x: 0, y: 0 }, canvas: [...across, ...down] };
}
