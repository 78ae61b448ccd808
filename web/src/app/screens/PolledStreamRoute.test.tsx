import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ApiFailure } from '../../firebase/asking/ApiFailure.ts';
import { callApi } from '../../testing/fakes/firebase/asking/callApi.ts';
import { renderPage } from '../../testing/renderPage.tsx';
import { PolledStreamRoute } from './PolledStreamRoute.tsx';

const address = '/stream/votacion?cot=torres';
const unknown = { code: 'assembly-unknown', statusCode: 404, message: 'No hay tal asamblea.' };
const brand = { name: 'Torres', timeZone: 'America/Bogota', logoUrl: null };

/** The assembly of the code; nothing is ever on its stage. */
function answer(assembly: object | ApiFailure): void {
  callApi.mockImplementation(async (_method: string, path: string) => {
    if (!path.startsWith('/api/public/assembly')) return { live: null };
    if (assembly instanceof ApiFailure) throw assembly;
    return assembly;
  });
}

test.each([
  ['a code of no assembly', new ApiFailure(unknown), 'No encontramos esa asamblea'],
  ['an archived assembly', { ...brand, isArchived: true }, 'Esta asamblea está archivada'],
  ['one without streams', { ...brand, off: ['streams'] }, 'Esta página está apagada'],
])('the stream of %s says so, as the one that listens does', async (_what, assembly, title) => {
  answer(assembly);
  renderPage(<PolledStreamRoute />, address);
  await screen.findByRole('heading', { name: title });
});

test('a stream without a code asks for it', () => {
  renderPage(<PolledStreamRoute />, '/stream/votacion');
  expect(screen.getByRole('heading', { name: '¿De cuál asamblea?' })).toBeTruthy();
});
