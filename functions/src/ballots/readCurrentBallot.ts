import {
  type AskedBallot,
  type AssemblySession,
  type Attendance,
  accept,
  type Ballot,
  ballotIdsOf,
  type CurrentBallot,
  describeRefusal,
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
  stagedIds,
  voteChannelOf,
} from '@asamblea/domain';
import { documents } from '../platform/documents.ts';
import {
  type CollectionReference,
  getGroups,
  readTogether,
  type Transaction,
} from '../platform/firestore.ts';
import { debtorsAmong } from './readDebtors.ts';
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
    const questions = await askedOf(tx, assemblyId, session);
    const { personId } = member;
    const [first = nothingAsked, ...others] = await Promise.all(
      (questions.length === 0 ? [null] : questions).map(async (question) => ({
        question: question === null ? null : askedAs(question),
        holdings:
          personId === null
            ? []
            : await holdingsOf(tx, {
                ...{ assemblyId, session: session.session, question, personId, now },
              }),
      })),
    );
    return accept({
      assemblyName: assembly.name,
      cot: assembly.cot,
      timeZone: assembly.timeZone,
      personName: member.name,
      serverNow: now,
      stage: session.stage,
      session: momentOf(session),
      ...first,
      ...(others.length === 0 ? {} : { others: others.filter(isAsked) }),
    });
  });
}

const nothingAsked = { question: null, holdings: [] } as const;

function isAsked(one: {
  readonly question: CurrentBallot['question'];
  readonly holdings: readonly Holding[];
}): one is AskedBallot {
  return one.question !== null;
}

/** What is open wherever the stage is, whole if it is a ballot of several; otherwise what is on stage. */
async function askedOf(
  tx: Transaction,
  assemblyId: string,
  { openQuestionId, stage }: AssemblySession,
): Promise<readonly AskedQuestion[]> {
  const read = async (ids: readonly string[]) => {
    const references = ids.map((questionId) => documents.question(assemblyId, questionId));
    const { questions } = await getGroups(tx, { questions: references });
    return questions.filter((question) => question !== undefined);
  };
  const staged = await read(openQuestionId === null ? stagedIds(stage) : [openQuestionId]);
  const [first] = staged;
  const ids = openQuestionId === null || first === undefined ? [] : ballotIdsOf(first);
  const questions = ids.length > 1 ? await read(ids) : staged;
  return questions.filter(isShown);
}

type AskedQuestion = Question & Pick<NonNullable<CurrentBallot['question']>, 'state'>;

function isShown(question: Question): question is AskedQuestion {
  return question.state !== 'draft' && question.state !== 'annulled';
}

function askedAs(question: AskedQuestion): NonNullable<CurrentBallot['question']> {
  const { questionId, number, text, options, state, closesAt, item = '' } = question;
  const { election = null, rehearsal = false, mayChange = false } = question;
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
    readonly question: AskedQuestion | null;
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
  const heldIds = held.map(({ unitId }) => unitId);
  const [instructions, debtors, read] = await Promise.all([
    readInstructions(tx, assemblyId, { ...asked, questionId, units: held }),
    question.state === 'closed' ? noDebtors : debtorsAmong(tx, assemblyId, question, heldIds),
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
      return {
        ...holdingOf(unit, vote),
        ...(instruction === undefined ? {} : { instruction }),
        ...(vote === null && debtors.has(unit.unitId) ? { refusal: owing } : {}),
      };
    });
}

const noDebtors: ReadonlySet<string> = new Set();
const owing = describeRefusal({ code: 'unit-in-arrears' });

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
