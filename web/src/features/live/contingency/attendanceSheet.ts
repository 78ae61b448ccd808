import {
  formatWeight,
  groupBy,
  type HoldingWords,
  holdingHeadings,
  inPoints,
  isLiveProxy,
  type ProxyGrant,
  sayUnits,
  type Unit,
} from '@asamblea/domain';
import type { PdfDefinition } from '../../../parts/writing/pdfFile.ts';
import { type PdfContent, signatureTable } from '../../../parts/writing/signatureTable.ts';

export interface SheetFrame {
  readonly assemblyName: string;
  /** `Primera convocatoria · 21 nov 2026, 2:00 p. m.` */
  readonly meeting: string;
  readonly words: HoldingWords;
}

interface SheetAsked extends SheetFrame {
  readonly units: readonly Unit[];
  readonly proxies: readonly ProxyGrant[];
  /** The law takes the quorum or the vote from units in arrears: the sheet names them. */
  readonly marksArrears: boolean;
}

/** Room for a signature by hand. */
const rowHeight = inPoints(10.5);
const edge = inPoints(12);

/**
 * The attendance on paper: every unit with its owner and attorney, its coefficient, and room for name,
 * signature and hour. Each tower begins a page, so that each table of the door has its own.
 */
export function attendanceSheet(asked: SheetAsked): PdfDefinition {
  const { assemblyName, meeting, words, marksArrears } = asked;
  const units = [...asked.units].sort((a, b) => a.order - b.order);
  const attorneys = attorneysOf(asked.proxies);
  const groups = [...groupBy(units, ({ group }) => group)];
  return {
    info: { title: `Asistencia · ${assemblyName}` },
    pageMargins: [edge, inPoints(26), edge, inPoints(18)],
    header: {
      margin: [edge, inPoints(8), edge, 0],
      columns: [
        {
          stack: [
            { text: assemblyName, bold: true, fontSize: 12 },
            { text: `Hoja de asistencia · ${meeting}`, fontSize: 9 },
          ],
        },
        {
          width: inPoints(62),
          text: 'Mesa: ____________   Hoja: ______',
          fontSize: 9,
          alignment: 'right',
        },
      ],
    },
    content: groups.flatMap(([group, own], i): PdfContent[] => [
      {
        text: [
          ...(group === '' ? (groups.length === 1 ? [] : ['Sin agrupación']) : [group]),
          sayUnits(own.length, words.units),
          ...(marksArrears ? ['(M) en mora'] : []),
        ].join(' · '),
        bold: true,
        fontSize: 11,
        margin: [0, 0, 0, 4],
        ...(i === 0 ? {} : { pageBreak: 'before' }),
      },
      tableOf(own, attorneys, asked),
    ]),
  };
}

function tableOf(
  units: readonly Unit[],
  attorneys: ReadonlyMap<string, readonly string[]>,
  { marksArrears, words }: Pick<SheetAsked, 'marksArrears' | 'words'>,
): PdfContent {
  const headings = holdingHeadings(words);
  const header = [
    ...[headings.unit.name, headings.owner.name, headings.weight.name],
    ...['Nombre de quien asiste y firma', 'Hora'],
  ];
  return signatureTable({
    widths: [inPoints(24), inPoints(54), inPoints(20), '*', inPoints(16)],
    rowHeight,
    header,
    rows: units.map((unit) => [
      {
        text: `${unit.label}${marksArrears && unit.inArrears ? ' (M)' : ''}`,
        bold: true,
        fontSize: 9.5,
      },
      {
        stack: [
          { text: unit.ownerNames.join(', '), fontSize: 8.5 },
          ...(attorneys.get(unit.unitId) ?? []).map((name) => ({
            text: `Poder: ${name}`,
            italics: true,
            fontSize: 8,
          })),
        ],
      },
      { text: formatWeight(unit.weight), alignment: 'right' as const, fontSize: 9 },
      '',
      '',
    ]),
  });
}

function attorneysOf(proxies: readonly ProxyGrant[]): ReadonlyMap<string, readonly string[]> {
  const named = proxies
    .filter(isLiveProxy)
    .flatMap(({ unitIds, attorneyName }) => unitIds.map((unitId) => ({ unitId, attorneyName })));
  return new Map(
    [...groupBy(named, ({ unitId }) => unitId)].map(([unitId, own]) => [
      unitId,
      [...new Set(own.map(({ attorneyName }) => attorneyName))],
    ]),
  );
}
