import { type ListedErasure, refusals } from '@asamblea/domain';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ApiFailure } from '../../../../firebase/asking/ApiFailure.ts';
import { callApi } from '../../../../testing/fakes/firebase/asking/callApi.ts';
import { enterAs } from '../../../../testing/fakes/firebase/session/session.tsx';
import { renderPage } from '../../../../testing/renderPage.tsx';
import { ErasuresSection } from './ErasuresSection.tsx';

const at = Date.UTC(2026, 10, 24, 0, 0);

function erasure(name: string, more: Partial<ListedErasure>): ListedErasure {
  return {
    ...{ assemblyId: name, name, cot: name.toLowerCase(), by: 'ana', byName: 'Ana Ruiz', at },
    ...{ doneAt: at, head: { block: 14, count: 9, hash: '0'.repeat(64) } },
    ...{ events: 1234, questions: 2, files: 3, ...more },
  };
}

beforeEach(() => enterAs('admin', { assembly: 'torres', userId: 'ana' }));

test('the certificates are folded, and say of each assembly its end, its author and its seal', async () => {
  callApi.mockResolvedValue({
    erasures: [
      erasure('Torres', {}),
      erasure('Cedros', { by: null, byName: null, doneAt: null, head: null }),
      erasure('Robles', { byName: null }),
    ],
  });
  const { user } = renderPage(<ErasuresSection />);
  const fold = await screen.findByRole('button', { name: 'Certificados de supresión (3)' });
  expect(fold.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('table')).toBeNull();
  await user.click(fold);
  const [, ...rows] = within(await screen.findByRole('table')).getAllByRole('row');
  const texts = rows.map((row) => row.textContent ?? '');
  expect(texts[0]).toMatch(/^Torrestorres.*Ana Ruiz.*1\.2342314-0000-0000-0000-0000$/u);
  expect(texts[1]).toMatch(/Desde la consola del servidor.*Se está borrando.*Sin sello$/u);
  expect(texts[2]).toContain('Alguien que ya no administra la organización');
  expect(callApi.mock.calls.map(([, path]) => path)).toEqual(['/api/assemblies/erasures']);
});

test('an organisation that erased nothing is shown nothing', async () => {
  callApi.mockResolvedValue({ erasures: [] });
  renderPage(<ErasuresSection />);
  await expect.poll(() => callApi.mock.calls.length).toBe(1);
  expect(screen.queryByText(/Certificados/u)).toBeNull();
});

test('a refusal is shown, with a way to try again', async () => {
  const [statusCode, message] = refusals['not-organiser'];
  callApi.mockRejectedValueOnce(new ApiFailure({ code: 'not-organiser', statusCode, message }));
  callApi.mockResolvedValue({ erasures: [erasure('Torres', {})] });
  const { user } = renderPage(<ErasuresSection />);
  await screen.findByText(message);
  await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  await screen.findByRole('button', { name: 'Certificados de supresión (1)' });
});
