import {
  type ActaVersion,
  decisionDeadlines,
  type OwnDecision,
  ownReport,
  versionOfNotice,
  writeActaMail,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import type { Transaction } from '../../kernel/database/firestore.ts';
import { readCalledOne } from '../../meeting/convocations/readCalledOne.ts';
import type { About, ComposedMail, Composing, PapersRead } from '../../meeting/mail/composing.ts';
import { readOwnRecord } from '../reports/readOwnRecord.ts';
import { actaDocuments } from '../versions/actaDocuments.ts';
import { readHeldMeeting, readLastDay } from '../versions/readHeldMeeting.ts';
import { readPdf } from '../versions/versionFiles.ts';

/** A PDF that weighs more goes as a link: common mail servers take no more, in bytes. */
const attachedAtMost = 5 * 1024 * 1024;

/** The mail that makes the minutes known to one owner; null when there is nobody, or no address, to write to. */
export async function composeActa(
  tx: Transaction,
  { assemblyId, mail, now }: Composing,
  { assembly, cot, look, messageId }: About,
): Promise<ComposedMail | null> {
  const { convocationId = '', personId, copy, origin } = mail;
  const id = versionOfNotice(convocationId);
  const called = await readCalledOne(tx, assemblyId, personId, copy);
  if (id === null || called === null) return null;
  const { session, call, number } = id;
  const [version, told] = await Promise.all([
    tx.get(actaDocuments.version(assemblyId, session, call, number)).then((one) => one.data()),
    readActaTelling(tx, { assemblyId, session, personId, now }),
  ]);
  if (version === undefined || version.communication === null || told === null) return null;
  const isAttached = version.pdf.size <= attachedAtMost;
  const said = writeActaMail({
    ...{ assembly, number, look, isAttached, ...told },
    person: called.recipient.name,
    digest: version.digest,
    means: version.communication.means,
    withVotes: copy === undefined,
    link: `${origin}${actaPath({ cot, session, call })}`,
  });
  return {
    to: called.address,
    fromName: said.from,
    ...said,
    messageId,
    ...(isAttached ? { papers: () => attach(assemblyId, version) } : {}),
  };
}

/** Where an owner reads the minutes: nothing in it names them or lets anybody in. */
export function actaPath(of: {
  readonly cot: string;
  readonly session: number;
  readonly call: number;
}) {
  return `/acta?cot=${encodeURIComponent(of.cot)}&sesion=${of.session}&convocatoria=${of.call}`;
}

/** The pages as they were fixed; they do not go out when they are gone or are others. */
async function attach(assemblyId: string, version: ActaVersion): Promise<PapersRead> {
  const pdf = await readPdf(assemblyId, version);
  if (pdf === null || !pdf.isIntact) return 'annex-gone';
  const { bytes } = pdf;
  return [{ name: `acta-version-${version.number}.pdf`, type: 'application/pdf', bytes }];
}

export interface ActaTelling {
  readonly heldOn: string;
  readonly decisions: readonly OwnDecision[];
  readonly deadlines: ReturnType<typeof decisionDeadlines>;
}

/** The message to one owner about a meeting: the text of their own report, and the last day to challenge it. */
export async function readActaTelling(
  tx: Transaction,
  asked: {
    readonly assemblyId: string;
    readonly session: number;
    readonly personId: string;
    readonly now: number;
  },
): Promise<ActaTelling | null> {
  const { assemblyId, session: number, personId, now } = asked;
  const [assembly, session, own] = await Promise.all([
    tx.get(documents.assembly(assemblyId)).then((one) => one.data()),
    tx.get(documents.session(assemblyId, number)).then((one) => one.data()),
    readOwnRecord(tx, { assemblyId, personId, query: { session: number }, now }),
  ]);
  if (assembly === undefined || session === undefined || !own.ok) return null;
  const held = { assemblyId, assembly, session, now };
  const [meeting, heldOn] = await Promise.all([readHeldMeeting(held), readLastDay(held)]);
  const deadlines = decisionDeadlines(meeting);
  if (own.value === null) return { heldOn, deadlines, decisions: [] };
  const { decisions } = ownReport({ personId, deadlines, ...own.value });
  return { heldOn, deadlines, decisions };
}
