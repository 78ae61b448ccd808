import {
  type AskedVote,
  type AskedVoter,
  type AssemblySession,
  type Attendance,
  accept,
  byQuestionNumber,
  clearanceOf,
  isLiveProxy,
  isOut,
  type Member,
  mayDo,
  type Outcome,
  packInSession,
  packUnder,
  permissionsOf,
  prevailingRivals,
  type Question,
  refuse,
  sayNoVotes,
  type Unit,
  type VoterPhone,
  type VoterUnit,
  votesFrom,
  type WhyNoVoteAnswer,
  whyNoVote,
} from '@asamblea/domain';
import { hallDocuments } from '../../hall/attendance/hallDocuments.ts';
import { documents } from '../../kernel/database/documents.ts';
import { getGroups, readTogether, type Transaction } from '../../kernel/database/firestore.ts';
import { readProxiesAbout, readProxyTerms } from '../../people/proxies/readProxyBook.ts';
import { readVotingDoors } from '../../people/seats/readDoors.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';
import { readWholeHeads } from './readWholeHeads.ts';
import { type Debtors, debtorsAmong } from './rememberQuestions.ts';

interface Asking {
  readonly assemblyId: string;
  readonly personId: string;
  readonly now: number;
}

/**
 * The reasons why a person cannot vote now, for the member who faces them. It reads what a vote of theirs
 * would be decided with, and says of a secret vote only whether the unit took part.
 */
export function explainVote(asking: Asking): Promise<Outcome<WhyNoVoteAnswer>> {
  const { assemblyId, personId, now } = asking;
  return readTogether(async (tx) => {
    const assembly = (await tx.get(documents.assembly(assemblyId))).data();
    if (assembly === undefined) return refuse('assembly-unknown');
    const { activeRoster, activeSession, timeZone } = assembly;
    if (activeRoster === null) return refuse('roster-missing');
    const place = { ...asking, version: activeRoster, session: activeSession };
    const [found, phones, carried] = await Promise.all([
      tx.get(documents.session(assemblyId, activeSession)),
      readPhones(tx, assemblyId, personId),
      tx.get(hallDocuments.plates(assemblyId, activeSession).where('personId', '==', personId)),
    ]);
    const session = found.data() ?? null;
    const { units, waiting } = await readUnits(tx, place);
    const unitIds = units.map(({ unitId }) => unitId);
    const plates = carried.docs.map((one) => one.data()).filter(isOut);
    const asked: AskedVoter = {
      personId,
      session,
      units,
      phones,
      waiting,
      now,
      votes: await readVotes(tx, { ...place, moment: session, unitIds, units }),
      plate: plates[0]?.number ?? null,
      clearance: clearanceOf(
        session === null ? packUnder(assembly) : packInSession(assembly, session),
        session ?? { installedAt: null },
      ),
    };
    return accept(sayNoVotes(whyNoVote(asked), asked, timeZone));
  });
}

interface Place extends Asking {
  readonly version: string;
  readonly session: number;
}

/**
 * The units that they own, represent under a live proxy, were added to at the door, or hold; and the owners
 * who wait to be represented.
 */
async function readUnits(
  tx: Transaction,
  { assemblyId, personId, version, session, now }: Place,
): Promise<{ readonly units: readonly VoterUnit[]; readonly waiting: readonly string[] }> {
  const roster = peopleDocuments.units(assemblyId, version);
  const attendance = peopleDocuments.attendance(assemblyId, session);
  const [terms, owned, given, here, doors] = await Promise.all([
    readProxyTerms(tx, assemblyId, now),
    tx.get(roster.where('ownerIds', 'array-contains', personId)),
    readProxiesAbout(tx, assemblyId, [personId], []),
    tx.get(attendance.where('personId', '==', personId)),
    readVotingDoors(tx, assemblyId, personId),
  ]);
  const added = doors.flatMap(({ unitIds }) => unitIds);
  const granted = given.filter(isLiveProxy).flatMap((proxy) => proxy.unitIds);
  const held = here.docs.filter((one) => one.data().present).map((one) => one.id);
  const ids = [...new Set([...owned.docs.map((one) => one.id), ...granted, ...held, ...added])];
  const [read, proxies] = await Promise.all([
    getGroups<{ units: Unit; seats: Attendance }>(tx, {
      units: ids.map((unitId) => roster.doc(unitId)),
      seats: ids.map((unitId) => attendance.doc(unitId)),
    }),
    readProxiesAbout(tx, assemblyId, [], ids),
  ]);
  const rivalsOf = (unitId: string) =>
    terms === null ? [] : prevailingRivals(terms.rules, proxies, unitId, terms.moment);
  const units = ids.flatMap((unitId, i): (VoterUnit & { order: number })[] => {
    const unit = read.units[i];
    const seat = read.seats[i] ?? null;
    if (unit === undefined) return [];
    const rivals = rivalsOf(unitId);
    const stands = rivals.some(({ attorneyId }) => attorneyId === personId);
    const isTheirs =
      unit.ownerIds.includes(personId) || seat?.personId === personId || added.includes(unitId);
    if (!isTheirs && !stands) return [];
    const other = stands ? undefined : rivals[0]?.attorneyName;
    const { label, order } = unit;
    return [{ unitId, label, order, attendance: seat, attorney: other ?? null }];
  });
  const waiting = given.filter(({ state }) => state === 'received');
  return {
    units: units.sort((a, b) => a.order - b.order),
    waiting: [...new Set(waiting.map(({ grantorName }) => grantorName))],
  };
}

