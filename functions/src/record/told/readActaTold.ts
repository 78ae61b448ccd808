import {
  type ActaToldQuery,
  type ActaVersion,
  type Assembly,
  accept,
  actaNoticeId,
  type NotifiedView,
  type Outcome,
  refuse,
  sayDate,
  versionOfNotice,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import type { ReadTold } from '../../polls/notices/noticeSubject.ts';
import { readTold } from '../../polls/notices/readNotified.ts';
import { actaDocuments } from '../versions/actaDocuments.ts';
import { readLastDay } from '../versions/readHeldMeeting.ts';
import { actaPath } from './composeActa.ts';

/** A version that was made known, with its assembly. */
export interface ToldVersion {
  readonly assembly: Assembly;
  readonly version: ActaVersion & {
    readonly communication: NonNullable<ActaVersion['communication']>;
  };
}

/** Refuses `not-found` for a version that there is not, and `acta-untold` for one that was not made known. */
export async function readToldVersion(
  assemblyId: string,
  { session, call, version: number }: ActaToldQuery,
): Promise<Outcome<ToldVersion>> {
  const [assembly, found] = await Promise.all([
    documents.assembly(assemblyId).get(),
    actaDocuments.version(assemblyId, session, call, number).get(),
  ]).then(([one, other]) => [one.data(), other.data()] as const);
  if (assembly === undefined || found === undefined) return refuse('not-found');
  const { communication } = found;
  if (communication === null) return refuse('acta-untold');
  return accept({ assembly, version: { ...found, communication } });
}

/** The people notified of a version of the minutes, by what means and with what proof, and those still missing. */
export async function readActaTold(
  assemblyId: string,
  asked: ActaToldQuery,
  now: number,
): Promise<Outcome<NotifiedView>> {
  const [told, held] = await Promise.all([
    readToldVersion(assemblyId, asked),
    documents.session(assemblyId, asked.session).get(),
  ]);
  const session = held.data();
  if (!told.ok) return told;
  if (session === undefined) return refuse('not-found');
  const { assembly, version } = told.value;
  const { number, digest, communication } = version;
  const heldOn = sayDate(await readLastDay({ assemblyId, assembly, session }));
  const view = await readTold(assemblyId, {
    ...{ assembly, now },
    convocation: {
      ...{ kind: 'acta', convocationId: actaNoticeId(version), number, digest },
      subject: `Acta de la reunión del ${heldOn}: ${assembly.name}`,
      text: `Buen día, {persona}: ya está el acta de la reunión del ${heldOn}. Léala aquí con su cuenta:`,
      sentOn: communication.on,
      ...{ startsAt: session.startsAt, place: '', timeZone: assembly.timeZone },
    },
  });
  return accept({ ...view, path: actaPath({ cot: assembly.cot, ...asked }) });
}

/** A version as what is noted by hand looks at it. */
const readActaNotice: ReadTold = async (tx, assemblyId, id) => {
  const of = versionOfNotice(id);
  if (of === null) return undefined;
  const { session, call, number } = of;
  const [version, assembly] = await Promise.all([
    tx.get(actaDocuments.version(assemblyId, session, call, number)),
    tx.get(documents.assembly(assemblyId)),
  ]);
  const sentOn = version.data()?.communication?.on;
  const timeZone = assembly.data()?.timeZone;
  return sentOn === undefined || timeZone === undefined ? undefined : { sentOn, number, timeZone };
};

/** That somebody was told of the minutes by hand, as it is noted and taken back. */
export const ofActa = {
  read: readActaNotice,
  kinds: { written: 'acta-handed', undone: 'acta-handed-undone' },
} as const;
