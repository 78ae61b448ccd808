import {
  type Attendance,
  type Ballot,
  decideResult,
  decideSecretResult,
  hashBallots,
  hashReceipts,
  isInForce,
  movementsOf,
  type Participation,
  packOf,
  presentAt,
  type Question,
  quorumAt,
  readingOf,
  receiptsOf,
  ruleOf,
  type StoredResult,
  sealResult,
  tallyOf,
} from '@asamblea/domain';
import { type Case, type Moment, record } from './caseFile.ts';

const pack = packOf('co-ph');
const ordinary = ruleOf(pack, pack.ordinaryRuleId);

export function enter(file: Case, unitId: string): void {
  record(file, 'unit-entered', { unitId, personId: `p-${unitId}`, session: 1 });
  seat(file, unitId, true);
}

export function seat(file: Case, unitId: string, present: boolean): void {
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
export function mend(file: Case, unitId: string, weight: number): void {
  const event = record(file, 'unit-edited', { unitId, version: 'r1' });
  const unit = file.unidades.find((one) => one.unitId === unitId);
  if (unit === undefined) throw new Error('No such unit.');
  file.antes.push({ at: event.committed ?? '', before: { ...unit } });
  unit.weight = weight;
  seat(file, unitId, true);
}

export function read(file: Case, kind: Moment): void {
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
    exclusions: ordinary.exclusions,
  };
  const quorum = quorumAt(movements, '999999999999.000000000', {
    ...{ ...frame, quorum: ordinary.quorum, call: 1, vocabulary: pack.vocabulary },
  });
  record(file, kind, { session: 1, call: 1, quorum: readingOf(quorum) });
}

export function datedOf(file: Case) {
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

export function ask(
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

export function askSecret(
  file: Case,
  question: Question,
  choices: Readonly<Record<string, string>>,
): void {
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
