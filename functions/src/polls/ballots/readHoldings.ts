import {
  type AskedBallot,
  type Attendance,
  type Ballot,
  citeInPerson,
  countsHeads,
  describeRefusal,
  type Holding,
  headObstacle,
  interestOf,
  isBarredProxy,
  isInForce,
  isSecret,
  notesOf,
  type Participation,
  type Question,
  sayHeadObstacle,
  sayInterest,
  voteChannelOf,
} from '@asamblea/domain';
import {
  type CollectionReference,
  getGroups,
  type Transaction,
} from '../../kernel/database/firestore.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { readInstructions } from '../instructions/readInstructions.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';
import { readWholeHeads, type WholeHeads } from './readWholeHeads.ts';
import { debtorsAmong } from './rememberQuestions.ts';

/** One that was opened: a ballot may show it. */
export type OpenedQuestion = Question & Pick<AskedBallot['question'], 'state'>;

/** The units that the person holds now, and for each question the votes cast in it. */
export interface HeldUnits {
  readonly held: readonly Holding[];
  readonly holdings: readonly (readonly Holding[])[];
}

/** The units of the person are read once, however many the questions; the votes, for each of them. */
export async function readHoldings(
  tx: Transaction,
  asked: {
    readonly assemblyId: string;
    readonly session: number;
    readonly questions: readonly OpenedQuestion[];
    readonly personId: string;
    readonly now: number;
  },
): Promise<HeldUnits> {
  const { assemblyId, session, questions, personId } = asked;
  const attendance = peopleDocuments.attendance(assemblyId, session);
  const mine = (await tx.get(attendance.where('personId', '==', personId))).docs.map((unit) =>
    unit.data(),
  );
  const held = mine.filter((unit) => unit.present).sort(byOrder);
  const votes = await Promise.all(
    questions.map(async (question) => ({
      question,
      ...(await readVotes(tx, { assemblyId, question, personId, held })),
    })),
  );
  const left = distinct(votes.flatMap((of) => of.left.map(({ unitId }) => unitId)));
  // A secret vote follows nobody's: it could not be seen whether it did.
  const named = questions.filter((question) => !isSecret(question));
  const questionIds = named.map(({ questionId }) => questionId);
  const [instructions, read] = await Promise.all([
    readInstructions(tx, assemblyId, { ...asked, questionIds, units: held }),
    getGroups(tx, { attendance: left.map((unitId) => attendance.doc(unitId)) }),
  ]);
  const leftOf = new Map(left.map((unitId, i) => [unitId, read.attendance[i]]));
  const holdings = votes.map(({ question, ...own }) => {
    const ofLeft = own.left.flatMap((vote) => {
      const unit = leftOf.get(vote.unitId);
      return unit === undefined ? [] : [[unit, vote] as const];
    });
    const said = instructions.get(question.questionId);
    const headOf = numberHeads(question, [...held, ...ofLeft.map(([unit]) => unit)]);
    return [...held.map((unit) => [unit, own.ofHeld.get(unit.unitId) ?? null] as const), ...ofLeft]
      .sort(([one], [other]) => byOrder(one, other))
      .map(([unit, vote]) => {
        const instruction = said?.get(unit.unitId);
        return {
          ...holdingOf(unit, vote),
          ...headOf(unit),
          ...notesFor(question, unit),
          ...(instruction === undefined ? {} : { instruction }),
          ...(vote === null ? refusalOf(question, unit, own) : {}),
        };
      });
  });
  return { held: held.map((unit) => holdingOf(unit, null)), holdings };
}

/** The owners say only which of these units vote together: no id of a person goes out. */
function numberHeads({ rule, headsVoteWhole }: Question, units: readonly Attendance[]) {
  if (!countsHeads(rule.requirement) && headsVoteWhole !== true) return () => ({});
  const heads = distinct(units.map(({ headId }) => headId));
  return ({ headId }: Attendance) => ({ head: heads.indexOf(headId) });
}

