import { atLeast, type SetLawAnswer } from '@asamblea/domain';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { enterAs } from '../../../testing/fakes/firebase/session/session.tsx';
import { renderPage } from '../../../testing/renderPage.tsx';
import { LawSection } from './LawSection.tsx';

type LawOfAssembly = Parameters<typeof LawSection>[0]['assembly'];

const law = { rulePack: 'co-ph', country: 'CO' } as const;
const building: LawOfAssembly = { ...law, timeZone: 'America/Bogota' };
let sent: unknown[] = [];
let answer: SetLawAnswer;

beforeEach(() => {
  sent = [];
  answer = { changed: [], majorities: [], quorums: false, arrears: false, proxyBylaws: false };
  callApi.mockImplementation(async (_method: string, path: string, body: object) => {
    sent.push([path, body]);
    return answer;
  });
});

async function openDialog(assembly = building) {
  enterAs('admin');
  const { user } = renderPage(<LawSection assembly={assembly} />);
  await user.click(screen.getByRole('button', { name: 'Cambiar la ley o el uso' }));
  const dialog = within(screen.getByRole('dialog'));
  return { user, dialog, save: () => user.click(dialog.getByRole('button', { name: 'Guardar' })) };
}

test('while nobody noted its use, it is asked with its effect', () => {
  enterAs('admin');
  renderPage(<LawSection assembly={building} />);
  expect(screen.getByRole('alert').textContent).toMatch(
    /Falta decir si todo es vivienda\. .*elección de presidente y secretario.*por coeficiente/u,
  );
});

test('a clock that is of another country than the law is said', () => {
  enterAs('admin');
  const spanish = { rulePack: 'es-lph', country: 'ES' } as const;
  renderPage(<LawSection assembly={{ ...spanish, timeZone: 'America/Bogota' }} />);
  screen.getByText(/La hora de la asamblea es la de America\/Bogota, que no es de ese país/u);
});

test('once it is said nobody asks again', () => {
  enterAs('admin');
  renderPage(<LawSection assembly={{ ...building, residential: false }} />);
  expect(screen.queryByRole('alert')).toBeNull();
  screen.getByText('Comercio, oficinas o mixto');
});

test('the use is sent with the law, and its effect on the agenda is told', async () => {
  const { user, dialog, save } = await openDialog();
  const change = { questionId: 'q', number: 2, text: '¿Quién preside?', isNamedNow: false };
  answer = { ...answer, changed: [{ ...change, before: 'unidades', after: 'coeficiente' }] };
  await user.click(dialog.getByRole('radio', { name: 'No: hay comercio u oficinas' }));
  await save();
  await screen.findByText('Cambió una pregunta en preparación');
  expect(sent).toEqual([['/api/settings/law', { ...law, residential: false }]]);
});

test('settings that another law takes away are told before it is saved, and after', async () => {
  const asks = { threshold: atLeast(80, 100), article: 'artículo 12' };
  const majorities = [{ matterId: 'budget', share: [], asks }];
  const { user, dialog, save } = await openDialog({ ...building, majorities });
  expect(dialog.queryByRole('status')).toBeNull();
  await user.click(dialog.getByRole('combobox', { name: 'Ley' }));
  await user.click(screen.getByRole('option', { name: /Chile/u }));
  expect(dialog.getByRole('status').textContent).toMatch(/se quitarán: Presupuesto\./u);
  answer = {
    changed: [],
    majorities: ['Presupuesto'],
    quorums: false,
    arrears: false,
    proxyBylaws: true,
  };
  await save();
  await screen.findByText(/se quitaron: Presupuesto\./u);
  screen.getByText(/Se quitó lo que los estatutos decían de los poderes/u);
});

test('a law that is of no country asks for it', async () => {
  const { dialog } = await openDialog({
    ...{ rulePack: 'generic', country: 'MX', timeZone: 'America/Mexico_City' },
  });
  expect(dialog.getByRole('combobox', { name: 'País' }).textContent).toBe('México');
  expect(dialog.queryByRole('radio')).toBeNull();
});

test('a member without permission only reads the law', () => {
  enterAs('moderator');
  renderPage(<LawSection assembly={building} />);
  expect(screen.queryByRole('button')).toBeNull();
});
