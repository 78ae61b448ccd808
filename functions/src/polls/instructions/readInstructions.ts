import {
  type Attendance,
  accept,
  type Instruction,
  type InstructionsAnswer,
  instructionFor,
  isInForce,
  isSecret,
  liveProxyStates,
  type Outcome,
  type ProxyRecord,
  type Question,
  refuse,
} from '@asamblea/domain';
import { getGroups, readTogether, type Transaction } from '../../kernel/database/firestore.ts';
import { readProxyTerms } from '../../people/proxies/readProxyBook.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';

/**
 * The instructions of the proxies of an attorney, by question and unit. A person who represents nobody causes
 * no read.
 */
export async function readInstructions(
  tx: Transaction,
  assemblyId: string,
  asked: {
    readonly questionIds: readonly string[];
    readonly personId: string;
    readonly units: readonly Attendance[];
    readonly now: number;
  },
): Promise<ReadonlyMap<string, ReadonlyMap<string, Instruction>>> {
  const represented = asked.units.filter(isRepresented);
  if (represented.length === 0 || asked.questionIds.length === 0) return new Map();
  const given = peopleDocuments.proxies(assemblyId).where('attorneyId', '==', asked.personId);
  const [say, proxies] = await Promise.all([
    readInstructing(tx, assemblyId, asked.now),
    tx.get(given),
  ]);
  const own = proxies.docs.map((proxy) => proxy.data());
  return new Map(
    asked.questionIds.map((questionId) => [
      questionId,
      new Map(represented.flatMap(({ unitId }) => entryOf(unitId, say(questionId, own, unitId)))),
    ]),
  );
}

/** Every attorney in the hall whose proxies choose an option, for the member who captures them. */
export function listInstructions(
  assemblyId: string,
  questionId: string,
  now: number,
): Promise<Outcome<InstructionsAnswer>> {
  return readTogether(async (tx) => {
    const question: Question | undefined = (
      await tx.get(pollDocuments.question(assemblyId, questionId))
    ).data();
    if (question === undefined) return refuse('question-unknown');
    if (isSecret(question)) return accept({ attorneys: [] });
    const hall = peopleDocuments.attendance(assemblyId, question.session);
    const [say, held, given] = await Promise.all([
      readInstructing(tx, assemblyId, now),
      tx.get(hall.where('capacity', '==', 'proxy')),
      tx.get(peopleDocuments.proxies(assemblyId).where('state', 'in', [...liveProxyStates])),
    ]);
    const proxies = given.docs.map((proxy) => proxy.data());
    const byAttorney = Map.groupBy(proxies, ({ attorneyId }) => attorneyId);
    const told = held.docs
      .map((unit) => unit.data())
      .filter(isRepresented)
      .sort((a, b) => a.order - b.order)
      .flatMap((unit) => {
        const instruction = say(questionId, byAttorney.get(unit.personId) ?? [], unit.unitId);
        return instruction?.optionId == null ? [] : [{ unit, optionId: instruction.optionId }];
      });
    const ballots = pollDocuments.ballots(assemblyId, questionId);
    const { votes } = await getGroups(tx, {
      votes: told.map(({ unit }) => ballots.doc(unit.unitId)),
    });
    const rows = told.map(({ unit, optionId }, i) => {
      const vote = votes[i];
      const { unitId, label, ownerName } = unit;
      const hasVoted = vote !== undefined && isInForce(vote);
      return { unit, row: { unitId, label, ownerName, optionId, hasVoted } };
    });
    const attorneys = [...Map.groupBy(rows, ({ unit }) => unit.personId)].map(([personId, of]) => ({
      personId,
      name: of[0]?.unit.personName ?? '',
      units: of.map(({ row }) => row),
    }));
    return accept({ attorneys });
  });
}

function isRepresented({ present, capacity }: Attendance): boolean {
  return present && capacity === 'proxy';
}

function entryOf(unitId: string, said: Instruction | null) {
  return said === null ? [] : [[unitId, said] as const];
}

async function readInstructing(
  tx: Transaction,
  assemblyId: string,
  now: number,
): Promise<
  (questionId: string, own: readonly ProxyRecord[], unitId: string) => Instruction | null
> {
  const terms = await readProxyTerms(tx, assemblyId, now);
  if (terms === null) return () => null;
  return (questionId, own, unitId) =>
    instructionFor(terms.rules, own, unitId, { ...terms.moment, questionId });
}
