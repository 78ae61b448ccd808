import {
  type AttendanceAnswer,
  accept,
  createAt,
  type DeskAnswer,
  type DeskSubmission,
  type Outcome,
  type Place,
  type Plan,
  refuse,
  type Seen,
  takesArrivals,
  type Write,
} from '@asamblea/domain';
import { Timestamp, type Transaction, transact } from '../../kernel/database/firestore.ts';
import { lookAt } from '../../kernel/database/seen.ts';
import { applyPlan, placeOf } from '../../kernel/plans/applyPlan.ts';
import { hallDocuments } from './hallDocuments.ts';
import { type AskedHall, askHall, type OpenDesk } from './hallFrame.ts';

/** The person who asks for something at a desk. */
export interface DeskAsker {
  readonly assemblyId: string;
  readonly by: string;
  /** As the other desks will read it; left out where nobody stands at a desk. */
  readonly byName?: string;
  readonly now: number;
}

/** Something pressed at a desk. */
export type Press = DeskAsker & {
  readonly request: DeskSubmission & { readonly unitIds: readonly string[] };
};

export type DeskOutcome = Outcome<DeskAnswer>;

/** Documents as presses before it in the same transaction leave them, by their path. */
export type Left = ReadonlyMap<string, object>;

/** A document that was looked at, as those before leave it. */
export function seenAsLeft<T extends object>(
  left: Left,
  { path }: Place<T>,
  seen: Seen<T>,
): Seen<T> {
  const value = left.get(path) as T | undefined;
  return value === undefined ? seen : { ...seen, value };
}

/** The work of desks: they read, all at once, and each decides its writes. */
export interface DeskWork<P, R> {
  /** As many as presses, in their order. */
  read(tx: Transaction, hall: AskedHall, presses: readonly P[]): Promise<readonly R[]>;
  decide(
    press: P,
    open: OpenDesk,
    found: R,
    left: Left,
  ): Outcome<Plan<readonly AttendanceAnswer[]>>;
}

/** A device that has been away longer than this asks as if for the first time. */
const keptMillis = 7 * 24 * 60 * 60 * 1000;

/** Does the work of one press in a transaction of its own. */
export function atDesk<P extends Press, R>(press: P, work: DeskWork<P, R>): Promise<DeskOutcome> {
  return transact(async (tx) => {
    const [answer] = await pressTogether(tx, [press], work);
    if (answer == null) throw new Error('A press had to wait for itself.');
    return answer;
  });
}

/**
 * Does the work of desks in one transaction, in their order, once a sending: its answer is kept, and the same
 * sending gets it again however late, whatever happened to the units meanwhile. A request refused as a whole
 * moved nothing and is decided anew each time. All presses are of one assembly and name the same session.
 * A press that would write a document written by an earlier one is not done, nor a later one for the same
 * units: its answer is null, and it is pressed again in another transaction.
 */
export async function pressTogether<P extends Press, R>(
  tx: Transaction,
  presses: readonly P[],
  work: DeskWork<P, R>,
): Promise<readonly (DeskOutcome | null)[]> {
  const [first] = presses;
  if (first === undefined) return [];
  const [asked, kept] = await Promise.all([
    askHall(tx, first.assemblyId, first.request.session),
    readKept(presses),
  ]);
  const fresh = presses.filter((press) => !kept.has(press));
  const found = asked.ok && fresh.length > 0 ? await readFresh(tx, asked.value, fresh, work) : null;
  const left = new Map<string, object>();
  const waitedFor = new Set<string>();
  const wait = ({ request: { unitIds } }: P) => {
    for (const unitId of unitIds) waitedFor.add(unitId);
    return null;
  };
  return presses.map((press) => {
    const before = kept.get(press);
    if (before !== undefined) return before;
    if (!asked.ok) return asked;
    if (found === null) return refuse('session-not-open');
    if (press.request.unitIds.some((unitId) => waitedFor.has(unitId))) return wait(press);
    const { assembly, settings } = asked.value;
    const { session, read } = found;
    const desk =
      press.byName === undefined ? undefined : { name: press.byName, timeZone: assembly.timeZone };
    const plan = work.decide(press, { assembly, settings, session, desk }, read(press), left);
    if (!plan.ok) return plan;
    const { answer: results } = plan.value;
    const writes = [...plan.value.writes, ...keepAnswer(press, results)];
    const own = writes.flatMap(wholeWrites);
    if (own.some(([at]) => left.has(at))) return wait(press);
    applyPlan(tx, { writes });
    for (const [at, value] of own) left.set(at, value);
    return accept({ results });
  });
}

async function readFresh<P extends Press, R>(
  tx: Transaction,
  hall: AskedHall,
  fresh: readonly P[],
  work: DeskWork<P, R>,
) {
  const [session, read] = await Promise.all([hall.session, work.read(tx, hall, fresh)]);
  if (session === undefined || !takesArrivals(session)) return null;
  return { session, read: (press: P) => read[fresh.indexOf(press)] as R };
}

async function readKept<P extends Press>(
  presses: readonly P[],
): Promise<ReadonlyMap<P, DeskOutcome>> {
  const named = presses.flatMap((press) => {
    const at = keptAt(press);
    return at === null ? [] : [{ press, at }];
  });
  const looks = await lookAt(named.map(({ at }) => at));
  return new Map(
    named.flatMap(({ press }, i) => {
      const kept = looks[i]?.value;
      return kept === undefined ? [] : [[press, accept({ results: kept.results })] as const];
    }),
  );
}

function keepAnswer(press: Press, results: readonly AttendanceAnswer[]): readonly Write[] {
  const at = keptAt(press);
  if (at === null) return [];
  return [createAt(placeOf(at), { results, ttl: Timestamp.fromMillis(press.now + keptMillis) })];
}

function keptAt({ assemblyId, by, request: { requestId } }: Press) {
  return requestId === undefined
    ? null
    : hallDocuments.deskAnswer(assemblyId, `${by}.${requestId}`);
}

/** The content that it leaves in a document, except additions, which any order leaves the same. */
function wholeWrites(write: Write): readonly (readonly [string, object])[] {
  switch (write.kind) {
    case 'add':
    case 'event':
      return [];
    case 'delete':
      return [[write.at, {}]];
    case 'create':
    case 'set':
    case 'set-seen':
    case 'merge':
    case 'update':
      return [[write.at, write.value]];
  }
}
