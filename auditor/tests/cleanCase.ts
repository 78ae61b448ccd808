import {
  buildActaRecord,
  coursesOf,
  draftActa,
  type ElectionTerms,
  matterRule,
  noDetails,
  type Option,
  packOf,
  type Question,
  treeText,
  type Unit,
  yesNoOptions,
} from '@asamblea/domain';
import { type Case, newCase, record } from './caseFile.ts';
import { ask, askSecret, datedOf, enter, mend, read, seat } from './meeting.ts';

const point = 1_000_000;
const pack = packOf('co-ph');
const rule = matterRule(pack, 'budget');
const yesNo = yesNoOptions({ blank: false, abstention: true });

/** Eight units; the last one owes and never comes, and two of one owner are a head. */
function unitsOf(): Unit[] {
  return (
    [
      [20, 'ana'],
      [15, 'beto'],
      [12, 'caro'],
      [13, 'caro'],
      [10, 'dora'],
      [10, 'eva'],
      [10, 'fito'],
      [10, 'gil'],
    ] as const
  ).map(([weight, owner], order) => ({
    ...{ unitId: `A${order + 1}`, label: `Apto ${order + 1}`, group: '', kind: 'apartamento' },
    ...{
      weight: weight * point,
      ownerIds: [owner],
      ownerNames: [owner],
      inArrears: order === 7,
      order,
    },
  }));
}

const person = (label: string): Option => ({ optionId: label, label, role: 'candidate' });
const slate = (label: string, names: readonly string[]): Option => ({
  ...person(label),
  lines: names.map((name) => ({ name, substitute: null })),
});
const blank: Option = { optionId: 'blank', label: 'En blanco', role: 'blank' };

function questionOf(number: number, text: string, more: Partial<Question>): Question {
  return {
    ...{
      questionId: `0000000${number}-0000-4000-8000-000000000000`,
      number,
      text,
      options: yesNo,
      rule,
    },
    ...{ rulePack: 'co-ph', liveBars: false, durationSeconds: null, session: 1, state: 'closed' },
    ...{ openedAt: 1, closesAt: null, quorumAtOpening: true },
    ...more,
  };
}

const terms = (more: Partial<ElectionTerms>): ElectionTerms => ({
  ...{ kind: 'people', marks: { min: 1, max: 1 }, seats: 1, needsMajority: false, method: null },
  ...more,
});

/** A meeting in Bogotá, from its first entry to its minutes, all with the program itself. */
export function cleanCase(): Case {
  const file = newCase(unitsOf());
  for (const unitId of ['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7']) enter(file, unitId);
  read(file, 'session-installed');
  file.sesiones[0] = { ...file.sesiones[0], installedAsOf: file.eventos.at(-1)?.committed };
  ask(file, questionOf(1, '¿Aprueba el presupuesto?', {}), {
    ...{ A1: ['favour'], A2: ['favour'], A3: ['favour'], A4: ['favour'] },
    ...{ A5: ['against'], A6: ['abstention'] },
  });
  mend(file, 'A3', 10 * point);
  mend(file, 'A4', 15 * point);
  record(file, 'unit-left', { unitId: 'A5', session: 1 });
  seat(file, 'A5', false);
  ask(
    file,
    questionOf(2, '¿Quiénes forman el consejo?', {
      options: ['Ana', 'Beto', 'Caro'].map(person).concat(blank),
      election: terms({ seats: 2, marks: { min: 1, max: 2 } }),
    }),
    {
      A1: ['Ana', 'Beto'],
      A2: ['Beto'],
      A3: ['Caro'],
      A4: ['Ana'],
      A6: ['blank'],
      A7: ['Beto', 'Caro'],
    },
  );
  ask(
    file,
    questionOf(3, '¿Qué plancha elige?', {
      options: [slate('Uno', ['U1', 'U2', 'U3']), slate('Dos', ['D1', 'D2', 'D3']), blank],
      election: terms({ kind: 'slates', seats: 3, method: 'quotient' }),
    }),
    { A1: ['Uno'], A2: ['Dos'], A3: ['Uno'], A4: ['Uno'], A6: ['Dos'], A7: ['blank'] },
  );
  askSecret(
    file,
    questionOf(4, '¿Aprueba la demanda?', { disclosure: 'secret', unitsAreHeads: true }),
    {
      A1: 'favour',
      A2: 'against',
      A3: 'favour',
      A4: 'favour',
      A6: 'favour',
      A7: 'against',
    },
  );
  read(file, 'quorum-verified');
  read(file, 'session-closed');
  fixActa(file);
  return file;
}

/** The minutes as the program writes them, fixed with their digest in the record. */
function fixActa(file: Case): void {
  const actaRecord = buildActaRecord(
    {
      assembly: {
        name: 'Los Pinos',
        country: 'CO',
        rulePack: 'co-ph',
        timeZone: 'America/Bogota',
        weightMeasure: 'percent',
      },
      session: {
        ...{
          session: 1,
          call: 1,
          state: 'closed',
          startsAt: file.start,
          stage: { mode: 'quorum' },
        },
        openQuestionIds: [],
      },
      ...{
        units: file.unidades,
        mended: file.antes,
        attendance: file.asistencia,
        events: datedOf(file),
      },
      ...{
        questions: file.preguntas,
        results: file.resultados,
        attorneys: new Map(),
        readAt: file.now,
      },
      ballots: new Map(Object.entries(file.votos)),
    },
    { failedBefore: [], plannedAfter: null, proxies: [], holidays: [], offices: [] },
  );
  const [course] = coursesOf(actaRecord.quorum);
  if (course === undefined) throw new Error('Nothing was held.');
  file.acta = JSON.parse(treeText(draftActa({ record: actaRecord, course, details: noDetails })));
  record(file, 'acta-fixed', { session: 1, call: 1, digest: '' });
}
