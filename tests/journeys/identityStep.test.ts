import { expect, test } from 'vitest';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { readWithAxe } from '../support/looks/readWithAxe.ts';
import { newJourney } from '../support/visits/newJourney.ts';
import { seen } from '../support/visits/seen.ts';

const browser = browserForAll();
const units = [
  ['101', 'Ana', '60'],
  ['102', 'Beto', '40'],
] as const;

test('an assembly asks for the document, on each device, and /mix tells both', async () => {
  const journey = await newJourney(browser(), { cot: 'cedula', units });
  const general = await journey.visit('/settings/general', 'admin');
  await general.getByRole('switch', { name: /^Pedir el número de documento/u }).click();
  await general.getByText(/se compara con el padrón/u).waitFor();

  const phone = await journey.visit('/virtual/current', 'Ana', 'smallPhone');
  const attendance = phone.getByRole('region', { name: 'Su asistencia' });
  const field = attendance.getByLabel('Número de documento');
  await field.fill('123');
  await field.press('Enter');
  await attendance.getByText(/no coincide/u).waitFor();
  expect(await readWithAxe(phone)).toEqual([]);
  await phone.getByRole('button', { name: 'Escribir mi documento' }).click();
  await phone.waitForFunction(() => document.activeElement?.id === 'numero-de-documento');
  await field.fill(journey.documentOf('Ana').replace('CC ', ''));
  await attendance.getByRole('button', { name: 'Entrar a la reunión' }).click();
  await attendance.getByText('101').waitFor();
  await phone.reload();
  await attendance.getByText('101').waitFor();

  const desk = await journey.visit('/virtual/current', 'Ana', 'desk');
  await desk.getByLabel('Número de documento').fill(journey.documentOf('Ana'));
  await desk.getByRole('button', { name: 'Entrar a la reunión' }).click();
  await desk.getByRole('region', { name: 'Su asistencia' }).getByText('101').waitFor();

  const mix = await journey.visit('/mix', 'moderator');
  const twice = mix.getByRole('list', { name: 'Con la sala abierta en varios dispositivos' });
  await twice.getByText('Ana').waitFor();
  expect(await twice.textContent()).toContain('Cuenta una sola vez, por 101.');
  await seen(mix, /el número de su documento/u);
  expect(await readWithAxe(mix)).toEqual([]);

  // The browser tells every refusal of the step, which are what is tried here.
  const others = journey.complaints().filter((one) => !one.includes('/api/presence/enter'));
  expect(others).toEqual([]);
});
