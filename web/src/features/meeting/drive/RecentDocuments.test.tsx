import type { DriveItemView } from '@asamblea/domain';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { enterAs } from '../../../testing/fakes/firebase/session/session.tsx';
import { renderPage } from '../../../testing/renderPage.tsx';
import { RecentDocuments } from './RecentDocuments.tsx';

const document = (name: string, at: number): DriveItemView => ({
  ...{ entryId: name, kind: 'document', name, at, parentId: null, type: 'application/pdf' },
  ...{ visibility: 'attendees', shownTo: 'attendees', size: 9 },
});
const folder: DriveItemView = {
  ...{ entryId: 'f', kind: 'folder', name: 'Actas', at: 99, parentId: null },
  ...{ visibility: 'attendees', shownTo: 'attendees' },
};

beforeEach(() => {
  enterAs('voter');
});

test('the documents that came last are read from home, and the others from their folders', async () => {
  const entries = [folder, ...[3, 1, 5, 2, 4].map((at) => document(`${at}.pdf`, at))];
  callApi.mockImplementation(async () => ({ entries }));
  renderPage(<RecentDocuments />);
  const shown = await screen.findAllByRole('link', { name: /^\d\.pdf$/u });
  expect(shown.map(({ textContent }) => textContent)).toEqual([
    ...['5.pdf', '4.pdf', '3.pdf', '2.pdf'],
  ]);
  expect(screen.getByRole('link', { name: 'Ver los 5' }).getAttribute('href')).toBe('/drive');
});

test('where there is none, or nobody answers, nothing is said', async () => {
  callApi.mockImplementation(async () => ({ entries: [folder] }));
  const { container } = renderPage(<RecentDocuments />);
  await waitFor(() => expect(callApi).toHaveBeenCalled());
  expect(container.querySelector('section')).toBeNull();
});