/** The sessions from which they may vote, on whichever account. */
async function readPhones(
  tx: Transaction,
  assemblyId: string,
  personId: string,
): Promise<readonly VoterPhone[]> {
  const [found, bound] = await Promise.all([
    tx.get(documents.members(assemblyId).where('personId', '==', personId)),
    tx.get(documents.device(assemblyId, personId)),
  ]);
  const members = found.docs.map((one) => one.data());
  const device = bound.data() ?? null;
  const holder =
    device === null ? undefined : await readHolder(tx, assemblyId, device.uid, members);
  return members
    .filter((member) => mayDo(permissionsOf(member), 'castVote'))
    .flatMap(({ uid, sids, sessions }) =>
      sids.map((sid) => ({
        name: sessions?.[sid]?.name ?? 'un dispositivo sin nombre',
        place: votesFrom(device, holder?.sids ?? [], { uid, sid }),
      })),
    );
}

async function readHolder(
  tx: Transaction,
  assemblyId: string,
  uid: string,
  members: readonly Member[],
): Promise<Member | undefined> {
  const own = members.find((member) => member.uid === uid);
  return own ?? (await tx.get(documents.member(assemblyId, uid))).data();
}

/** The open questions; otherwise the next of the agenda, for the causes that will keep them from voting it. */
async function readVotes(
  tx: Transaction,
  asked: Place & {
    readonly moment: AssemblySession | null;
    readonly unitIds: readonly string[];
    readonly units: readonly VoterUnit[];
  },
): Promise<readonly AskedVote[]> {
  const { assemblyId, version, moment, unitIds } = asked;
  const open = moment?.openQuestionIds ?? [];
  const { questions } = await getGroups(tx, {
    questions: open.map((questionId) => pollDocuments.question(assemblyId, questionId)),
  });
  const asks = questions.flatMap((question) => question ?? []);
  const put = asks.length > 0 ? asks : await readNext(tx, asked);
  return Promise.all(
    put.map(async (question): Promise<AskedVote> => {
      const votes = pollDocuments.keptVotes(assemblyId, question);
      const ofNow = { rule: question.rule, roster: question.roster ?? version };
      const [{ kept }, debtors, heads] = await Promise.all([
        getGroups(tx, { kept: unitIds.map((unitId) => votes.doc(unitId)) }),
        debtorsAmong(tx, assemblyId, ofNow, unitIds),
        readHeads(tx, assemblyId, question, asked.units),
      ]);
      const found = kept.flatMap((vote) => (vote === undefined ? [] : [vote]));
      return { question, debtors, heads, kept: new Map(found.map((vote) => [vote.unitId, vote])) };
    }),
  );
}

/** By unit, the head that it would vote with, where each votes once with all its units. */
async function readHeads(
  tx: Transaction,
  assemblyId: string,
  question: Question,
  units: readonly VoterUnit[],
): Promise<NonNullable<AskedVote['heads']>> {
  const seats = units.flatMap(({ attendance }) => attendance ?? []);
  const debtors: Debtors = (inside, held) =>
    debtorsAmong(
      inside,
      assemblyId,
      question,
      held.map(({ unitId }) => unitId),
    );
  const heads = await readWholeHeads(tx, { assemblyId, question, debtors }, seats);
  return new Map(
    seats.flatMap(({ unitId, headId }) => {
      const head = heads.of(headId);
      return head === undefined ? [] : [[unitId, head]];
    }),
  );
}

async function readNext(
  tx: Transaction,
  { assemblyId, session }: Place,
): Promise<readonly Question[]> {
  const drafts = await tx.get(pollDocuments.questions(assemblyId).where('state', '==', 'draft'));
  const ofSession = drafts.docs.map((one) => one.data()).filter((one) => one.session === session);
  return ofSession.sort(byQuestionNumber).slice(0, 1);
}
