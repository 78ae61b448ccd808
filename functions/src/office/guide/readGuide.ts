import {
  accept,
  callHourOf,
  type GuideAnswer,
  isNoticeOut,
  localDateOf,
  type Outcome,
  refuse,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { meetingDocuments } from '../../meeting/sessions/meetingDocuments.ts';
import { readUntreated } from '../../meeting/sessions/readUntreated.ts';
import { pollDocuments } from '../../polls/stored/pollDocuments.ts';
import { readPrepared } from './readPrepared.ts';

/**
 * The facts from which the guide of an assembly is computed. A fixed number of reads, however many units and
 * people it has: the people present and the quorum come from the screens' data.
 */
export async function readGuide(assemblyId: string, now: number): Promise<Outcome<GuideAnswer>> {
  const assembly = (await documents.assembly(assemblyId).get()).data();
  if (assembly === undefined) return refuse('assembly-unknown');
  const { activeSession, cot } = assembly;
  const session = (await documents.session(assemblyId, activeSession).get()).data();
  if (session === undefined) return refuse('session-changed');
  const questions = pollDocuments.questions(assemblyId);
  const [prepared, quorum, drafts, decided] = await Promise.all([
    readPrepared({ assemblyId, assembly, session, now }),
    meetingDocuments.liveQuorum(cot).get(),
    questions.where('state', '==', 'draft').limit(1).get(),
    questions
      .where('session', '==', activeSession)
      .where('state', '==', 'closed')
      .limit(fewDecided)
      .get(),
  ]);
  const isOpen = session.state === 'open' && session.openQuestionIds.length === 0;
  const hasDecided = decided.docs.some((one) => one.data().rehearsal !== true);
  // Only where closing comes next: what is still to be gone through.
  const untreated =
    isOpen && drafts.empty && hasDecided ? await readUntreated(assemblyId, activeSession) : [];
  const { present, met } = quorum.data()?.quorum ?? nobody;
  return accept({
    ...prepared,
    now,
    sessionState: session.state,
    call: session.call,
    callAt: callHourOf(assembly, session),
    isCalled: isNoticeOut(session, localDateOf(now, assembly.timeZone)),
    hasArrivals: present.units > 0,
    hasQuorum: met && present.units > 0,
    isVoting: session.openQuestionIds.length > 0,
    hasDrafts: !drafts.empty,
    hasDecided,
    ...(untreated.length === 0 ? {} : { untreated: untreated.map(({ number }) => number) }),
  });
}

/** Enough to find one that was not only practised. */
const fewDecided = 5;

const nobody = { present: { units: 0 }, met: false } as const;
