import {
  type AssemblySession,
  type Attendance,
  accept,
  type Ballot,
  type CurrentBallot,
  type Holding,
  isRollPublic,
  isSecret,
  type Member,
  momentOf,
  type Outcome,
  type Participation,
  type Question,
  refuse,
} from '@asamblea/domain';
import { documents } from '../platform/documents.ts';
import {
  type CollectionReference,
  getGroups,
  readTogether,
  type Transaction,
} from '../platform/firestore.ts';

/** All that a ballot needs: the question of the moment, the units held now, and what they voted. */
export function readCurrentBallot(
  assemblyId: string,
  member: Member,
  now: number,
): Promise<Outcome<CurrentBallot>> {
  return readTogether(async (tx) => {
    const assembly = (await tx.get(documents.assembly(assemblyId))).data();
    if (assembly === undefined) return refuse('assembly-unknown');
    const found = await tx.get(documents.session(assemblyId, assembly.activeSession));
    const session = found.data();
    if (session === undefined) return refuse('session-not-open');
    const question = await questionOf(tx, assemblyId, session);
    const holdings =
      member.personId === null
        ? []
        : await holdingsOf(tx, assemblyId, session.session, question, member.personId);
    return accept({
      assemblyName: assembly.name,
      cot: assembly.cot,
      personName: member.name,
      serverNow: now,
      stage: session.stage,
      session: momentOf(session),
      question,
      holdings,
    });
  });
}

/** The open question wherever the stage is; otherwise the one on the stage, once it has closed. */
async function questionOf(
  tx: Transaction,
  assemblyId: string,
  { openQuestionId, stage }: AssemblySession,
): Promise<CurrentBallot['question']> {
  const staged = stage.mode === 'question' || stage.mode === 'result' ? stage.questionId : null;
  const questionId = openQuestionId ?? staged;
  if (questionId === null) return null;
  const question: Question | undefined = (
    await tx.get(documents.question(assemblyId, questionId))
  ).data();
  if (question === undefined || question.state === 'draft' || question.state === 'annulled') {
    return null;
  }
  const { number, text, options, state, closesAt, item = '', rehearsal = false } = question;
  const { election = null } = question;
  const disclosure = isSecret(question) ? 'secret' : 'named';
  return {
    ...{ questionId, number, text, disclosure, options, state, closesAt },
    ...{ item, rehearsal, election, isRollPublic: isRollPublic(question) },
  };
}

async function holdingsOf(
  tx: Transaction,
  assemblyId: string,
  session: number,
  question: CurrentBallot['question'],
  personId: string,
): Promise<readonly Holding[]> {
  const attendance = documents.attendance(assemblyId, session);
  const mine = (await tx.get(attendance.where('personId', '==', personId))).docs.map((unit) =>
    unit.data(),
  );
  const held = mine.filter((unit) => unit.present);
  if (question === null) return held.sort(byOrder).map((unit) => holdingOf(unit, null));

  const votes: CollectionReference<Ballot | Participation> = isSecret(question)
    ? documents.participations(assemblyId, question.questionId)
    : documents.ballots(assemblyId, question.questionId);
  const own = (await tx.get(votes.where('personId', '==', personId))).docs.map((vote) =>
    vote.data(),
  );
  const leftBehind = own.filter((vote) => !held.some((unit) => unit.unitId === vote.unitId));
  const read = await getGroups(tx, {
    votes: held.map((unit) => votes.doc(unit.unitId)),
    attendance: leftBehind.map((vote) => attendance.doc(vote.unitId)),
  });
  const ofHeld = held.map((unit, i) => [unit, read.votes[i] ?? null] as const);
  const ofLeft = leftBehind.flatMap((vote, i) => {
    const unit = read.attendance[i];
    return unit === undefined ? [] : [[unit, vote] as const];
  });
  return [...ofHeld, ...ofLeft]
    .sort(([a], [b]) => byOrder(a, b))
    .map(([unit, vote]) => holdingOf(unit, vote));
}

function byOrder(a: Attendance, b: Attendance): number {
  return a.order - b.order;
}

function holdingOf(unit: Attendance, vote: Ballot | Participation | null): Holding {
  const { unitId, label, weight, capacity, ownerName } = unit;
  return {
    unitId,
    label,
    weight,
    capacity,
    ownerName,
    ballot: vote === null ? null : 'optionId' in vote ? ballotOf(vote) : tookPart,
  };
}

function ballotOf({ optionId, optionIds, receipt, castAt }: Ballot): Holding['ballot'] {
  return { optionId, optionIds, receipt, castAt };
}

const tookPart = { optionId: null, receipt: null, castAt: null } as const;
