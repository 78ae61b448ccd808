import { atLeast, type DecidingLaw } from '@asamblea/domain';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { MajoritiesSection } from './MajoritiesSection.tsx';

const noted: DecidingLaw = {
  rulePack: 'co-sas',
  majorities: [
    {
      ...{ matterId: 'reserves', share: [] },
      asks: { threshold: atLeast(80, 100), article: 'artículo 12' },
    },
  ],
};
let sent: unknown[] = [];

beforeEach(() => {
  sent = [];
  callApi.mockImplementation(async (_method: string, _path: string, body: object) => {
    sent.push(body);
    return {
      changed: [
        {
          ...{ questionId: 'q', number: 2, text: '¿Aprueba la reserva?', isNamedNow: false },
          ...{ before: 'más del 50 %', after: 'al menos el 80 %' },
        },
      ],
    };
  });
});

async function openDialog(law: DecidingLaw) {
  const { user } = renderPage(<MajoritiesSection law={law} mayChange />);
  await user.click(screen.getByRole('button', { name: 'Anotar una mayoría' }));
  const dialog = within(screen.getByRole('dialog'));
  return { user, dialog, save: () => user.click(dialog.getByRole('button', { name: 'Guardar' })) };
}

test('a typed majority is read aloud before it is saved, and changes of the agenda are told', async () => {
  const { user, dialog, save } = await openDialog({ rulePack: 'co-sas' });
  await user.selectOptions(dialog.getByLabelText('Asunto'), 'Reservas ocasionales');
  await user.type(dialog.getByLabelText('Porcentaje o fracción'), '2/3');
  await user.type(dialog.getByLabelText('Artículo de los estatutos'), 'artículo 9');
  expect(dialog.getByRole('status').textContent).toBe(
    'La pregunta dirá: «Se aprueba con al menos 2/3 de las acciones presentes (los estatutos, artículo 9).»',
  );
  await save();
  expect(await screen.findByText('Cambió una pregunta en preparación')).toBeTruthy();
  const threshold = { comparison: '>=', numerator: 2, denominator: 3 };
  expect(sent).toEqual([
    { matterId: 'reserves', share: [], asks: { threshold, article: 'artículo 9' } },
  ]);
});

test('a majority that the law forbids is told with its article, and is not sent', async () => {
  const { user, dialog, save } = await openDialog({ rulePack: 'co-ph' });
  await user.selectOptions(dialog.getByLabelText('Asunto'), 'bylaws-reform');
  await user.type(dialog.getByLabelText('Porcentaje o fracción'), '60 %');
  await user.type(dialog.getByLabelText('Artículo de los estatutos'), 'artículo 9');
  expect(dialog.getByRole('status').textContent).toMatch(
    /La ley pide una mayoría más alta que la de los estatutos\. Ley 675 de 2001/u,
  );
  await save();
  expect(sent).toEqual([]);
});

test('over the ceiling of the law, its own is said', async () => {
  const { user, dialog } = await openDialog({ rulePack: 'co-ph' });
  await user.type(dialog.getByLabelText('Porcentaje o fracción'), '80');
  await user.type(dialog.getByLabelText('Artículo de los estatutos'), 'artículo 9');
  expect(dialog.getByRole('status').textContent).toMatch(/^La ley no deja pedir tanto/u);
});

test('a missing value is told at its field', async () => {
  const { dialog, save } = await openDialog({ rulePack: 'co-sas' });
  await save();
  expect(dialog.getByText(/Escriba un porcentaje de 0 a 100/u)).toBeTruthy();
  expect(dialog.getByText('Diga qué artículo lo pide.')).toBeTruthy();
  expect(sent).toEqual([]);
});

test('the focus goes to the first field that is wrong', async () => {
  const { user, dialog, save } = await openDialog({ rulePack: 'co-sas' });
  await save();
  expect(document.activeElement).toBe(dialog.getByLabelText('Porcentaje o fracción'));
  await user.type(dialog.getByLabelText('Porcentaje o fracción'), '80');
  await save();
  expect(document.activeElement).toBe(dialog.getByLabelText('Artículo de los estatutos'));
});

test('each noted majority says its sentence and can be taken away', async () => {
  const { user } = renderPage(<MajoritiesSection law={noted} mayChange />);
  expect(screen.getByText(/al menos el 80 % .*artículo 12/u)).toBeTruthy();
  await user.click(
    screen.getByRole('button', { name: 'Quitar la mayoría de «Reservas ocasionales»' }),
  );
  expect(sent).toEqual([{ matterId: 'reserves', share: [], asks: null }]);
});

test('a member without permission only reads the majorities', () => {
  renderPage(<MajoritiesSection law={noted} mayChange={false} />);
  expect(screen.getByText(/al menos el 80 %/u)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
