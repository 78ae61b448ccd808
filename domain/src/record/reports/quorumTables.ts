import { sayQuestionNumber } from '../../kernel/sessions/questionNumber.ts';
import type { ReportTable } from '../../kernel/sheets/reportTable.ts';
import { holdingHeadings, plainWords } from '../../kernel/weights/holdingWords.ts';
import { sayPresence } from '../../laws/quorum/quorum.ts';
import { sayEvent } from '../../meeting/events/sayEvent.ts';
import type { Milestone } from './milestone.ts';
import type { QuorumReport } from './quorumReport.ts';

/** The words of a reading: the part present, and the base. */
function readingColumns({ words = plainWords }: Pick<QuorumReport, 'words'>) {
  const { present, units } = holdingHeadings(words);
  return [present, { name: 'Del total', isFigure: true }, units];
}

/** Every table of the quorum, the shortest first. */
export function quorumTables(report: QuorumReport, timeZone: string): readonly ReportTable[] {
  return [
    milestonesTable(report, timeZone),
    questionsTable(report),
    groupsTable(report),
    movesTable(report),
  ];
}

/** The acts of the chair on the session, and the quorum that was read then. */
function milestonesTable(
  report: Pick<QuorumReport, 'milestones' | 'words'>,
  timeZone: string,
): ReportTable {
  return {
    name: 'Hitos de la sesión',
    columns: [
      ...[{ name: 'Momento' }, { name: 'Hecho' }, ...readingColumns(report)],
      { name: 'Quórum de la reunión' },
    ],
    rows: report.milestones.map((milestone) => {
      const { quorum, at } = milestone;
      const what = sayMilestone(milestone, timeZone);
      return quorum === null
        ? [{ at }, what, '', '', '', '']
        : [{ at }, what, ...cellsOf(quorum), sayMet(quorum.met)];
    }),
  };
}

export function sayMilestone(milestone: Milestone, timeZone: string): string {
  const { kind, at, call, until, eventId, sequence } = milestone;
  return sayEvent(
    {
      kind,
      at,
      call,
      eventId,
      sequence,
      unit: null,
      unitId: null,
      person: null,
      by: '',
      seal: null,
      ...(until === null ? {} : { until }),
    },
    timeZone,
  );
}

/** The units present at each question, when it opened and when it closed. */
function questionsTable({ questions }: Pick<QuorumReport, 'questions'>): ReportTable {
  return {
    name: 'Quórum en cada pregunta',
    columns: [
      ...[{ name: 'Pregunta' }, { name: 'Abierta' }, { name: 'Al abrir', isFigure: true }],
      ...[{ name: 'Quórum de la reunión al abrir' }, { name: 'Cerrada' }],
      ...[{ name: 'Al cerrar', isFigure: true }, { name: 'Quórum de la reunión al cerrar' }],
      ...[
        { name: 'Para decidir', isFigure: true },
        { name: 'Del total', isFigure: true },
      ],
      { name: 'Quórum de la decisión' },
    ],
    rows: questions
      .filter(({ opened }) => opened !== null)
      .map(({ text, opened, closed, decision, ...named }) => [
        `${sayQuestionNumber(named)}. ${text}`,
        { at: opened?.at ?? null },
        opened === null ? '' : { weight: opened.present.weight },
        opened === null ? '' : sayMet(opened.met),
        { at: closed?.at ?? null },
        closed === null ? '' : { weight: closed.present.weight },
        closed === null ? 'Sin cerrar' : sayMet(closed.met),
        decision === null ? '' : { weight: decision.present.weight },
        decision === null ? '' : { percent: sayPresence(decision) },
        decision === null ? '' : sayMet(decision.met),
      ]),
  };
}

function groupsTable({
  groups,
  words = plainWords,
}: Pick<QuorumReport, 'groups' | 'words'>): ReportTable {
  const { units, weight } = holdingHeadings(words);
  return {
    name: 'Presentes por agrupación',
    columns: [
      { name: 'Agrupación' },
      ...[weight, units],
      { name: 'Al instalar', isFigure: true },
      { name: 'Al final', isFigure: true },
      { name: 'Del grupo', isFigure: true },
      { ...units, name: `${units.name} al final` },
    ],
    rows: groups.map(({ group, total, installed, last }) => [
      sayGroup(group),
      { weight: total.weight },
      { count: total.units },
      installed === null ? '' : { weight: installed.weight },
      { weight: last.weight },
      { part: last.weight, of: total.weight },
      { count: last.units },
    ]),
  };
}

export function sayGroup(group: string): string {
  return group === '' ? 'Sin agrupación' : group;
}

/** Every entry and exit with what was present right after it. */
export function movesTable(report: Pick<QuorumReport, 'moves' | 'words'>): ReportTable {
  const headings = holdingHeadings(report.words ?? plainWords);
  return {
    name: 'Entradas y salidas',
    columns: [
      ...[{ name: 'Momento' }, { name: 'Movimiento' }, headings.unit],
      ...[{ name: 'Agrupación' }, { name: 'Persona' }, headings.weight],
      ...readingColumns(report),
      { name: 'Quórum de la reunión' },
    ],
    rows: report.moves.map(({ at, kind, unit, group, person, weight, met, ...reading }) => [
      { at },
      kind === 'entered' ? 'Entró' : 'Salió',
      ...[unit, sayGroup(group), person, { weight }],
      ...cellsOf(reading),
      sayMet(met),
    ]),
  };
}

function cellsOf(reading: Parameters<typeof sayPresence>[0]) {
  const { present } = reading;
  return [{ weight: present.weight }, { percent: sayPresence(reading) }, { count: present.units }];
}

function sayMet(met: boolean): string {
  return met ? 'Sí' : 'No';
}
