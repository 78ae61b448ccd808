import {
  type ActaObjection,
  type ActaObjectionsAnswer,
  type ActaObjectionsQuery,
  type ActaVersion,
  absentOwnersOf,
  accept,
  type ConsentNotice,
  type ConsentProcess,
  isLateObjection,
  localDateOf,
  meetingDeadlines,
  type ObjectionEffect,
  type Outcome,
  objectionTerm,
  reckonConsent,
  refuse,
  sayQuestionNumber,
  signatureLaw,
  type ToldVersionView,
  toldDayOf,
  untouchedNotice,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { readCalled } from '../../meeting/convocations/readRecipients.ts';
import { readFrozen } from '../../polls/consents/readFrozen.ts';
import { consentDocuments } from '../../polls/stored/consentDocuments.ts';
import { pollDocuments } from '../../polls/stored/pollDocuments.ts';
import { actaDocuments } from '../versions/actaDocuments.ts';
import { readHeldMeeting } from '../versions/readHeldMeeting.ts';
import { readVersions } from '../versions/readVersions.ts';

/**
 * The objections to the minutes of a call, the effect of each on a decision that waits, and the owners who
 * may object.
 */
export async function readActaObjections(
  assemblyId: string,
  asked: ActaObjectionsQuery,
  now: number,
): Promise<Outcome<ActaObjectionsAnswer>> {
  const { session: number, call } = asked;
  const [assembly, session] = await Promise.all([
    documents.assembly(assemblyId).get(),
    documents.session(assemblyId, number).get(),
  ]).then(([one, other]) => [one.data(), other.data()] as const);
  if (assembly === undefined || session === undefined || call > session.call)
    return refuse('not-found');
  const today = localDateOf(now, assembly.timeZone);
  const [found, versions, called, meeting] = await Promise.all([
    actaDocuments.objections(assemblyId, number, call).get(),
    readVersions(null, assemblyId, asked),
    readCalled(assemblyId),
    readHeldMeeting({ assemblyId, assembly, session, now }),
  ]);
  const objections = found.docs.map((one) => one.data()).toSorted((a, b) => a.at - b.at);
  const notifiedOn = toldDayOf(versions);
  const { rulePack } = assembly;
  const { heldOn, calendar } = meeting;
  const waiting = await readWaiting(assemblyId, number);
  const effectsOf = await readEffects({ assemblyId, waiting, objections, today });
  const newest = versions.at(-1);
  return accept({
    version: newest === undefined ? null : viewOf(newest, assembly.timeZone),
    told: versions.flatMap(({ number: of, communication }) =>
      communication === null ? [] : [{ number: of, on: communication.on }],
    ),
    signaturesAsked: signatureLaw(rulePack),
    deadlines: meetingDeadlines(meeting),
    unnotified: waiting.reduce((sum, { counts }) => sum + counts.unnotified, 0),
    objections: objections.map((one) => ({
      ...one,
      isLate: isLateObjection(one),
      effects: effectsOf(one),
    })),
    owners: called.map(({ personId, name, units }) => ({
      personId,
      name,
      units: units.join(', '),
    })),
    lastDay: notifiedOn === null ? null : objectionTerm({ rulePack, heldOn, notifiedOn, calendar }),
    today,
  });
}

/** The decisions of a session that wait for the absent. */
async function readWaiting(
  assemblyId: string,
  session: number,
): Promise<readonly ConsentProcess[]> {
  const open = await consentDocuments.all(assemblyId).where('state', '==', 'open').get();
  return open.docs.map((one) => one.data()).filter((one) => one.session === session);
}

function viewOf(version: ActaVersion, timeZone: string): ToldVersionView {
  const { number, digest, communication, signatories, signatures, at } = version;
  const places = new Set(signatures.map(({ place }) => place));
  return {
    ...{ number, digest, communication, fixedOn: localDateOf(at, timeZone) },
    signers: signatories.length,
    signed: signatories.filter(({ place }) => places.has(place)).length,
  };
}

/** Where each open decision of the session would stand with the objection of an absent owner. */
async function readEffects(asked: {
  readonly assemblyId: string;
  readonly waiting: readonly ConsentProcess[];
  readonly objections: readonly ActaObjection[];
  readonly today: string;
}): Promise<(objection: ActaObjection) => readonly ObjectionEffect[]> {
  const { assemblyId, waiting, objections, today } = asked;
  if (objections.length === 0) return () => [];
  const read = await Promise.all(
    waiting.map(async (process) => {
      const { questionId } = process;
      const [question, result, kept, frozen] = await Promise.all([
        pollDocuments.question(assemblyId, questionId).get(),
        pollDocuments.result(assemblyId, questionId).get(),
        consentDocuments.notices(assemblyId, questionId).get(),
        readFrozen(assemblyId, process),
      ]);
      const notices = new Map(kept.docs.map((one) => [one.id, one.data()]));
      return { process, question: question.data(), result: result.data(), notices, frozen };
    }),
  );
  return ({ personId, on }) =>
    read.flatMap(({ process, question, result, notices, frozen }): readonly ObjectionEffect[] => {
      if (question === undefined || result === undefined) return [];
      const owner = absentOwnersOf(frozen, question.rule).find(({ ownerIds }) =>
        ownerIds.includes(personId),
      );
      if (owner === undefined) return [];
      const { noticeId } = owner;
      const one = notices.get(noticeId) ?? untouchedNotice(noticeId);
      const objection: NonNullable<ConsentNotice['objection']> = {
        ...{ on, reason: '', fileId: null, by: '', at: 0, afterSettling: false },
        means: 'other',
      };
      const withIt = new Map(notices).set(noticeId, {
        ...one,
        objection: one.objection ?? objection,
      });
      const { quorum } = result;
      const reckoned = reckonConsent({ question, frozen, quorum, notices: withIt, today });
      const { questionId, text } = process;
      return [
        {
          ...{ questionId, text, noticeId, number: sayQuestionNumber(process) },
          isNoted: one.objection !== null,
          sentence: reckoned.verdict.sentence,
        },
      ];
    });
}
