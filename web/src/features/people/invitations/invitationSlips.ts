import { endSentence, type InvitationSheet, inPoints } from '@asamblea/domain';
import type { PdfDefinition } from '../../../parts/writing/pdfFile.ts';
import { formatMoment } from '../../../ui/time/formatMoment.ts';

export interface InvitationSlip {
  readonly sheet: InvitationSheet;
  readonly name: string;
  readonly units: string;
}

export interface SlipFrame {
  readonly assemblyName: string;
  readonly cot: string;
  readonly timeZone: string;
  /** Where the application is: `https://asamblea.co`. */
  readonly origin: string;
}

/** A piece of paper for each person, three a page, to cut along the lines: how to enter without mail. */
export function invitationSlips(slips: readonly InvitationSlip[], frame: SlipFrame): PdfDefinition {
  return {
    info: { title: 'Invitaciones en papel' },
    footer: null,
    content: slips.map((slip) => ({
      unbreakable: true,
      stack: [
        {
          columns: [
            { width: '*', stack: wordsOf(slip, frame) },
            {
              width: inPoints(48),
              qr: `${frame.origin}${slip.sheet.path}`,
              fit: inPoints(46),
              eccLevel: 'M' as const,
              alignment: 'right' as const,
            },
          ],
          columnGap: inPoints(6),
        },
        cutLine(),
      ],
    })),
  };
}

/** Anew for each: pdfmake keeps in a piece where it stood, and would not draw it again. */
const cutLine = () => ({
  canvas: [
    {
      type: 'line' as const,
      x1: 0,
      y1: 0,
      x2: inPoints(174),
      y2: 0,
      lineWidth: 0.5,
      lineColor: '#777',
      dash: { length: 4 },
    },
  ],
  margin: [0, inPoints(6), 0, inPoints(6)] as [number, number, number, number],
});

function wordsOf({ sheet, name, units }: InvitationSlip, frame: SlipFrame) {
  const { assemblyName, cot, timeZone, origin } = frame;
  const host = origin.replace(/^https?:\/\//u, '');
  const below = (points: number): [number, number, number, number] => [0, points, 0, 0];
  return [
    { text: assemblyName, fontSize: 9, color: '#444' },
    { text: name, bold: true, fontSize: 14, margin: below(4) },
    { text: units, fontSize: 10 },
    {
      text: 'Para entrar a la asamblea, lea el código de la derecha con la cámara de su celular y pulse «Entrar».',
      margin: below(8),
    },
    ...(sheet.code === null
      ? []
      : [
          {
            text: `Sin cámara: en ${host}/loginVirtual escriba la asamblea ${cot}, su documento y este código personal:`,
            margin: below(6),
          },
          { text: sheet.code, bold: true, fontSize: 20, margin: below(2) },
        ]),
    {
      text: `${endSentence(`El QR deja entrar una vez, hasta el ${formatMoment(sheet.expiresAt, timeZone)}`)} No lo muestre: quien lo tenga puede votar por usted.`,
      fontSize: 8,
      color: '#444',
      margin: below(6),
    },
  ];
}
