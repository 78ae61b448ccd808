import { act, render, screen, waitFor } from '@testing-library/react';
import { useMemo } from 'react';
import { useFirestore } from 'reactfire';
import { expect, test } from 'vitest';
import { listeners, unsubscribed } from '../../testing/fakes/sdk/firestore.ts';
import { ListeningContext } from '../listening/listening.ts';
import { listenWith } from '../listening/listenWith.ts';
import { onCodeGone } from '../tab/codeGone.ts';
import { type LiveOf, useLive } from './useLive.ts';

function results(asOf: string): LiveOf<'results'> {
  return { asOf, results: [] };
}

function send(value: LiveOf<'results'> | undefined, fromCache = false) {
  listeners.at(-1)?.next({ data: () => value, metadata: { fromCache } });
}

function Watcher({ cot = 'demo', initial }: { cot?: string; initial?: LiveOf<'results'> }) {
  const { value, status, missing, offline } = useLive(cot, 'results', initial ?? null);
  return <p>{[value?.asOf ?? 'nothing', status, missing, offline].join(' ')}</p>;
}

function Shown(props: Parameters<typeof Watcher>[0]) {
  const firestore = useFirestore();
  const listening = useMemo(() => listenWith(firestore), [firestore]);
  return (
    <ListeningContext value={listening}>
      <Watcher {...props} />
    </ListeningContext>
  );
}

const shown = (text: string) => screen.findByText(text, {}, { timeout: 4000 });

test('shows what arrives and never goes back to an older value', async () => {
  render(<Shown />);
  expect(await shown('nothing loading false false')).toBeTruthy();
  send(results('2'));
  expect(await shown('2 success false false')).toBeTruthy();
  send(results('1'));
  send(results('3'));
  expect(await shown('3 success false false')).toBeTruthy();
});

test('begins with the server’s rendering until something newer arrives', async () => {
  render(<Shown initial={results('5')} />);
  expect(await shown('5 success false false')).toBeTruthy();
  send(results('4'));
  expect(await shown('5 success false false')).toBeTruthy();
  send(results('6'));
  expect(await shown('6 success false false')).toBeTruthy();
});

test('says that nothing was published, or that the connection is gone, only when the server said so', async () => {
  render(<Shown />);
  send(undefined, true);
  expect(await shown('nothing loading false false')).toBeTruthy();
  send(undefined, false);
  expect(await shown('nothing success true false')).toBeTruthy();
  send(undefined, true);
  expect(await shown('nothing loading false true')).toBeTruthy();
});

test('keeps what it shows when the listener fails, and listens again', async () => {
  render(<Shown />);
  send(results('2'));
  listeners[0]?.fail();
  expect(await shown('2 success false true')).toBeTruthy();
  await waitFor(() => expect(listeners).toHaveLength(2), { timeout: 4000 });
  send(results('3'));
  expect(await shown('3 success false false')).toBeTruthy();
});

test('a network that is lost before anything was heard is told as soon as the browser knows it', async () => {
  render(<Shown initial={results('5')} />);
  expect(await shown('5 success false false')).toBeTruthy();
  act(() => void dispatchEvent(new Event('offline')));
  expect(await shown('5 success false true')).toBeTruthy();
  send(results('6'));
  expect(await shown('6 success false false')).toBeTruthy();
});

test('forgets the assembly it left', async () => {
  const { rerender } = render(<Shown />);
  send(results('2'));
  await shown('2 success false false');
  rerender(<Shown cot="otra" />);
  expect(await shown('nothing loading false false')).toBeTruthy();
  expect(unsubscribed).toEqual(['public/demo/live/results']);
});

test('tells when published data is gone, and not that nothing was published yet', async () => {
  let times = 0;
  const stop = onCodeGone(() => {
    times += 1;
  });
  render(<Shown />);
  send(undefined);
  send(results('2'));
  send(undefined, true);
  expect(times).toBe(0);
  send(results('3'));
  send(undefined);
  expect(times).toBe(1);
  stop();
});
