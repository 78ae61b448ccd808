import {
  type AttendanceAnswer,
  type BulkAccreditItem,
  type BulkLeaveItem,
  type BulkPlateItem,
  type BulkResult,
  bulkItems,
  decideAccreditation,
  describeRefusal,
  type Plan,
  type PlateAnswer,
  planTaking,
  type Refusal,
} from '@asamblea/domain';
import { type OpenDesk, readOpenHall } from '../../hall/attendance/hallFrame.ts';
import { readLeaving } from '../../hall/attendance/leave.ts';
import { readEntitlements } from '../../hall/attendance/readEntitlements.ts';
import { applyingOf, hallPlacesOf } from '../../hall/attendance/takeUnits.ts';
import { readHandOut } from '../../hall/plates/handOutPlate.ts';
import type { Transaction } from '../../kernel/database/firestore.ts';
import { readParts } from '../../kernel/database/readParts.ts';
import type { BulkJob } from '../stored/bulkJob.ts';

interface Doing {
  readonly assemblyId: string;
  readonly by: string;
  readonly now: number;
}

type BulkPlan = Plan<readonly BulkResult[]>;
type Items = readonly (BulkAccreditItem | BulkLeaveItem | BulkPlateItem)[];

/**
 * Reads everything that the items of a part need, and decides each by the same rules as the desk. Once the
 * session is over every item is refused.
 */
export async function readItems(
  tx: Transaction,
  doing: Doing,
  { work, channel }: Pick<BulkJob, 'work' | 'channel'>,
  stored: StoredItems,
): Promise<BulkPlan> {
  const part = partOf(work, stored);
  const { items } = part;
  const hall = await readOpenHall(tx, doing.assemblyId);
  if (!hall.ok) return refuseAll(items, hall.refusal);
  if (hall.value.assembly.activeRoster === null)
    return refuseAll(items, { code: 'roster-missing' });
  const here: Here = { ...doing, open: { ...hall.value, desk: undefined } };
  switch (part.work) {
    case 'accredit':
      return readEntries(tx, here, channel ?? 'hall', part.items);
    case 'leave':
      return readExits(here, part.items);
    case 'plates':
      return readPlates(tx, here, part.items);
  }
}

/** The text of a part, and where it lies. */
interface StoredItems {
  readonly path: string;
  readonly json: string;
}

const itemsOf = {
  accredit: readParts(bulkItems.accredit),
  leave: readParts(bulkItems.leave),
  plates: readParts(bulkItems.plates),
};

function partOf(work: BulkJob['work'], { path, json }: StoredItems) {
  switch (work) {
    case 'accredit':
      return { work, items: itemsOf.accredit(path, json) };
    case 'leave':
      return { work, items: itemsOf.leave(path, json) };
    case 'plates':
      return { work, items: itemsOf.plates(path, json) };
  }
}

function refuseAll(items: Items, refusal: Refusal): BulkPlan {
  return { answer: items.map((item) => resultOf(item, refusedWith(refusal))), writes: [] };
}

interface Here extends Doing {
  readonly open: OpenDesk;
}

async function readEntries(
  tx: Transaction,
  here: Here,
  channel: NonNullable<BulkJob['channel']>,
  items: readonly BulkAccreditItem[],
): Promise<BulkPlan> {
  const { assemblyId, by, now, open } = here;
  const places = hallPlacesOf({ assemblyId, session: open.session.session });
  const people = Map.groupBy(items, ({ personId, capacity }) => `${capacity}/${personId}`);
  const asking = [...people.values()].flatMap((own) => {
    const [first] = own;
    if (first === undefined) return [];
    const { personId, capacity } = first;
    const request = { personId, unitIds: own.map(({ unitId }) => unitId), capacity, channel };
    return [{ own, request, now }];
  });
  const hall = { ...open, session: Promise.resolve(open.session) };
  const found = await readEntitlements(tx, assemblyId, hall, asking.map(applyingOf));
  const plans = asking.map(({ own, request }, i): BulkPlan => {
    const hours = hoursOf(own);
    const taking = { by, now, from: 'bulk', request, assembly: open.assembly, hours } as const;
    const plan = planTaking(places, taking, found[i] ?? null, decideAccreditation);
    if (!plan.ok) return refuseAll(own, plan.refusal);
    return { answer: matchAnswers(own, plan.value.answer), writes: plan.value.writes };
  });
  const { answer, writes } = joinPlans(plans);
  return { answer: inOrder(answer), writes };
}

/** Several separate plans, as one. */
function joinPlans<R>(plans: readonly Plan<readonly R[]>[]): Plan<readonly R[]> {
  return {
    answer: plans.flatMap((plan) => plan.answer),
    writes: plans.flatMap(({ writes }) => writes),
  };
}

function hoursOf(items: readonly BulkAccreditItem[]): ReadonlyMap<string, number> {
  return new Map(
    items.flatMap(({ unitId, writtenAt }) =>
      writtenAt === undefined ? [] : [[unitId, writtenAt] as const],
    ),
  );
}

async function readExits(here: Here, items: readonly BulkLeaveItem[]): Promise<BulkPlan> {
  const request = { unitIds: items.map(({ unitId }) => unitId) };
  const { answer, writes } = await readLeaving({ ...here, request, from: 'bulk' });
  return { answer: matchAnswers(items, answer), writes };
}

async function readPlates(
  tx: Transaction,
  here: Here,
  items: readonly BulkPlateItem[],
): Promise<BulkPlan> {
  const plans = await Promise.all(
    items.map(async (item): Promise<BulkPlan> => {
      const { number, personId } = item;
      const request = { number, personId };
      const { open, ...doing } = here;
      const { session } = open.session;
      const { answer, writes } = await readHandOut(tx, {
        ...{ ...doing, session, request, from: 'bulk' },
      });
      const done = answer.ok ? statusOf(answer.value) : refusedWith(answer.refusal);
      return { answer: [resultOf(item, done)], writes };
    }),
  );
  return joinPlans(plans);
}

function statusOf({ changed }: PlateAnswer): Answer {
  return { status: changed ? 'done' : 'unchanged', message: '' };
}

type Answer = Pick<BulkResult, 'status' | 'message'>;

function matchAnswers(
  items: readonly (BulkAccreditItem | BulkLeaveItem)[],
  answers: readonly AttendanceAnswer[],
): readonly BulkResult[] {
  return items.map((item, i) => {
    const answer = answers[i];
    if (answer === undefined) return resultOf(item, refusedWith({ code: 'internal' }));
    const message = answer.status === 'refused' ? answer.refusal.message : '';
    return resultOf(item, { status: answer.status, message });
  });
}

function resultOf(item: Items[number], answer: Answer): BulkResult {
  return {
    row: item.row,
    unitId: 'unitId' in item ? item.unitId : null,
    personId: 'personId' in item ? item.personId : null,
    plate: 'number' in item ? item.number : null,
    ...answer,
  };
}

function refusedWith(refusal: Refusal): Answer {
  return { status: 'refused', message: describeRefusal(refusal).message };
}

function inOrder(results: readonly BulkResult[]): readonly BulkResult[] {
  return [...results].sort((a, b) => a.row - b.row);
}
