import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { callApi } from '../../../../testing/fakes/firebase/asking/callApi.ts';
import { renderPage } from '../../../../testing/renderPage.tsx';
import { ArrearsSection } from './ArrearsSection.tsx';

let sent: unknown[] = [];

beforeEach(() => {
  sent = [];
  callApi.mockImplementation(async (_method: string, path: string, body: object) => {
    sent.push([path, body]);
    return { isInstalled: true };
  });
});

test('rights lost in arrears are told as they will be, and sent with the article', async () => {
  const { user } = renderPage(<ArrearsSection law={{ rulePack: 'generic' }} mayChange={true} />);
  screen.getByText('Conserva el voto.');
  await user.click(screen.getByRole('button', { name: /^Anotar lo que dicen los estatutos/u }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Guardar' }));
  dialog.getByText('Diga qué artículo lo pide.');
  await user.type(dialog.getByLabelText('Artículo de los estatutos'), 'artículo 8');
  dialog.getByText(
    'No vota ni cuenta para el quórum ni para la mayoría (los estatutos, artículo 8).',
  );
  await user.selectOptions(dialog.getByLabelText('Quien está en mora pierde'), 'El voto');
  await user.click(dialog.getByRole('button', { name: 'Guardar' }));
  const asks = { loss: 'vote', reach: 'owner', article: 'artículo 8' };
  expect(sent).toEqual([['/api/settings/arrears', { asks }]]);
  await screen.findByText(/^La sesión en curso sigue como se instaló/u);
});

test('where the law keeps their vote nothing can be noted, and its article is told', () => {
  renderPage(<ArrearsSection law={{ rulePack: 'co-ph' }} mayChange={true} />);
  screen.getByText(/Lo fija la ley.*Ley 675 de 2001, artículo 37/u);
  expect(screen.queryByRole('button', { name: /^Anotar/u })).toBeNull();
});
