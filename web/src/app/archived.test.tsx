import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { callApi } from '../testing/fakes/firebase/asking/callApi.ts';
import { enterAs, meetAt } from '../testing/fakes/firebase/session/session.tsx';
import { renderPage } from '../testing/renderPage.tsx';
import { ArchivedMessage } from './frame/ArchivedMessage.tsx';
import { PublicRoute } from './startScreen.tsx';

const brand = { name: 'Torres', timeZone: 'America/Bogota', logoUrl: null };

test('every page of an archived assembly says that it is only read, and no other does', () => {
  enterAs('auditor');
  renderPage(<ArchivedMessage />);
  expect(screen.queryByRole('status')).toBeNull();
  meetAt({ isArchived: true });
  renderPage(<ArchivedMessage />);
  screen.getByText(/se puede consultar, pero no cambiar/u);
});

test('a public screen of an archived assembly says so instead of waiting', async () => {
  callApi.mockResolvedValue({ ...brand, isArchived: true });
  renderPage(<PublicRoute Page={() => <p>La pantalla</p>} />, '/results/public?cot=torres');
  await screen.findByRole('heading', { name: 'Esta asamblea está archivada' });
  expect(screen.queryByText('La pantalla')).toBeNull();
});
