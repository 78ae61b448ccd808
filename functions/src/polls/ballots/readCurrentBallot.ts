import {
  type AskedBallot,
  type AssemblySession,
  accept,
  type CurrentBallot,
  holdingWordsOf,
  isRollCallPublic,
  isSecret,
  type Member,
  momentOf,
  numberOf,
  type Outcome,
  type Question,
  refuse,
  shownDocuments,
  stagedIds,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { getGroups, readTogether, type Transaction } from '../../kernel/database/firestore.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';
import { type HeldUnits, type OpenedQuestion, readHoldings } from './readHoldings.ts';
import { readStageResults } from './readStageResults.ts';
import { sayAnnulled } from './sayAnnulled.ts';

/** All that a ballot needs: the question of the moment, the units held now, and their votes. */
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
    const { questions, annulled } = await askedOf(tx, assemblyId, session);
    const { personId } = member;
    const place = { assemblyId, session: session.session, questions };
    const [{ held, holdings }, results, told] = await Promise.all([
      personId === null ? nothingHeld : readHoldings(tx, { ...place, personId, now }),
      readStageResults(tx, assemblyId, { stage: session.stage, questions }),
      sayAnnulled(tx, assemblyId, annulled),
    ]);
    return accept({
      assemblyName: assembly.name,
      cot: assembly.cot,
      timeZone: assembly.timeZone,
      personName: member.name,
      serverNow: now,
      stage: session.stage,
      session: momentOf(assembly, session),
      words: holdingWordsOf(assembly),
      asked: questions.map((question, i) => ({
        question: askedAs(question),
        holdings: holdings[i] ?? [],
        ...protestOf(question, personId),
        ...results[i],
      })),
      holdings: questions.length === 0 ? held : [],
      ...(told.length === 0 ? {} : { annulled: told }),
    });
  });
}

const nothingHeld: HeldUnits = { held: [], holdings: [] };

/**
 * The open questions wherever the stage is, whole if they are a ballot of several; otherwise those on stage.
 * Apart, what of it was annulled.
 */
async function askedOf(
  tx: Transaction,
  assemblyId: string,
  { openQuestionIds, stage }: AssemblySession,
): Promise<{
  readonly questions: readonly OpenedQuestion[];
  readonly annulled: readonly Question[];
}> {
  const read = async (ids: readonly string[]) => {
    const references = ids.map((questionId) => pollDocuments.question(assemblyId, questionId));
    const { questions } = await getGroups(tx, { questions: references });
    return questions.filter((question) => question !== undefined);
  };
  const isVoting = openQuestionIds.length > 0;
  const staged = await read(isVoting ? openQuestionIds : sightOf(stage));
  // The list includes the questions of the ballot that closed meanwhile.
  const ids = isVoting ? (staged[0]?.ballotIds ?? []) : [];
  const questions = ids.length > staged.length ? await read(ids) : staged;
  const annulled = questions.filter(({ state }) => state === 'annulled');
  return { questions: questions.filter(isShown), annulled };
}

/** The questions that the hall looks at, or was looking at until they were annulled. */
function sightOf(stage: AssemblySession['stage']): readonly string[] {
  return 'annulled' in stage && stage.annulled !== undefined ? [stage.annulled] : stagedIds(stage);
}

function isShown(question: Question): question is OpenedQuestion {
  return question.state !== 'draft' && question.state !== 'annulled';
}

function protestOf({ protests = [] }: Question, personId: string | null) {
  const own = protests.find((one) => one.personId === personId);
  return own === undefined ? {} : { protestedAt: own.at };
}

function askedAs(question: OpenedQuestion): AskedBallot['question'] {
  const { questionId, text, options, state, closesAt, item = '' } = question;
  const { election = null, rehearsal = false, mayChange = false } = question;
  const disclosure = isSecret(question) ? 'secret' : 'named';
  return {
    questionId,
    ...numberOf(question),
    text,
    disclosure,
    options,
    state,
    closesAt,
    item,
    rehearsal,
    election,
    mayChange,
    isRollPublic: isRollCallPublic(question),
    ...(question.documents === undefined ? {} : { documents: shownDocuments(question.documents) }),
  };
}
