import { expect, test } from 'vitest';
import { hallDocuments } from '../../functions/src/hall/attendance/hallDocuments.ts';
import { sweepPresence } from '../../functions/src/hall/remote/sweepPresence.ts';
import { documents } from '../../functions/src/kernel/database/documents.ts';
import { peopleDocuments } from '../../functions/src/people/stored/peopleDocuments.ts';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { newJourney } from '../support/visits/newJourney.ts';

const browser = browserForAll();

const units = [
  ['101', 'Ana', '40'],
  ['102', 'Ana', '20'],
  ['103', 'Beto', '40'],
] as const;

test('a remote attendee counts while present, and no longer once their silence outlasts the grace', async () => {
  const journey = await newJourney(browser(), { cot: 'remota', units });
  const { assemblyId, cot } = journey;
  await journey.enter('Beto');
  const screen = await journey.visit(`/quorum/public?cot=${cot}`);
  const present = (percent: string) => screen.getByText(percent).first().waitFor();
  await present('40,00 %');

  const ana = await journey.visit('/virtual/current', 'Ana', 'phone');
  const signs: string[] = [];
  ana.on('response', (answer) => {
    if (answer.url().endsWith('/api/presence')) signs.push(`${answer.status()}`);
  });
  await ana.getByRole('region', { name: 'Su asistencia' }).getByText('101').waitFor();
  await present('100,00 %');
  // Coming back to the page is a sign of its own: nobody waits for the next one.
  await ana.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => signs.at(-1)).toBe('200');

  await ana.close();
  const seat = peopleDocuments.attendance(assemblyId, 1).doc('101');
  const held = (await seat.get()).data();
  const presence = hallDocuments.presence(assemblyId, 1, held?.personId ?? '');
  await sweepPresence(Date.now());
  await present('100,00 %');
  // As if long past the grace: the last sign may still be on its way, and other journeys go silent too.
  const silence = async () => {
    await presence.update({ dueAt: 1 });
    await sweepPresence(Date.now());
    return (await seat.get()).data()?.present;
  };
  await expect.poll(silence).toBe(false);
  await present('40,00 %');
  const left = documents.events(assemblyId).where('kind', '==', 'unit-left');
  expect((await left.get()).docs.map((event) => event.data().unitId).sort()).toEqual([
    '101',
    '102',
  ]);

  const again = await journey.visit('/virtual/current', 'Ana', 'phone');
  await again.getByRole('region', { name: 'Su asistencia' }).getByText('101').waitFor();
  await present('100,00 %');
  expect(journey.complaints()).toEqual([]);
});

test('an assembly in a room offers no remote one', async () => {
  const journey = await newJourney(browser(), { cot: 'presencial', units });
  const admin = await journey.visit('/settings/general', 'admin');
  await admin.getByLabel('Modalidad de la asamblea').click();
  await admin.getByRole('option', { name: 'Presencial', exact: true }).click();
  await admin.getByText('Modalidad guardada: presencial').first().waitFor();
  const ana = await journey.visit('/', 'Ana');
  await ana
    .getByRole('link', { name: /Mi voto/u })
    .first()
    .waitFor();
  expect(await ana.getByRole('link', { name: /Sala virtual/u }).count()).toBe(0);
  const answer = await ana.evaluate(async () => {
    const headers = { 'content-type': 'application/json' };
    const asked = { method: 'POST', headers, body: '{}' };
    return (await fetch('/api/presence/enter', asked)).json();
  });
  expect(answer.code).toBe('meeting-in-person');
});
