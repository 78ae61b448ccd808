import {
  type ActaDocument,
  type ActaVersion,
  accept,
  isAllSigned,
  isFixed,
  type Outcome,
  refuse,
  type SignedAnswer,
  withoutDrawings,
} from '@asamblea/domain';
import { transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { actaDocuments } from '../versions/actaDocuments.ts';

/** Which version of which minutes, who changes its signatures and when. */
export interface SignatureChange {
  readonly assemblyId: string;
  readonly session: number;
  readonly call: number;
  readonly number: number;
  readonly uid: string;
  /** The name under which records show them. */
  readonly by: string;
  /** As the steps of the minutes say who took them. */
  readonly name: string;
  readonly now: number;
}

/**
 * Changes the signatures of a version in one transaction, with an event for each place; the last signature takes the
 * minutes to `signed`, unless they were made known before it. A version that comes out unchanged is not
 * written, whatever became of the minutes since. Refuses `not-found`, and `acta-not-signable` when the
 * minutes are not waiting for the signatures of that version.
 */
export function changeVersion(
  asked: SignatureChange,
  change: (version: ActaVersion) => Outcome<ActaVersion>,
  kind: 'acta-signed' | 'acta-signature-withdrawn',
): Promise<Outcome<SignedAnswer>> {
  const { assemblyId, session, call, number, by, now } = asked;
  const ref = actaDocuments.version(assemblyId, session, call, number);
  const actaRef = actaDocuments.acta(assemblyId, session, call);
  return transact(async (tx) => {
    const [stored, acta] = await Promise.all([tx.get(ref), tx.get(actaRef)]);
    const before = stored.data();
    const document = acta.data();
    if (before === undefined || document === undefined) return refuse('not-found');
    const changed = change(before);
    if (!changed.ok) return changed;
    const after = changed.value;
    if (after === before) return accept({ version: withoutDrawings(after) });
    const isOpen = isFixed(document) && document.version === number && !isAllSigned(before);
    if (!isOpen) return refuse('acta-not-signable');
    tx.update(ref, { signatures: after.signatures });
    const { digest } = after;
    const of = { by, at: now, from: 'desk', session, call, version: String(number) } as const;
    for (const signedAs of movedPlaces(before, after)) {
      recordEvent(tx, assemblyId, { ...of, kind, signedAs, digest });
    }
    if (isAllSigned(after)) {
      tx.update(actaRef, stepOf(document, asked));
      recordEvent(tx, assemblyId, { ...of, kind: 'acta-all-signed', digest });
    }
    return accept({ version: withoutDrawings(after) });
  });
}

/** Where a signature is in one of them and not in the other. */
function movedPlaces(before: ActaVersion, after: ActaVersion): readonly string[] {
  const left = (one: ActaVersion, { signatures }: ActaVersion) =>
    one.signatures.filter(({ signatureId }) =>
      signatures.every((other) => other.signatureId !== signatureId),
    );
  return [...left(before, after), ...left(after, before)].map(({ place }) => place);
}

function stepOf(
  { state, steps, revision }: ActaDocument,
  { uid: by, name, now: at, number: version }: SignatureChange,
): Pick<ActaDocument, 'state' | 'steps' | 'revision'> {
  const step = { state: 'signed', at, by, name, version } as const;
  // Minutes that were made known before the last signature go on being so.
  return {
    state: state === 'communicated' ? state : 'signed',
    steps: [...steps, step],
    revision: revision + 1,
  };
}
