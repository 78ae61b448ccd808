import {
  type DeskDelivery,
  type DeskOperation,
  describeRefusal,
  emptyQueue,
} from '@asamblea/domain';
import { expect, test, vi } from 'vitest';
import { recordInPage, safeRecord } from '../../../../firebase/tab/keptRecord.ts';
import { newDeskOutbox, type OutboxPorts } from './deskOutbox.ts';

let count = 0;

function press(unitId: string): DeskOperation {
  count += 1;
  const requestId = `0b0e6c6e-2f0b-4c0a-9d4e-${String(count).padStart(12, '0')}`;
  return {
    ...{ kind: 'accredit', requestId, session: 1, personId: 'ana', unitIds: [unitId] },
    ...{ capacity: 'owner', channel: 'hall' },
  };
}

const done = ({ unitIds }: DeskOperation): DeskDelivery => ({
  kind: 'answered',
  results: unitIds.map((unitId) => ({ unitId, status: 'done' })),
});

/** Tabs of one desk: one record, one lock and one network for all of them. */
function openDevice() {
  const kept = recordInPage();
  const sent: string[] = [];
  let network: (operation: DeskOperation) => DeskDelivery | null = done;
  let last: Promise<unknown> = Promise.resolve();
  const ports: OutboxPorts = {
    kept,
    send: async (operation) => {
      sent.push(operation.unitIds.join());
      await Promise.resolve();
      return network(operation);
    },
    alone: (work) => {
      const next = last.then(work, work);
      last = next.catch(() => undefined);
      return next;
    },
    tell: () => undefined,
  };
  return {
    sent,
    openTab: () => newDeskOutbox(ports),
    cut: () => {
      network = () => ({ kind: 'lost' });
    },
    answerWith: (answer: typeof network) => {
      network = answer;
    },
  };
}

test('a press is stored before it is sent, and removed when it is answered', async () => {
  const device = openDevice();
  const tab = device.openTab();
  const first = press('A');
  const pressing = tab.press([first]);
  expect(tab.state().waiting).toEqual([first]);
  expect(device.sent).toEqual([]);
  await pressing;
  expect(tab.state()).toMatchObject({ ...emptyQueue, failures: 0 });
  expect(device.sent).toEqual(['A']);
});

test('without network it waits, survives the tab, and goes in order when it returns', async () => {
  const device = openDevice();
  device.cut();
  const tab = device.openTab();
  await tab.press([press('A')]);
  await tab.press([press('B')]);
  expect(tab.state().waiting).toHaveLength(2);
  expect(tab.state().failures).toBeGreaterThan(0);
  tab.stop();
  device.sent.length = 0;
  device.answerWith(done);
  const reloaded = device.openTab();
  await reloaded.wake();
  expect(device.sent).toEqual(['A', 'B']);
  expect(reloaded.state().waiting).toEqual([]);
});

test('two tabs that wake at the same time send each press once', async () => {
  const device = openDevice();
  device.cut();
  const [one, two] = [device.openTab(), device.openTab()];
  await one.press([press('A'), press('B')]);
  device.sent.length = 0;
  device.answerWith(done);
  await Promise.all([one.wake(), two.wake()]);
  expect(device.sent).toEqual(['A', 'B']);
  expect(two.state().waiting).toEqual([]);
});

test('a refusal is kept as a conflict, also for the next visit, until it is forgotten', async () => {
  const device = openDevice();
  const refusal = describeRefusal({ code: 'session-not-open' });
  device.answerWith(() => ({ kind: 'refused', refusal }));
  const operation = press('A');
  await device.openTab().press([operation]);
  const later = device.openTab();
  await later.wake();
  expect(later.state().conflicts).toEqual([{ operation, unitId: 'A', refusal }]);
  await later.forget(later.state().conflicts);
  expect(later.state().conflicts).toEqual([]);
});

test('a session that ended keeps the work for after signing in', async () => {
  const device = openDevice();
  device.answerWith(() => null);
  const tab = device.openTab();
  await tab.press([press('A')]);
  expect(tab.state()).toMatchObject({ isSignedOut: true });
  expect(tab.state().waiting).toHaveLength(1);
  tab.stop();
});

test('tries again by itself while there is no answer', async () => {
  vi.useFakeTimers();
  const device = openDevice();
  device.cut();
  const tab = device.openTab();
  await tab.press([press('A')]);
  device.answerWith(done);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(tab.state().waiting).toEqual([]);
});

test('a browser that keeps nothing works as long as the page', async () => {
  const refusing = {
    read: () => Promise.reject(new Error()),
    change: () => Promise.reject(new Error()),
  };
  const record = safeRecord(refusing);
  await record.change(() => 'kept');
  expect(await record.read()).toBe('kept');
});

test('a stored queue of another shape is not sent', async () => {
  const kept = recordInPage();
  await kept.change(() => ({ waiting: [{ kind: 'vote' }], conflicts: [] }));
  const send = vi.fn();
  const tab = newDeskOutbox({ kept, send, alone: (work) => work(), tell: () => undefined });
  await tab.wake();
  expect(send).not.toHaveBeenCalled();
});
