import type { LiveQuorum, RecordRow } from '@asamblea/domain';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { live } from '../../../testing/fakes/firebase/live/useLive.ts';
import { QuorumLost } from './QuorumLost.tsx';

function show(lostSince: number | null, feed: readonly Partial<RecordRow>[] = []) {
  live.quorum = {
    ...{ asOf: '1', call: 1, sessionState: 'open', curve: [], lostSince },
    quorum: {
      ...{ present: { weight: 48_000_000, units: 5 }, total: { weight: 100_000_000, units: 10 } },
      ...{ met: false, needed: 'más del 50 % del coeficiente' },
      threshold: { comparison: '>', numerator: 1, denominator: 2 },
    },
  } as unknown as LiveQuorum;
  render(
    <MemoryRouter>
      <QuorumLost cot="demo" timeZone="America/Bogota" feed={feed as readonly RecordRow[]} />
    </MemoryRouter>,
  );
}

test('a session without quorum of the room is warned, with the missing part and the last exits', () => {
  const left = (unit: string, person: string) => ({ kind: 'unit-left' as const, unit, person });
  show(Date.UTC(2026, 10, 21, 21, 5), [
    { kind: 'quorum-lost' },
    ...[left('T1-101', 'Ana Ruiz'), left('T1-102', 'Iván Gil')],
  ]);
  const said = screen.getByRole('alert').textContent;
  expect(said).toContain('48,00 %');
  expect(said).toContain('Faltan 2,000001 de 100,0000');
  expect(said).toContain('21 nov 2026, 4:05');
  expect(said).not.toContain('..');
  expect(said).toContain('T1-101 con Ana Ruiz; T1-102 con Iván Gil');
});

test('nothing is said while there is quorum', () => {
  show(null);
  expect(screen.queryByRole('alert')).toBeNull();
});
