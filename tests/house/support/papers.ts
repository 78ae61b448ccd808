import {
  type ActaDetails,
  absenteeRows,
  absentOwnersOf,
  absentTable,
  attendeesTable,
  buildActaRecord,
  type ConsentView,
  coursesOf,
  draftActa,
  holdingWordsOf,
  milestonesOf,
  quorumReport,
  quorumTables,
  type SessionRecord,
  type Unit,
  votersReport,
  votesReport,
  yesNoOptions,
} from '@asamblea/domain';
import {
  hallOf,
  noticeOf,
  noticesOf,
  threeFifths,
} from '../../../domain/src/testing/halls/absentHall.ts';
import { proxyOf } from '../../../domain/src/testing/halls/proxyOf.ts';
import {
  caseProxies,
  firstEvents,
  firstSession,
  secondSession,
} from '../../../domain/src/testing/records/actaCase.ts';
import { credentialFile } from '../../../web/src/features/hall/attendance/person/credentialFile.ts';
import { attendanceSheet } from '../../../web/src/features/live/contingency/attendanceSheet.ts';
import { paperBallots } from '../../../web/src/features/live/contingency/paperBallots.ts';
import { slipFile } from '../../../web/src/features/people/proxies/desk/slipFile.ts';
import { absenteeSheet } from '../../../web/src/features/polls/consents/absenteeSheet.ts';
import { decisionBlock } from '../../../web/src/features/record/reports/decisionBlock.ts';
import { actaPdf } from '../../../web/src/parts/writing/actaPdf.ts';
import { exportPdf } from '../../../web/src/parts/writing/exportReport.ts';
import { pdfFile } from '../../../web/src/parts/writing/pdfFile.ts';
import { platePapers } from './platePapers.ts';

/** Something that is printed, with what somebody typed and has to be on it whole. */
export interface Paper {
  readonly name: string;
  readonly typed: readonly string[];
  readonly write: () => Promise<Blob>;
}

/** As long as the roster and the chair may write them. */
export const assemblyName =
  'Agrupación Residencial y Comercial Torres del Parque de los Novios, Propiedad Horizontal';
const longName =
  'María de los Ángeles Villaescusa-Echeverri Sánchez de Santamaría y herederos de don Crisóstomo Etxebarrieta y Cía. S. A. S.';
const longText = `¿Aprueba la asamblea, con cargo al fondo de imprevistos (artículo 35 del reglamento), ${'la impermeabilización de las cubiertas de las torres 1, 2 y 3, según la oferta que leyó el consejo; '.repeat(4)}y su pago en tres contados, con las retenciones y garantías que diga el contrato?`;
const zone = 'America/Bogota';
const about = `${assemblyName} · sesión 1 · datos del 22 nov 2026, 7:40 p. m.`;
const meeting = 'Primera convocatoria · 22 nov 2026, 2:00 p. m.';

/** As a register writes it. */
const capitalName = 'INVERSIONES Y CONSTRUCCIONES EL ROBLE';
const owners: Readonly<Record<string, readonly string[]>> = { A: [capitalName], B: [longName] };

const named = <T extends SessionRecord>(record: T): T => ({
  ...record,
  assembly: { ...record.assembly, name: assemblyName, timeZone: zone },
  units: record.units.map((unit) => ({
    ...unit,
    ownerNames: owners[unit.unitId] ?? unit.ownerNames,
  })),
  questions: record.questions.map((one, place) => (place === 0 ? { ...one, text: longText } : one)),
  results: record.results.map((one, place) => (place === 0 ? { ...one, text: longText } : one)),
});
const held = named(secondSession);
const failed = named(firstSession);

const details: ActaDetails = {
  ...{ number: '014 de 2026', kind: 'ordinary', place: 'Salón social, torre 2, piso 1' },
  ...{ caller: 'la administradora, Ana Ruiz', noticeForm: 'correo electrónico y cartelera' },
  ...{ noticeDate: '3 de noviembre de 2026', chair: 'Íñigo Peña', secretary: longName },
};

const draftOf = (record: SessionRecord, before: typeof firstEvents) => {
  const acta = buildActaRecord(record, {
    ...{
      failedBefore: milestonesOf(before, 1),
      plannedAfter: milestonesOf(secondSession.events, 2)[0] ?? null,
    },
    ...{ proxies: caseProxies, holidays: [], offices: [] },
  });
  const [course] = coursesOf(acta.quorum);
  if (course === undefined) throw new Error('Neither held nor failed.');
  return draftActa({ record: acta, course, details });
};

const units: readonly Unit[] = Array.from({ length: 61 }, (_, order) => ({
  ...{
    unitId: `T1-${order}`,
    label: `Torre 1 · ${100 + order}`,
    group: order < 40 ? 'Torre 1' : '',
  },
  ...{ kind: '', weight: 500_000, order, ownerIds: ['ana'] },
  ownerNames: order === 7 ? [longName, 'Íñigo Peña'] : ['Ana Peña'],
  inArrears: order % 9 === 0,
}));
const words = holdingWordsOf({ rulePack: 'es-lph', weightMeasure: 'percent' });
const frame = { assemblyName, meeting, words, units };
const proxies = [proxyOf({ unitIds: ['T1-3'], attorneyName: longName })];
const candidates = Array.from({ length: 40 }, (_, place) => ({
  ...{ optionId: `c${place}`, role: 'candidate' as const },
  label: `${place + 1}. ${longName}`.slice(0, 120),
}));
const options = yesNoOptions({ blank: true, abstention: true });

