import type { PrintedActaLetter } from './toldRequests.ts';

type Margins = [number, number, number, number];

/** A piece of a paper in the words of pdfmake. */
interface LetterPiece {
  readonly stack: {
    readonly text: string;
    readonly fontSize?: number;
    readonly bold?: boolean;
    readonly margin?: Margins;
  }[];
  readonly pageBreak?: 'before';
}

export interface ActaLettersPaper {
  readonly info: { readonly title: string };
  readonly pageSize: 'A4';
  readonly content: LetterPiece[];
}

const between: Margins = [0, 0, 0, 8];

/** A letter a page for owners whom no mail reaches, with the place where they sign that they got the minutes. */
export function actaLettersPaper(
  assembly: string,
  letters: readonly PrintedActaLetter[],
): ActaLettersPaper {
  return {
    info: { title: `Acta para entregar en papel · ${assembly}` },
    pageSize: 'A4',
    content: letters.map(({ name, units, blocks }, i) => ({
      ...(i === 0 ? {} : { pageBreak: 'before' as const }),
      stack: [
        { text: assembly, fontSize: 16, bold: true },
        { text: `${name} · ${units}`, margin: [0, 2, 0, 12] },
        ...blocks.map((text) => ({ text, margin: between })),
        {
          text: 'Recibí el acta el día ______ de ______________ de ________.',
          margin: [0, 24, 0, 28],
        },
        { text: 'Firma: ________________________________________' },
        { text: 'Nombre y documento: ______________________________', margin: [0, 16, 0, 0] },
      ],
    })),
  };
}
