import { isDeepStrictEqual } from 'node:util';
import {
  type Assembly,
  accept,
  decideLaw,
  type GeneralSettings,
  type Outcome,
  proxyRulesOf,
  refuse,
  rereadDraft,
  type SetLawAnswer,
  type SetLawRequest,
  withProxyBylaws,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { type Transaction, transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { attempt } from '../../kernel/platform/reportProblem.ts';
import { refreshes } from '../../live/projections/refreshes.ts';
import { pollDocuments } from '../../polls/stored/pollDocuments.ts';

const nothing: SetLawAnswer = {
  changed: [],
  majorities: [],
  quorums: false,
  arrears: false,
  proxyBylaws: false,
};

export interface LawChange {
  readonly assemblyId: string;
  readonly by: string;
  readonly request: SetLawRequest;
  readonly now: number;
}

/**
 * Under which law, and for which use, things are decided from now on. The drafts are read again with it; what
 * the bylaws say and the new law does not let stand is taken away, and the answer says both.
 */
export async function setLaw(asked: LawChange): Promise<Outcome<SetLawAnswer>> {
  const { assemblyId, by, request, now } = asked;
  const reference = documents.assembly(assemblyId);
  const settled = await transact(async (tx): Promise<Outcome<SetLawAnswer>> => {
    const assembly = (await tx.get(reference)).data();
    if (assembly === undefined) return refuse('assembly-unknown');
    const [drafts, settings, hasBegun] = await Promise.all([
      tx.get(pollDocuments.questions(assemblyId).where('state', '==', 'draft')),
      tx.get(documents.generalSettings(assemblyId)),
      readHasBegun(tx, assemblyId, assembly),
    ]);
    const changed = decideLaw(assembly, request, hasBegun);
    if (!changed.ok) return changed;
    const next = changed.value.assembly;
    const reread = drafts.docs.flatMap((draft) => {
      const again = rereadDraft(next, draft.data());
      return again === null ? [] : [{ ref: draft.ref, ...again }];
    });
    const general = settings.data() ?? {};
    const stands = bylawsStand(next, general);
    if (isDeepStrictEqual(next, assembly)) return accept(nothing);
    tx.set(reference, next);
    for (const { ref, question } of reread) tx.set(ref, question);
    if (!stands) tx.set(settings.ref, withoutBylaws(general));
    recordEvent(tx, assemblyId, { kind: 'law-changed', by, at: now });
    return accept({
      ...changed.value.left,
      changed: reread.flatMap(({ change }) => change ?? []),
      proxyBylaws: !stands,
    });
  });
  if (settled.ok) await attempt('The quorum is left for its trigger', () => showQuorum(assemblyId));
  return settled;
}

/** Once a call began, or a question was opened, people came and voted under that law. */
async function readHasBegun(
  tx: Transaction,
  assemblyId: string,
  { activeSession }: Assembly,
): Promise<boolean> {
  const [session, opened] = await Promise.all([
    tx.get(documents.session(assemblyId, activeSession)),
    tx.get(pollDocuments.questions(assemblyId).where('state', '!=', 'draft').limit(1)),
  ]);
  const { state = 'planned', call = 1 } = session.data() ?? {};
  return activeSession > 1 || state !== 'planned' || call > 1 || !opened.empty;
}

function bylawsStand({ rulePack }: Assembly, { proxyBylaws }: GeneralSettings): boolean {
  return proxyBylaws === undefined || withProxyBylaws(proxyRulesOf(rulePack), proxyBylaws).ok;
}

function withoutBylaws({ proxyBylaws: _, ...others }: GeneralSettings): GeneralSettings {
  return others;
}

/** The screens say by which law and bylaws the hall is measured. */
export async function showQuorum(assemblyId: string): Promise<void> {
  const assembly = await documents.assembly(assemblyId).get();
  const cot = assembly.data()?.cot;
  if (cot !== undefined) await refreshes.quorum(assemblyId, cot, assembly.readTime);
}
