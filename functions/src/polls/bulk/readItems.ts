import {
  type AttendanceAnswer,
  type BulkAccreditItem,
  type BulkLeaveItem,
  type BulkPlateItem,
  type BulkRequest,
  type BulkResult,
  decideAccreditation,
  describeRefusal,
  type Refusal,
} from '@asamblea/domain';
import { type OpenDesk, readOpenHall } from '../../hall/attendance/atDesk.ts';
import { readLeaving } from '../../hall/attendance/leave.ts';
import { readTaking } from '../../hall/attendance/takeUnits.ts';
import { readHandOut } from '../../hall/plates/handOutPlate.ts';
import type { Transaction } from '../../kernel/database/firestore.ts';
import type { BulkJob } from './bulkJob.ts';
import { readMany } from './readMany.ts';

interface Doing {
  readonly assemblyId: string;
  readonly by: string;
  readonly now: number;
}

type Save = () => readonly BulkResult[];
type Items = BulkRequest['items'];

/**
 * Everything that the items of a part read; what it returns decides and writes each, after every read,
 * by the same rules as the desk. Once the session is over every item is refused.
 */
export async function readItems(
  tx: Transaction,
  doing: Doing,
  { work, channel }: Pick<BulkJob, 'work' | 'channel'>,
  items: Items,
): Promise<Save> {
  const hall = await readOpenHall(tx, doing.assemblyId);
  if (!hall.ok) return () => items.map((item) => resultOf(item, refusedWith(hall.refusal)));
  if (hall.value.assembly.activeRoster === null) {
    return () => items.map((item) => resultOf(item, refusedWith({ code: 'roster-missing' })));
  }
  const here: Here = { ...doing, open: { ...hall.value, desk: undefined } };
  switch (work) {
    case 'accredit':
      return readEntries(tx, here, channel ?? 'hall', items as readonly BulkAccreditItem[]);
    case 'leave':
      return readExits(tx, here, items as readonly BulkLeaveItem[]);
    case 'plates':
      return readPlates(tx, here, items as readonly BulkPlateItem[]);
  }
}

interface Here extends Doing {
  readonly open: OpenDesk;
}

async function readEntries(
  tx: Transaction,
  here: Here,
  channel: NonNullable<BulkJob['channel']>,
  items: readonly BulkAccreditItem[],
): Promise<Save> {
  const knownOf = await readMany(
    tx,
    here,
    items.map(({ unitId }) => unitId),
  );
  const people = Map.groupBy(items, ({ personId, capacity }) => `${capacity}/${personId}`);
  const saves = await Promise.all(
    [...people.values()].map(async (own) => {
      const [first] = own;
      if (first === undefined) return () => [];
      const { personId, capacity } = first;
      const unitIds = own.map(({ unitId }) => unitId);
      const request = { personId, unitIds, capacity, channel };
      const known = knownOf(personId, unitIds);
      const asked = { ...here, request, hours: hoursOf(own), known, from: 'bulk' } as const;
      const save = await readTaking(tx, asked, decideAccreditation);
      if (!save.ok) return () => own.map((item) => resultOf(item, refusedWith(save.refusal)));
      return () => matchAnswers(own, save.value());
    }),
  );
  return () => inOrder(saves.flatMap((save) => save()));
}

function hoursOf(items: readonly BulkAccreditItem[]): ReadonlyMap<string, number> {
  return new Map(
    items.flatMap(({ unitId, writtenAt }) =>
      writtenAt === undefined ? [] : [[unitId, writtenAt] as const],
    ),
  );
}

async function readExits(
  tx: Transaction,
  here: Here,
  items: readonly BulkLeaveItem[],
): Promise<Save> {
  const request = { unitIds: items.map(({ unitId }) => unitId) };
  const save = await readLeaving(tx, { ...here, request, from: 'bulk' });
  return () => matchAnswers(items, save());
}

async function readPlates(
  tx: Transaction,
  here: Here,
  items: readonly BulkPlateItem[],
): Promise<Save> {
  const saves = await Promise.all(
    items.map((item) => {
      const { number, personId } = item;
      const request = { number, personId };
      const { open, ...doing } = here;
      const { session } = open.session;
      return readHandOut(tx, { ...doing, session, request, from: 'bulk' });
    }),
  );
  return () =>
    items.map((item, i) => {
      const outcome = saves[i]?.();
      if (outcome === undefined || !outcome.ok) {
        return resultOf(item, refusedWith(outcome?.refusal ?? { code: 'internal' }));
      }
      return resultOf(item, { status: outcome.value.changed ? 'done' : 'unchanged', message: '' });
    });
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