type Vote = Ballot | Participation;

interface OwnVotes {
  readonly ofHeld: ReadonlyMap<string, Vote>;
  readonly left: readonly Vote[];
  /** Units held that have no vote for what they owe. */
  readonly debtors: ReadonlySet<string>;
  /** Of the heads of the units held, where each votes once with all of them. */
  readonly heads: WholeHeads;
}

/** The votes that count in a question for the units that the person holds, and those they cast for others. */
async function readVotes(
  tx: Transaction,
  asked: {
    readonly assemblyId: string;
    readonly question: OpenedQuestion;
    readonly personId: string;
    readonly held: readonly Attendance[];
  },
): Promise<OwnVotes> {
  const { assemblyId, question, personId, held } = asked;
  const { questionId } = question;
  const votes: CollectionReference<Vote> = isSecret(question)
    ? pollDocuments.participations(assemblyId, questionId)
    : pollDocuments.ballots(assemblyId, questionId);
  const own = (await tx.get(votes.where('personId', '==', personId))).docs.map((vote) =>
    vote.data(),
  );
  const heldIds = held.map(({ unitId }) => unitId);
  const [read, debtors] = await Promise.all([
    getGroups(tx, { votes: heldIds.map((unitId) => votes.doc(unitId)) }),
    question.state === 'closed' ? noDebtors : debtorsAmong(tx, assemblyId, question, heldIds),
  ]);
  const heads = await readWholeHeads(
    tx,
    {
      ...{ assemblyId, question },
      debtors: (inside, seats) =>
        debtorsAmong(
          inside,
          assemblyId,
          question,
          seats.map(({ unitId }) => unitId),
        ),
    },
    question.state === 'closed' ? [] : held,
  );
  const counted = read.votes.flatMap((vote) => (vote !== undefined && isCounted(vote) ? vote : []));
  return {
    ofHeld: new Map(counted.map((vote) => [vote.unitId, vote])),
    left: own.filter(
      (vote) => isCounted(vote) && !held.some((unit) => unit.unitId === vote.unitId),
    ),
    ...{ debtors, heads },
  };
}

function distinct(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)];
}

function notesFor(question: Question, unit: Attendance): Pick<Holding, 'notes'> {
  const notes = notesOf(question, unit);
  return notes.length === 0 ? {} : { notes };
}

/** The reason that takes its vote away, told before anything is marked; after closing the result tells it. */
function refusalOf(
  question: OpenedQuestion,
  unit: Attendance,
  { debtors, heads }: OwnVotes,
): Pick<Holding, 'refusal'> {
  if (debtors.has(unit.unitId)) return { refusal: owing };
  if (question.state === 'closed') return {};
  if (isBarredProxy(question, unit)) {
    return { refusal: describeRefusal({ code: 'unit-by-proxy', detail: citeInPerson(question) }) };
  }
  const interest = interestOf(question, unit);
  if (interest !== null) {
    const detail = sayInterest(interest, question);
    return { refusal: describeRefusal({ code: 'unit-in-conflict', detail }) };
  }
  const head = heads.of(unit.headId);
  const obstacle = head === undefined ? null : headObstacle(question, head, unit.personId);
  if (head === undefined || obstacle === null) return {};
  return { refusal: describeRefusal(sayHeadObstacle(obstacle, question, head, unit.personId)) };
}

const noDebtors: ReadonlySet<string> = new Set();
const owing = describeRefusal({ code: 'unit-in-arrears' });

function isCounted(vote: Ballot | Participation): boolean {
  return !('optionIds' in vote) || isInForce(vote);
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
    ballot: vote === null ? null : 'optionIds' in vote ? ballotOf(vote) : tookPart,
  };
}

function ballotOf(ballot: Ballot): Holding['ballot'] {
  const { optionIds, receipt, castAt } = ballot;
  return { optionIds, receipt, castAt, channel: voteChannelOf(ballot) };
}

const tookPart = { optionIds: null, receipt: null, castAt: null } as const;
