import type { LiveStage } from '@asamblea/domain';
import { act, render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { LiveListener } from '../../../firebase/live/LiveListener.tsx';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { live, loseLive } from '../../../testing/fakes/firebase/live/useLive.ts';
import { FollowStage } from './FollowStage.tsx';
import { useStageChange } from './useStageChange.ts';

const open: LiveStage = {
  ...{ asOf: '1', stage: { mode: 'question', questionIds: ['q'] }, session: null },
  asked: [{ questionId: 'q', state: 'open', closesAt: null }],
};
const closing: LiveStage = {
  ...open,
  asOf: '2',
  asked: [{ questionId: 'q', state: 'closing', closesAt: null }],
};

let read: ReturnType<typeof vi.fn<() => void>>;

beforeEach(() => {
  vi.useFakeTimers();
  read = vi.fn<() => void>();
  live.stage = open;
});

const show = () => <FollowStage cot="demo" isUnannounced={false} onChange={read} />;
/** A component drawn meanwhile may begin a wait of its own. */
async function pass(millis: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(millis));
  await act(() => vi.advanceTimersByTimeAsync(500));
}

interface ListeningProps {
  readonly onChange: () => void;
  readonly onListening: (isListening: boolean) => void;
}

/** Without what waits for the code of listening. */
function Listening({ onChange, onListening }: ListeningProps) {
  const onLive = useStageChange(onChange);
  return <LiveListener cot="demo" projection="stage" {...{ onLive, onListening }} />;
}

test('a phone that listens reads its ballot again when the stage says something else, and asks nothing', async () => {
  const heard = vi.fn();
  const { rerender } = render(<Listening onChange={read} onListening={heard} />);
  await pass(1_000);
  expect(heard).toHaveBeenLastCalledWith(true);
  expect(read).toHaveBeenCalledTimes(1);
  rerender(<Listening onChange={read} onListening={heard} />);
  await pass(60_000);
  expect(read).toHaveBeenCalledTimes(1);
  live.stage = closing;
  rerender(<Listening onChange={read} onListening={heard} />);
  await pass(1_000);
  expect(read).toHaveBeenCalledTimes(2);
  expect(callApi).not.toHaveBeenCalled();
});

test('a phone that cannot listen asks the edge for the stage, and for its ballot only when it moved', async () => {
  loseLive();
  live.stage = null;
  callApi.mockResolvedValue({ live: open });
  render(show());
  await pass(6_000);
  expect(callApi).toHaveBeenCalledWith(
    ...(['GET', '/api/public/live?only=stage&cot=demo', undefined, expect.anything()] as const),
  );
  await pass(30_000);
  expect(read).toHaveBeenCalledTimes(1);
  callApi.mockResolvedValue({ live: closing });
  await pass(4_000);
  expect(read).toHaveBeenCalledTimes(2);
});

test('the point that is treated is heard with the stage, and no ballot is read for it', async () => {
  const heard = vi.fn();
  loseLive();
  live.stage = null;
  const session = { call: 1, state: 'open', startsAt: 0, resumesAt: null } as const;
  const at = (number: number) => ({
    ...{ ...open, asOf: String(number) },
    session: { ...session, point: { pointId: `p${number}`, number, text: 'Informes' } },
  });
  callApi.mockResolvedValue({ live: at(1) });
  render(<FollowStage cot="demo" isUnannounced={false} onChange={read} onPoint={heard} />);
  await pass(6_000);
  expect(heard).toHaveBeenLastCalledWith(expect.objectContaining({ number: 1 }));
  await pass(1_000);
  expect(read).toHaveBeenCalledTimes(1);
  callApi.mockResolvedValue({ live: at(2) });
  await pass(4_000);
  expect(heard).toHaveBeenLastCalledWith(expect.objectContaining({ number: 2 }));
  callApi.mockResolvedValue({ live: { ...open, asOf: '3', session } });
  await pass(4_000);
  expect(heard).toHaveBeenLastCalledWith(null);
  expect(read).toHaveBeenCalledTimes(1);
});