const absent = absenteeRows({
  owners: absentOwnersOf(hallOf('ana:A:60', 'eva:B:20', 'eva:C:10', 'fede:D:10'), threeFifths),
  notices: noticesOf(
    noticeOf('A', '2026-03-14', '2026-03-20'),
    noticeOf('B', '2026-02-01', '2026-03-20'),
  ),
  ...{ days: 30, today: '2026-03-21' },
  contactOf: () => ({ email: 'ana@example.com', phone: '+34 600 000 000' }),
});
const view: ConsentView = {
  process: {
    ...{ questionId: 'q1', number: 1, text: longText, session: 1, timeZone: zone },
    ...{ days: 30, closedOn: '2026-03-13', parts: 1, state: 'open', verdict: 'pending' },
    counts: { unnotified: absent.length, notified: 0, expired: 0, objects: 0 },
    ...{ until: null, nextDay: null, dueAt: null, changedAt: 0, settledAt: null },
  },
  ...{ today: '2026-03-20', sentence: '', ifSilent: 'approved', ifAllObject: 'rejected' },
  ...{ article: 'Ley 49/1960, artículo 17.8', rows: absent },
};

function report(
  title: string,
  more: Partial<Parameters<typeof exportPdf>[0]>,
): () => Promise<Blob> {
  const flat = { name: '', columns: [], rows: [] };
  return () =>
    exportPdf({
      ...{ title, subtitle: about, timeZone: zone, flat, sheets: [], pages: [] },
      ...more,
    });
}

const voters = votersReport(held);
const many = { ...voters, voters: Array.from({ length: 14 }, () => voters.voters).flat() };

/** Everything that the application prints. */
export const papers: readonly Paper[] = [
  {
    name: 'informe de quórum',
    typed: [assemblyName, longText],
    write: report('Informe de quórum', { pages: quorumTables(quorumReport(held), zone) }),
  },
  {
    name: 'informe de asistentes',
    typed: [assemblyName, longName, 'Piso A', capitalName],
    write: report('Informe de asistentes', { pages: [attendeesTable(many), absentTable(many)] }),
  },
  {
    name: 'informe de votaciones',
    typed: [assemblyName, longText],
    write: report('Informe de votaciones', {
      blocks: votesReport(held).questions.map((one) => decisionBlock(one, zone)),
    }),
  },
  {
    name: 'acta',
    typed: [
      assemblyName,
      longText,
      longName,
      capitalName,
      ...Object.values(details).filter((one) => one !== 'ordinary' && one !== null),
    ],
    write: () => actaPdf(draftOf(held, firstEvents)),
  },
  {
    name: 'acta de no quórum',
    typed: [assemblyName, '014 de 2026', 'Íñigo Peña', longName],
    write: () => actaPdf(draftOf(failed, [])),
  },
  {
    name: 'hoja de asistencia',
    typed: [assemblyName, longName, 'Íñigo Peña', 'Ana Peña'],
    write: () => pdfFile(attendanceSheet({ ...frame, proxies, marksArrears: true })),
  },
  {
    name: 'papeletas',
    typed: [assemblyName, longText, 'Torre 1 · 160'],
    write: () =>
      pdfFile(paperBallots({ ...frame, question: { number: 3, text: longText, options } })),
  },
  {
    name: 'papeletas cortas',
    typed: [assemblyName, 'Torre 1 · 160'],
    write: () =>
      pdfFile(
        paperBallots({ ...frame, question: { number: 3, text: '¿Aprueba el acta?', options } }),
      ),
  },
  {
    name: 'papeletas de elección',
    typed: [assemblyName, longText, ...candidates.map(({ label }) => label)],
    write: () =>
      pdfFile(
        paperBallots({ ...frame, question: { number: 3, text: longText, options: candidates } }),
      ),
  },
  ...platePapers(assemblyName, longName),
  {
    name: 'credencial',
    typed: [assemblyName, longName],
    write: () =>
      credentialFile({
        ...{ name: longName, units: 'Torre 1 · 101 y Torre 1 · 102', assembly: assemblyName },
        ...{ link: 'https://asamblea.example/entrar#7K2MQ0XD', until: '23 nov 2026, 12:30 a. m.' },
      }),
  },
  {
    name: 'código del apoderado',
    typed: [assemblyName, longName, 'Torre 1 · 101', 'Torre 1 · 102'],
    write: () =>
      slipFile({
        ...{ assemblyName, cot: 'torres', attorneyName: longName, timeZone: zone },
        labels: ['Torre 1 · 101', 'Torre 1 · 102'],
        code: { code: '7K2M-Q0XD', expiresAt: Date.UTC(2026, 10, 23, 5, 30) },
      }),
  },
  {
    name: 'ausentes',
    typed: [assemblyName, longText],
    write: () => pdfFile(absenteeSheet(view, absent, { assemblyName, words })),
  },
];
