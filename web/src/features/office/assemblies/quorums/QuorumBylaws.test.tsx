import { atLeast, type QuorumBylaw, type QuorumLaw } from '@asamblea/domain';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { callApi } from '../../../../testing/fakes/firebase/asking/callApi.ts';
import { renderPage } from '../../../../testing/renderPage.tsx';
import { QuorumBylawsSection } from './QuorumBylawsSection.tsx';

let sent: unknown[] = [];
let isInstalled = false;

beforeEach(() => {
  sent = [];
  isInstalled = false;
  callApi.mockImplementation(async (_method: string, _path: string, body: object) => {
    sent.push(body);
    return { isInstalled };
  });
});

const share = (percent: number): QuorumBylaw['asks'] => ({
  ...{ share: { threshold: atLeast(percent, 100), measure: 'weight' }, least: null },
  article: 'artículo 12',
});

async function openDialog(law: QuorumLaw) {
  const { user } = renderPage(<QuorumBylawsSection law={law} mayChange />);
  await user.click(screen.getByRole('button', { name: 'Anotar lo que piden los estatutos' }));
  const dialog = within(screen.getByRole('dialog'));
  return { user, dialog, save: () => user.click(dialog.getByRole('button', { name: 'Guardar' })) };
}

test('each call says its requirement, its article, and the room for bylaws', () => {
  renderPage(<QuorumBylawsSection law={{ rulePack: 'co-ph' }} mayChange />);
  const told = screen.getAllByText(/artículo 4[15]/u).map(({ textContent }) => textContent);
  expect(told).toEqual([
    'Más del 50 % del coeficiente total y al menos 2 propietarios (Ley 675 de 2001, artículo 45).',
    'Los estatutos pueden pedir más. Ley 675 de 2001, artículo 45.',
    'Al menos 2 propietarios (Ley 675 de 2001, artículo 41).',
    'Lo fija la ley: los estatutos no lo cambian. Ley 675 de 2001, artículo 41.',
  ]);
});

test('a law that fixes all of it asks nobody to note anything', () => {
  renderPage(<QuorumBylawsSection law={{ rulePack: 'es-lph' }} mayChange />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('the typed quorum is read aloud before it is saved, and is sent', async () => {
  const { user, dialog, save } = await openDialog({ rulePack: 'co-sas' });
  await user.type(dialog.getByLabelText('Porcentaje o fracción'), '70 %');
  await user.type(dialog.getByLabelText('Artículo de los estatutos'), 'artículo 12');
  expect(dialog.getByRole('status').textContent).toBe(
    'Se pedirá al menos el 70 % del total de las acciones (los estatutos, artículo 12).',
  );
  await save();
  expect(sent).toEqual([{ kind: null, call: 1, asks: share(70) }]);
  expect(screen.queryByText(/sigue como se instaló/u)).toBeNull();
});

test('a fixed number of members, of one kind of session and call', async () => {
  const { user, dialog, save } = await openDialog({ rulePack: 'generic' });
  await user.selectOptions(dialog.getByLabelText('Clase de sesión'), 'Solo extraordinaria');
  await user.selectOptions(dialog.getByLabelText('Convocatoria'), 'Segunda convocatoria');
  await user.type(dialog.getByLabelText('Número fijo de asistentes'), '20');
  await user.type(dialog.getByLabelText('Artículo de los estatutos'), 'artículo 31');
  expect(dialog.getByRole('status').textContent).toMatch(/^Se pedirá al menos 20 /u);
  await save();
  const least = { count: 20, measure: 'heads' };
  expect(sent).toEqual([
    { kind: 'extraordinary', call: 2, asks: { share: null, least, article: 'artículo 31' } },
  ]);
});

test('a quorum that the law does not let bylaws ask is said with its article, and is not sent', async () => {
  const { user, dialog, save } = await openDialog({ rulePack: 'co-ph' });
  await user.type(dialog.getByLabelText('Porcentaje o fracción'), '40');
  await user.type(dialog.getByLabelText('Artículo de los estatutos'), 'artículo 12');
  const said = () => dialog.getByRole('status').textContent;
  expect(said()).toMatch(/La ley pide un quórum más alto.*Ley 675 de 2001, artículo 45/u);
  await user.selectOptions(dialog.getByLabelText('Convocatoria'), 'Segunda convocatoria');
  expect(said()).toMatch(/lo fija la ley.*Ley 675 de 2001, artículo 41/u);
  await save();
  expect(sent).toEqual([]);
});

test('where the law counts capital alone, nothing else is offered', async () => {
  const { dialog } = await openDialog({ rulePack: 'es-sa' });
  expect(dialog.queryByLabelText('Número fijo de asistentes')).toBeNull();
  const measures = within(dialog.getByLabelText('Sobre qué se cuenta')).getAllByRole('option');
  expect(measures.map(({ textContent }) => textContent)).toEqual(['Capital']);
});

test('a missing field is told in its place', async () => {
  const { user, dialog, save } = await openDialog({ rulePack: 'co-sas' });
  await user.type(dialog.getByLabelText('Número fijo de asistentes'), 'diez');
  await save();
  expect(dialog.getByText('Diga qué artículo lo pide.')).toBeTruthy();
  expect(dialog.getByText('Escriba un número entero, o déjelo vacío.')).toBeTruthy();
  await user.clear(dialog.getByLabelText('Número fijo de asistentes'));
  expect(dialog.getByText(/Escriba un porcentaje de 1 a 100/u)).toBeTruthy();
  expect(sent).toEqual([]);
});

test('noted quorums are shown by kind and taken away, and a session under way keeps its own', async () => {
  isInstalled = true;
  const quorums: readonly QuorumBylaw[] = [
    { kind: null, call: 1, asks: share(70) },
    { kind: 'extraordinary', call: 1, asks: share(80) },
  ];
  const { user } = renderPage(
    <QuorumBylawsSection law={{ rulePack: 'co-sas', quorums }} mayChange />,
  );
  expect(screen.getByText(/^Ordinaria: Al menos el 70 %/u)).toBeTruthy();
  expect(screen.getByText(/^Extraordinaria: Al menos el 80 %/u)).toBeTruthy();
  expect(screen.getByText(/Mientras no diga si la reunión es ordinaria/u)).toBeTruthy();
  await user.click(
    screen.getByRole('button', {
      name: 'Quitar el de los estatutos: primera convocatoria, sesión extraordinaria',
    }),
  );
  expect(sent).toEqual([{ kind: 'extraordinary', call: 1, asks: null }]);
  expect(await screen.findByText(/La sesión en curso sigue como se instaló/u)).toBeTruthy();
});
