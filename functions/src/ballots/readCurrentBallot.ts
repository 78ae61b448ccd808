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
  numberOf,
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
    const asked = questions.length === 0 ? [null] : questions;
    const holdings =
      personId === null
        ? []
        : await holdingsOf(tx, {
            ...{ assemblyId, session: session.session, questions: asked, personId, now },
          });
    const [first = nothingAsked, ...others] = asked.map((question, i) => ({
      question: question === null ? null : askedAs(question),
      holdings: holdings[i] ?? [],
    }));
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
  const { questionId, text, options, state, closesAt, item = '' } = question;
  const { election = null, rehearsal = false, mayChange = false } = question;
  const disclosure = isSecret(question) ? 'secret' : 'named';
  return {
    ...{ questionId, ...numberOf(question), text, disclosure, options, state, closesAt },
    ...{ item, rehearsal, election, mayChange, isRollPublic: isRollPublic(question) },
  };
}

/** What the person holds is asked once, however many the questions; what was voted, of each of them. */
async function holdingsOf(
  tx: Transaction,
  asked: {
    readonly assemblyId: string;
    readonly session: number;
    readonly questions: readonly (AskedQuestion | null)[];
    readonly personId: string;
    readonly now: number;
  },
): Promise<readonly (readonly Holding[])[]> {
  const { assemblyId, session, questions, personId } = asked;
  const attendance = documents.attendance(assemblyId, session);
  const mine = (await tx.get(attendance.where('personId', '==', personId))).docs.map((unit) =>
    unit.data(),
  );
  const held = mine.filter((unit) => unit.present).sort(byOrder);
  const votes = await Promise.all(
    questions.map((question) =>
      question === null ? null : readVotes(tx, { assemblyId, question, personId, held }),
    ),
  );
  const left = distinct(votes.flatMap((of) => of?.left.map(({ unitId }) => unitId) ?? []));
  const questionIds = questions.flatMap((question) => question?.questionId ?? []);
  const [instructions, read] = await Promise.all([
    readInstructions(tx, assemblyId, { ...asked, questionIds, units: held }),
    getGroups(tx, { attendance: left.map((unitId) => attendance.doc(unitId)) }),
  ]);
  const leftOf = new Map(left.map((unitId, i) => [unitId, read.attendance[i]]));
  return questions.map((question, i) => {
    const own = votes[i] ?? null;
    if (question === null || own === null) return held.map((unit) => holdingOf(unit, null));
    const ofLeft = own.left.flatMap((vote) => {
      const unit = leftOf.get(vote.unitId);
      return unit === undefined ? [] : [[unit, vote] as const];
    });
    const said = instructions.get(question.questionId);
    return [...held.map((unit) => [unit, own.ofHeld.get(unit.unitId) ?? null] as const), ...ofLeft]
      .sort(([one], [other]) => byOrder(one, other))
      .map(([unit, vote]) => {
        const instruction = said?.get(unit.unitId);
        return {
          ...holdingOf(unit, vote),
          ...(instruction === undefined ? {} : { instruction }),
          ...(vote === null && own.debtors.has(unit.unitId) ? { refusal: owing } : {}),
        };
      });
  });
}

type Vote = Ballot | Participation;

interface OwnVotes {
  readonly ofHeld: ReadonlyMap<string, Vote>;
  readonly left: readonly Vote[];
  /** Units held that have no vote for what they owe. */
  readonly debtors: ReadonlySet<string>;
}

/** What counts in a question for the units that the person holds, and what they voted for others. */
async function readVotes(
  tx: Transaction,
  asked: {
    readonly assemblyId: string;
    readonly question: AskedQuestion;
    readonly personId: string;
    readonly held: readonly Attendance[];
  },
): Promise<OwnVotes> {
  const { assemblyId, question, personId, held } = asked;
  const { questionId } = question;
  const votes: CollectionReference<Vote> = isSecret(question)
    ? documents.participations(assemblyId, questionId)
    : documents.ballots(assemblyId, questionId);
  const own = (await tx.get(votes.where('personId', '==', personId))).docs.map((vote) =>
    vote.data(),
  );
  const heldIds = held.map(({ unitId }) => unitId);
  const [read, debtors] = await Promise.all([
    getGroups(tx, { votes: heldIds.map((unitId) => votes.doc(unitId)) }),
    question.state === 'closed' ? noDebtors : debtorsAmong(tx, assemblyId, question, heldIds),
  ]);
  const counted = read.votes.flatMap((vote) => (vote !== undefined && isCounted(vote) ? vote : []));
  return {
    ofHeld: new Map(counted.map((vote) => [vote.unitId, vote])),
    left: own.filter(
      (vote) => isCounted(vote) && !held.some((unit) => unit.unitId === vote.unitId),
    ),
    debtors,
  };
}

function distinct(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)];
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
