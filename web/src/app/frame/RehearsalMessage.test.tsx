import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { enterAs, meetAt } from '../../testing/fakes/firebase/session/session.tsx';
import { renderPage } from '../../testing/renderPage.tsx';
import { PublicPageApp } from '../PublicPageApp.tsx';
import { DefaultLayout } from './DefaultLayout.tsx';
import { VoterLayout } from './VoterLayout.tsx';

const frames = [
  ['the staff', () => <DefaultLayout />],
  ['voters', () => <VoterLayout>Mi voto</VoterLayout>],
] as const;

test.each(frames)('a rehearsal says that it is one on every page of %s', (_, frame) => {
  enterAs('admin');
  meetAt({ rehearsalOf: 'torres' });
  renderPage(frame());
  expect(screen.getByRole('note').textContent).toMatch(/^ENSAYO/u);
});

test.each(frames)('and an assembly does not, for %s', (_, frame) => {
  enterAs('admin');
  renderPage(frame());
  expect(screen.queryByRole('note')).toBeNull();
});

test.each([true, false])(
  'the public page says in the HTML of the server that it is a rehearsal: %s',
  (isRehearsal) => {
    const brand = { name: 'Torres', timeZone: 'America/Bogota', logoUrl: null };
    const assembly = { ...brand, isRehearsal };
    const state = { path: '/quorum/public', cot: 'demo', assembly, quorum: null, serverNow: 1 };
    renderPage(<PublicPageApp state={state} />);
    expect(screen.queryAllByText('ENSAYO')).toHaveLength(isRehearsal ? 1 : 0);
  },
);
