import {
  type AssemblySession,
  type Attendance,
  accept,
  type Ballot,
  type CurrentBallot,
  type Holding,
  isRollPublic,
  isSecret,
  isStanding,
  type Member,
  momentOf,
  type Outcome,
  type Participation,
  type Question,
  refuse,
  voteChannelOf,
} from '@asamblea/domain';
import { documents } from '../platform/documents.ts';
import {
  type CollectionReference,
  getGroups,
  readTogether,
  type Transaction,
} from '../platform/firestore.ts';
import { readInstructions } from './readInstructions.ts';

/** All that a ballot needs: the question of the moment, the units held now, and what they voted. */
export function readCurrentBallot(
  assemblyId: string,
  member: Pick<Member, 'personId' | 'name'>,
  now: number,
): Promise<Outcome<CurrentBallot>> {
  return readTogether(async (tx) => {
    const assembly = (await tx.get(documents.assembly(assemblyId))).data();
    if (assembly === undefined) return refuse('assembly-unknown');
    const found = await tx.get(documents.session(assemblyId, assembly.activeSession));
    const session = found.data();
    if (session === undefined) return refuse('session-not-open');
    const question = await questionOf(tx, assemblyId, session);
    const { personId } = member;
    const holdings =
      personId === null
        ? []
        : await holdingsOf(tx, { assemblyId, session: session.session, question, personId, now });
    return accept({
      assemblyName: assembly.name,
      cot: assembly.cot,
      timeZone: assembly.timeZone,
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
  const { election = null, mayChange = false } = question;
  const disclosure = isSecret(question) ? 'secret' : 'named';
  return {
    ...{ questionId, number, text, disclosure, options, state, closesAt },
    ...{ item, rehearsal, election, mayChange, isRollPublic: isRollPublic(question) },
  };
}

async function holdingsOf(
  tx: Transaction,
  asked: {
    readonly assemblyId: string;
    readonly session: number;
    readonly question: CurrentBallot['question'];
    readonly personId: string;
    readonly now: number;
  },
): Promise<readonly Holding[]> {
  const { assemblyId, session, question, personId } = asked;
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
  const leftBehind = own.filter(
    (vote) => isCounted(vote) && !held.some((unit) => unit.unitId === vote.unitId),
  );
  const { questionId } = question;
  const [instructions, read] = await Promise.all([
    readInstructions(tx, assemblyId, { ...asked, questionId, units: held }),
    getGroups(tx, {
      votes: held.map((unit) => votes.doc(unit.unitId)),
      attendance: leftBehind.map((vote) => attendance.doc(vote.unitId)),
    }),
  ]);
  const ofHeld = held.map((unit, i) => {
    const vote = read.votes[i];
    return [unit, vote !== undefined && isCounted(vote) ? vote : null] as const;
  });
  const ofLeft = leftBehind.flatMap((vote, i) => {
    const unit = read.attendance[i];
    return unit === undefined ? [] : [[unit, vote] as const];
  });
  return [...ofHeld, ...ofLeft]
    .sort(([a], [b]) => byOrder(a, b))
    .map(([unit, vote]) => {
      const instruction = instructions.get(unit.unitId);
      return { ...holdingOf(unit, vote), ...(instruction === undefined ? {} : { instruction }) };
    });
}

function isCounted(vote: Ballot | Participation): boolean {
  return !('optionId' in vote) || isStanding(vote);
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

function ballotOf(ballot: Ballot): Holding['ballot'] {
  const { optionId, optionIds, receipt, castAt } = ballot;
  return { optionId, optionIds, receipt, castAt, channel: voteChannelOf(ballot) };
}

const tookPart = { optionId: null, receipt: null, castAt: null } as const;
