import { paths, type RosterOrigin, type RosterVersion } from '@asamblea/domain';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keepRows } from '../../../testing/fakes/firebase/listening/useCollection.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { RosterHistory } from './RosterHistory.tsx';

const version = (name: string, at: number, more: Partial<RosterOrigin> = {}): RosterVersion => ({
  ...{ version: name, units: 3, people: 2, totalWeight: 100_000_000, state: 'ready' },
  origin: {
    ...{ by: 'admin', at, source: 'file', name, mode: 'replace', base: null },
    ...{ added: 3, changed: 0, removed: 0, ...more },
  },
});

test('says of a version that its weights were adjusted, and of no other', () => {
  keepRows(paths.rosters('demo'), [
    version('padron.xlsx', 1),
    version('areas.xlsx', 2, { adjusted: true }),
  ]);
  renderPage(
    <RosterHistory assemblyId="demo" version="padron.xlsx" timeZone="America/Bogota" mayRestore />,
  );
  const items = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(items).toEqual([
    expect.stringMatching(/^areas\.xlsx.*coeficientes ajustados en proporción/u),
    expect.not.stringContaining('ajustados'),
  ]);
});
