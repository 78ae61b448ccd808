import { expect, test } from 'vitest';
import { pollDocuments } from '../../functions/src/polls/stored/pollDocuments.ts';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { newJourney } from '../support/visits/newJourney.ts';
import { password } from '../support/visits/signIn.ts';

const browser = browserForAll();

test('the desk sees a booth, clears its wrong entries and ends it; its tablet is none any more', async () => {
  const journey = await newJourney(browser(), {
    cot: 'puestos-de-lejos',
    units: [
      ['101', 'Ana', '60'],
      ['102', 'Beto', '40'],
    ],
  });
  const tablet = await journey.visit('/votes/current?puesto=Cabina%201', 'teller', 'tablet');
  await tablet.getByRole('button', { name: 'Abrir el puesto aquí' }).click();
  await tablet
    .getByRole('heading', { name: 'Cabina 1' })
    .or(tablet.getByText('Cabina 1'))
    .first()
    .waitFor();

  const desk = await journey.visit('/register?mesa=puestos', 'registrar');
  const booth = desk.getByRole('listitem').filter({ hasText: 'Cabina 1' });
  await booth.getByText('Sin intentos fallidos').waitFor();
  const [found] = (await pollDocuments.booths(journey.assemblyId).get()).docs;
  await found?.ref.update({ failures: 7, failedAt: Date.now() });
  await booth.getByText(/7 PIN equivocados/u).waitFor();
  await desk.getByRole('button', { name: /Borrar intentos fallidos/u }).click();
  await booth.getByText('Sin intentos fallidos').waitFor();

  const office = await journey.visit('/quorum/private', 'moderator', 'phone');
  await office.getByRole('tab', { name: 'Puestos' }).click();
  await office.getByRole('button', { name: 'Cerrar Cabina 1' }).click();
  await office.getByRole('button', { name: 'Cerrar el puesto' }).click();
  await office.getByText('No hay puestos de votación abiertos').waitFor();
  await tablet.reload();
  await tablet.getByText('Este equipo no es un puesto de votación').waitFor();
});

test('the protected area opens with the password, and is shut to another page of the same session once left', async () => {
  const journey = await newJourney(browser(), {
    cot: 'zona-cerrada',
    units: [['101', 'Ana', '100']],
  });
  const auditor = await journey.visit('/protected', 'auditor');
  const ask = () =>
    auditor.evaluate(async () => {
      const headers = { 'Content-Type': 'application/json' };
      return (await fetch('/api/protected/log', { method: 'POST', headers, body: '{}' })).status;
    });
  expect(await ask()).toBe(401);
  await auditor.getByLabel('Contraseña', { exact: true }).fill(password);
  await auditor.getByRole('button', { name: 'Entrar' }).click();
  await auditor.getByRole('button', { name: 'Comprobar la integridad' }).waitFor();
  expect(await ask()).toBe(200);
  const closed = auditor.waitForResponse(/protected\/close/u);
  await auditor.getByRole('link', { name: 'Inicio' }).first().click();
  await closed;
  expect(await ask()).toBe(401);
});

test('a teller follows the hall and the votes without reading documents, e-mails or phones', async () => {
  const journey = await newJourney(browser(), {
    cot: 'sin-datos',
    units: [['101', 'Ana', '100']],
  });
  await journey.enter('Ana');
  const teller = await journey.visit('/quorum/private', 'teller');
  await teller.getByRole('rowheader', { name: '101' }).waitFor();
  await teller.getByRole('cell', { name: 'Ana' }).waitFor();
  await teller.goto('/votes/private');
  await teller.getByRole('heading', { level: 1 }).waitFor();
  expect(journey.complaints()).toEqual([]);
});
