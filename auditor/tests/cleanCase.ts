import {
  type Attendance,
  type Ballot,
  buildActaRecord,
  decideResult,
  decideSecretResult,
  draftActa,
  type ElectionTerms,
  hashBallots,
  hashReceipts,
  isInForce,
  matterRule,
  movementsOf,
  noDetails,
  type Option,
  type Participation,
  packOf,
  presentAt,
  type Question,
  quorumAt,
  readingOf,
  receiptsOf,
  type StoredResult,
  sealResult,
  sittingsOf,
  tallyOf,
  treeText,
  type Unit,
  yesNoOptions,
} from '@asamblea/domain';
import { type Case, type Moment, newCase, record } from './caseFile.ts';

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
  askSecret(file, {
    A1: 'favour',
    A2: 'against',
    A3: 'favour',
    A4: 'favour',
    A6: 'favour',
    A7: 'against',
  });
  read(file, 'quorum-verified');
  read(file, 'session-closed');
  fixActa(file);
  return file;
}

function enter(file: Case, unitId: string): void {
  record(file, 'unit-entered', { unitId, personId: `p-${unitId}`, session: 1 });
  seat(file, unitId, true);
}

function seat(file: Case, unitId: string, present: boolean): void {
  const unit = file.unidades.find((one) => one.unitId === unitId);
  if (unit === undefined) throw new Error('No such unit.');
  const { label, group, order, weight, ownerIds } = unit;
  const attendance: Attendance = {
    ...{
      unitId,
      label,
      group,
      order,
      weight,
      present,
      headId: ownerIds.join('+'),
      since: file.now,
    },
    ...{
      personId: ownerIds[0] ?? '',
      personName: ownerIds[0] ?? '',
      ownerName: '',
      capacity: 'owner',
      channel: 'hall',
    },
  };
  file.asistencia = [...file.asistencia.filter((one) => one.unitId !== unitId), attendance];
}

/** A weight that is mended in place: what it was stays beside. */
function mend(file: Case, unitId: string, weight: number): void {
  const event = record(file, 'unit-edited', { unitId, version: 'r1' });
  const unit = file.unidades.find((one) => one.unitId === unitId);
  if (unit === undefined) throw new Error('No such unit.');
  file.antes.push({ at: event.committed ?? '', before: { ...unit } });
  unit.weight = weight;
  seat(file, unitId, true);
}

function read(file: Case, kind: Moment): void {
  const movements = movementsOf(datedOf(file));
  const roll = file.unidades.map(({ unitId, ownerIds, weight, inArrears }) => ({
    ...{
      unitId,
      headId: ownerIds.join('+'),
      weights: { main: weight },
      inArrears,
      inConflict: false,
    },
  }));
  const frame = {
    roll,
    scopes: ['weight:main', 'units', 'heads'] as const,
    exclusions: rule.exclusions,
  };
  const quorum = quorumAt(movements, '999999999999.000000000', {
    ...{ ...frame, quorum: rule.quorum, call: 1, vocabulary: pack.vocabulary },
  });
  record(file, kind, { session: 1, call: 1, quorum: readingOf(quorum) });
}

function datedOf(file: Case) {
  return file.eventos.map(({ committed = '', ...event }) => ({
    ...event,
    committed,
    sequence: event.sequence ?? 0,
  }));
}

function hallNow(file: Case) {
  const present = presentAt(movementsOf(datedOf(file)), '999999999999.000000000');
  const attendance = file.asistencia.map((one) => ({ ...one, present: present.has(one.unitId) }));
  return { units: file.unidades.map((unit) => ({ ...unit })), attendance };
}

function ask(
  file: Case,
  question: Question,
  choices: Readonly<Record<string, readonly string[]>>,
): void {
  const { questionId } = question;
  record(file, 'question-opened', { questionId, session: 1 });
  const ballots = Object.entries(choices).map(([unitId, optionIds], at): Ballot => {
    const unit = file.unidades.find((one) => one.unitId === unitId);
    return {
      ...{
        unitId,
        optionIds,
        weight: unit?.weight ?? 0,
        personId: unit?.ownerIds[0] ?? '',
        castBy: 'u',
      },
      ...{
        requestId: `r${at}`,
        receipt: `R${questionId.slice(7, 8)}${at}`,
        castAt: file.now,
        channel: 'phone',
      },
    };
  });
  const closedAt = file.now + 500;
  const counted = decideResult({
    ...hallNow(file),
    question,
    call: 1,
    closedAt,
    ballots: ballots.filter(isInForce),
  });
  const over = {
    of: 'ballots',
    count: ballots.length,
    salt: '',
    hash: hashBallots(question, ballots),
  } as const;
  file.votos[questionId] = ballots;
  keep(file, question, { ...sealResult(counted, over), shownAt: closedAt }, receiptsOf(ballots));
}

function askSecret(file: Case, choices: Readonly<Record<string, string>>): void {
  const question = questionOf(4, '¿Aprueba la demanda?', {
    disclosure: 'secret',
    unitsAreHeads: true,
  });
  const { questionId } = question;
  record(file, 'question-opened', { questionId, session: 1 });
  const { units, attendance } = hallNow(file);
  const cast = Object.entries(choices).map(([unitId, optionId]) => {
    const weight = units.find((one) => one.unitId === unitId)?.weight ?? 0;
    return { unitId, weight, optionIds: [optionId] };
  });
  const participations: Participation[] = cast.map(({ unitId, weight }) => ({
    ...{ unitId, weight, personId: `p-${unitId}`, castBy: 'u', requestId: 'r' },
  }));
  const closedAt = file.now + 500;
  const counted = decideSecretResult({
    ...{
      units,
      attendance,
      question,
      call: 1,
      closedAt,
      participations,
      tally: tallyOf(question, cast),
    },
  });
  const codes = cast.map((_, at) => `S${at}`);
  const over = {
    of: 'receipts',
    count: codes.length,
    salt: 'aa',
    hash: hashReceipts('aa', codes),
  } as const;
  file.participacion[questionId] = participations;
  keep(file, question, { ...sealResult(counted, over), shownAt: closedAt }, codes);
}

function keep(
  file: Case,
  question: Question,
  result: StoredResult,
  codes: readonly string[],
): void {
  const { questionId, text } = question;
  const { closedAt, seal } = result;
  file.preguntas.push(structuredClone(question));
  file.resultados.push(structuredClone(result));
  file.comprobantes.push({
    questionId,
    number: question.number,
    text,
    disclosure: question.disclosure ?? 'named',
    closedAt,
    codes,
  });
  const event = record(file, 'question-closed', {
    questionId,
    session: 1,
    digest: seal?.digest ?? '',
  });
  file.cierres.push({ questionId, line: event.committed ?? '' });
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
  const [sitting] = sittingsOf(actaRecord.quorum);
  if (sitting === undefined) throw new Error('Nothing was held.');
  file.acta = JSON.parse(treeText(draftActa({ record: actaRecord, sitting, details: noDetails })));
  record(file, 'acta-fixed', { session: 1, call: 1, digest: '' });
}
