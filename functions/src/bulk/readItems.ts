import {
  type AttendanceAnswer,
  type BulkAccreditItem,
  type BulkLeaveItem,
  type BulkPlateItem,
  type BulkRequest,
  type BulkResult,
  describeRefusal,
  isLiveProxy,
  type ProxyGrant,
  type Refusal,
  type Unit,
} from '@asamblea/domain';
import { enterFound, type OpenHall, readOpenHall, readUnits } from '../attendance/accredit.ts';
import { readLeaving } from '../attendance/leave.ts';
import { readHandOut } from '../plates/handOutPlate.ts';
import type { BulkJob } from '../platform/documents.ts';
import type { Transaction } from '../platform/firestore.ts';
import { readProxiesAbout, readProxyFrame } from '../proxies/readProxyBook.ts';

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
  const here = { ...doing, ...hall.value };
  switch (work) {
    case 'accredit':
      return readEntries(tx, here, channel ?? 'hall', items as readonly BulkAccreditItem[]);
    case 'leave':
      return readExits(tx, here, items as readonly BulkLeaveItem[]);
    case 'plates':
      return readPlates(tx, here, items as readonly BulkPlateItem[]);
  }
}

type Here = Doing & OpenHall;

/** What all of them look at is read once, so that the hall is held for a moment only. */
async function readEntries(
  tx: Transaction,
  here: Here,
  channel: NonNullable<BulkJob['channel']>,
  items: readonly BulkAccreditItem[],
): Promise<Save> {
  const { assemblyId, now } = here;
  const unitIds = items.map(({ unitId }) => unitId);
  const [{ units, held }, frame, proxies] = await Promise.all([
    readUnits(tx, here, unitIds),
    readProxyFrame(tx, assemblyId, now),
    readProxiesAbout(tx, assemblyId, [], unitIds),
  ]);
  const people = Map.groupBy(items, ({ personId, capacity }) => `${capacity}/${personId}`);
  const saves = await Promise.all(
    [...people.values()].map(async (own) => {
      const [first] = own;
      if (first === undefined) return () => [];
      const { personId, capacity } = first;
      const hours = new Map(
        own.flatMap(({ unitId, writtenAt }) =>
          writtenAt === undefined ? [] : [[unitId, writtenAt] as const],
        ),
      );
      const asking = own.map(({ unitId }) => unitId);
      const request = { personId, unitIds: asking, capacity, channel };
      const holder = {
        name: nameOf(personId, [...units.values()], proxies),
        proxies: proxies.filter((proxy) => proxy.attorneyId === personId && isLiveProxy(proxy)),
      };
      const known = frame === null ? undefined : { frame, proxies };
      const asked = { ...here, request, hours, from: 'bulk' } as const;
      const save = await enterFound(tx, asked, { units, held, holder, known });
      return () => matchAnswers(own, save());
    }),
  );
  return () => inOrder(saves.flatMap((save) => save()));
}

/** Names stand beside the ids in the roster and in the proxies. */
function nameOf(personId: string, units: readonly Unit[], proxies: readonly ProxyGrant[]): string {
  for (const { ownerIds, ownerNames } of units) {
    const place = ownerIds.indexOf(personId);
    if (place >= 0) return ownerNames[place] ?? '';
  }
  return proxies.find(({ attorneyId }) => attorneyId === personId)?.attorneyName ?? '';
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
      return readHandOut(tx, { ...here, session: here.activeSession, request, from: 'bulk' });
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
