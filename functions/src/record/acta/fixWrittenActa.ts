import {
  type ActaAnswer,
  type ActaRecord,
  type ActaSigner,
  type ActaVersion,
  type ActaWriter,
  type Assembly,
  accept,
  actaLifeOf,
  actaSignersOf,
  actaSubjectOf,
  actaToSign,
  coursesOf,
  type FixActaRequest,
  fixActa,
  localDateOf,
  markOf,
  memberIdOf,
  type Outcome,
  pendingQuestions,
  refuse,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { readTogether, type Transaction } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { openFiles } from '../../kernel/files/openFiles.ts';
import { readLatestStamp } from '../../kernel/timeStamps/readLatestStamp.ts';
import { readActa } from '../reports/readActa.ts';
import { actaDocuments } from '../versions/actaDocuments.ts';
import { fileDigest, pdfPath, treeFile, treePath } from '../versions/versionFiles.ts';
import { type ActaAsked, changeActa, type FoundActa, findActa } from './changeActa.ts';
import { drawActa } from './drawActa.ts';
import { isCallOver } from './isCallOver.ts';

export interface FixingActa extends ActaAsked {
  readonly writer: ActaWriter;
  readonly request: FixActaRequest;
}

/**
 * Fixes the minutes as the record and the words are now: a version with its tree and its pages, whose digest goes
 * into the record. The files are there before anybody reads of them, at addresses that their own digests name, and
 * nothing is written where the words changed meanwhile. The same request again changes nothing.
 */
export async function fixWrittenActa(asked: FixingActa): Promise<Outcome<ActaAnswer>> {
  const { assemblyId, session, call, now, request } = asked;
  const before = await readTogether(async (tx) => ({
    found: await findActa(tx, asked),
    assembly: (await tx.get(documents.assembly(assemblyId))).data(),
  }));
  const { found, assembly } = before;
  if (!found.ok) return found;
  if (assembly === undefined) return refuse('assembly-unknown');
  if (found.value.document.lastRequest === request.requestId) {
    return accept({ document: found.value.document, now });
  }
  const read = await readActa({ assemblyId, query: { session }, now });
  if (!read.ok) return read;
  const course = coursesOf(read.value.quorum).find((one) => one.call === call);
  if (course === undefined) return refuse('acta-meeting-open');
  const subject = actaSubjectOf(read.value, course, found.value.document);
  const fixing = { ...asked, assembly, details: subject.details };
  const allowed = fix(fixing, found.value);
  if (!allowed.ok) return allowed;
  const signatories = await nameSignatories(asked, actaSignersOf(subject), read.value);
  if (!signatories.ok) return signatories;

  const draft = actaToSign(subject);
  const tree = treeFile(draft);
  const number = allowed.value.version;
  const mark = { ...markOf(read.value.quorum), ...(await readLatestStamp(assemblyId)) };
  const foot = { number, on: localDateOf(now, assembly.timeZone), digest: tree.digest, ...mark };
  const pdf = await drawActa(draft, foot, assembly);
  const version: ActaVersion = {
    ...{ session, call, number, digest: tree.digest, at: now, ...mark },
    reason: found.value.document.reason,
    pdf: { digest: fileDigest(pdf), size: pdf.length },
    ...{ by: asked.writer.memberId, name: asked.writer.name },
    pendingIds: pendingQuestions(read.value).map(({ result }) => result.questionId),
    ...{ signatories: signatories.value, signatures: [], communication: null },
  };
  const files = openFiles();
  await files.put(treePath(assemblyId, version), tree.bytes);
  await files.put(pdfPath(assemblyId, version), pdf);
  return changeActa(asked, async (tx, current) => {
    const fixed = fix(fixing, current);
    if (!fixed.ok || fixed.value === current.document) return fixed;
    keep(tx, assemblyId, version);
    return fixed;
  });
}

function fix(
  {
    call,
    writer,
    request,
    assembly,
    details,
  }: FixingActa & {
    readonly assembly: Assembly;
    readonly details: Parameters<typeof fixActa>[3]['details'];
  },
  { document, session }: FoundActa,
) {
  const life = actaLifeOf(assembly.rulePack);
  return fixActa(document, request, writer, { life, isOver: isCallOver(session, call), details });
}

function keep(tx: Transaction, assemblyId: string, version: ActaVersion): void {
  const { session, call, number, by, at, digest } = version;
  tx.create(actaDocuments.version(assemblyId, session, call, number), version);
  recordEvent(tx, assemblyId, {
    ...{ kind: 'acta-fixed', by, at, from: 'desk', session, call, digest },
  });
}

/**
 * The signer of each place on the screen, as asked: a member of the assembly, or an attendee. Refuses
 * `acta-signer-unknown` for anybody else.
 */
async function nameSignatories(
  { assemblyId, request }: FixingActa,
  signers: readonly ActaSigner[],
  { voters }: ActaRecord,
): Promise<Outcome<ActaVersion['signatories']>> {
  const chosen = new Map(request.signatories.map((one) => [one.place, one.memberId]));
  const came = new Set(voters.voters.map(({ personId }) => memberIdOf(personId)));
  const named = signers.map((one) => ({ ...one, memberId: chosen.get(one.place) ?? null }));
  const asked = named.flatMap(({ memberId }) =>
    memberId === null || came.has(memberId) ? [] : [memberId],
  );
  const members = await Promise.all(asked.map((id) => documents.member(assemblyId, id).get()));
  return members.every(({ exists }) => exists) ? accept(named) : refuse('acta-signer-unknown');
}
