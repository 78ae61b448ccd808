import {
  type AbsenteeRow,
  type ConsentView,
  formatWeight,
  type HoldingWords,
  holdingHeadings,
  inPoints,
  sayContacts,
  sayDate,
  sayQuestionNumber,
} from '@asamblea/domain';
import type { PdfDefinition } from '../../../parts/writing/pdfFile.ts';
import { signatureTable } from '../../../parts/writing/signatureTable.ts';
import { sayAbsenteeAnswer, sayAbsenteeNotice } from './absenteeWords.ts';

/** Room for a signature by hand. */
const rowHeight = inPoints(13);
const edge = inPoints(12);

/** The absent on paper, with room for the recipient of the notice to sign: delivered by hand, it is the proof. */
export function absenteeSheet(
  { process, article }: ConsentView,
  rows: readonly AbsenteeRow[],
  { assemblyName, words }: { readonly assemblyName: string; readonly words: HoldingWords },
): PdfDefinition {
  const headings = holdingHeadings(words);
  const header = [
    headings.owner.name,
    headings.units.name,
    headings.weight.name,
    'Notificación y respuesta',
    'Recibí: nombre, firma y fecha',
  ];
  return {
    info: { title: `Ausentes · ${assemblyName}` },
    pageOrientation: 'landscape',
    pageMargins: [edge, edge, edge, inPoints(16)],
    content: [
      { text: assemblyName, bold: true, fontSize: 13 },
      {
        text: `Propietarios ausentes de la pregunta ${sayQuestionNumber(process)}: ${process.text}`,
        margin: [0, 2, 0, 2],
      },
      {
        text: `La votación se cerró el ${sayDate(process.closedOn)}. Cada propietario tiene ${process.days} días desde que se le notifica para oponerse; si calla, su voto se entiende favorable (${article}).`,
        fontSize: 9,
        margin: [0, 0, 0, 6],
      },
      signatureTable({
        widths: [inPoints(66), inPoints(34), inPoints(22), '*', inPoints(72)],
        rowHeight,
        header,
        rows: rows.map((row) => [
          {
            stack: [
              { text: row.owner, bold: true, fontSize: 9 },
              { text: sayContacts(row), fontSize: 8 },
            ],
          },
          { text: row.units, fontSize: 9 },
          { text: formatWeight(row.weight), alignment: 'right' as const, fontSize: 9 },
          {
            text: [sayAbsenteeNotice(row), sayAbsenteeAnswer(row)].filter(Boolean).join('\n'),
            fontSize: 8,
          },
          '',
        ]),
      }),
    ],
  };
}
