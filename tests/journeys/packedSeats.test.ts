import { paths } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { firestore } from '../../functions/src/kernel/database/firestore.ts';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { newJourney } from '../support/visits/newJourney.ts';

const browser = browserForAll();
const session = 1;

/** More seats than are heard one by one, as they were written before a seat said when it moved. */
async function fillHall(assemblyId: string, seated: object): Promise<void> {
  const at = (unitId: string) => firestore().doc(paths.attendanceOf(assemblyId, session, unitId));
  const place = { ...{ group: '', order: 0, weight: 1, ownerName: '' }, channel: 'hall' };
  const seat = { ...place, capacity: 'owner', present: true, since: 1 };
  for (let from = 0; from < 1_200; from += 400) {
    const batch = firestore().batch();
    for (let i = from; i < from + 400; i += 1) {
      const who = { unitId: `S${i}`, label: `S${i}`, headId: `s${i}`, personId: `s${i}` };
      batch.set(at(`S${i}`), { ...seat, ...who, personName: `Persona ${i}` });
    }
    await batch.commit();
  }
  await at('102').set({ ...seat, ...seated });
}

test('among many seats a page has those that came packed, and hears who moves', async () => {
  const journey = await newJourney(browser(), {
    cot: 'empaquetada',
    units: [
      ['101', 'Ana', '20'],
      ['102', 'Beto', '30'],
      ['103', 'Carla', '50'],
    ],
  });
  const { assemblyId, personIdOf } = journey;
  const beto = { unitId: '102', label: '102', headId: 'beto', personName: 'Beto' };
  await fillHall(assemblyId, { ...beto, personId: personIdOf('Beto') });

  const page = await journey.visit('/', 'moderator');
  const packed = page.waitForResponse((answer) =>
    answer.url().includes('/api/attendance/pack/seats?'),
  );
  await page.goto('/quorum/private');
  expect((await packed).status()).toBe(200);
  const rowOf = (label: string) =>
    page.getByRole('row').filter({
      has: page.getByRole('button', { name: `Ver el historial de ${label}` }),
    });
  await rowOf('102').getByText('Presente').waitFor();
  await rowOf('101').getByText('No ha llegado').waitFor();
  await journey.enter('Ana');
  await rowOf('101').getByText('Presente').waitFor();
  const left = await journey.send('moderator', '/api/attendance/leave', { unitIds: ['102'] });
  expect(left).toMatchObject({
    status: 200,
    body: { results: [{ unitId: '102', status: 'done' }] },
  });
  await rowOf('102').getByText('Salió').waitFor();
  await rowOf('103').getByText('No ha llegado').waitFor();
  expect(journey.complaints()).toEqual([]);
});
