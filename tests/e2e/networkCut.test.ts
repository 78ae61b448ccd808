import { expect, test } from 'vitest';
import { documents } from '../../functions/src/platform/documents.ts';
import { browserForAll } from '../support/browserForAll.ts';
import { openPage, phone } from '../support/openPage.ts';
import { postAs } from '../support/postAs.ts';
import { signIn } from '../support/signIn.ts';

const assemblyId = 'torres-del-parque';
const questionId = '7a5c0e1d-2026-4a00-8b00-000000000002';

const browser = browserForAll();

test('a vote confirmed without network is kept, sent again after a reload, and counted once', async () => {
  const moderator = await openPage(browser());
  await signIn(moderator.context, 'demo', 'moderador@asamblea.test');
  const opened = await postAs(moderator.page, `/api/questions/${questionId}/open`, {});
  expect(opened.status).toBe(200);

  const { page, context } = await openPage(browser(), { viewport: phone });
  await signIn(context, 'demo', 'votante@asamblea.test');
  await page.goto('/votes/current');
  await page.getByRole('radio', { name: 'En contra' }).click();
  await page.getByRole('button', { name: 'Revisar mi voto' }).click();
  await page.route('**/api/votes/cast', (route) => route.abort());
  await page.getByRole('button', { name: 'Confirmar mi voto' }).click();
  await page.getByText('Su voto está pendiente').waitFor();
  await page.getByText('Pendiente', { exact: true }).waitFor();
  expect((await documents.ballots(assemblyId, questionId).get()).size).toBe(0);

  await page.reload();
  await page.getByText('Su voto está pendiente').waitFor();
  await page.unroute('**/api/votes/cast');
  await page.getByText('Su voto quedó guardado').waitFor();
  await page.getByText('Guardado', { exact: true }).waitFor();
  const ballots = (await documents.ballots(assemblyId, questionId).get()).docs;
  expect(ballots.map((ballot) => ballot.data().optionId)).toEqual(ballots.map(() => 'against'));
  expect(new Set(ballots.map((ballot) => ballot.data().requestId)).size).toBe(1);
  const kept = await page.evaluate(() =>
    Object.keys(localStorage).filter((k) => k.includes('voto')),
  );
  expect(kept).toEqual([]);

  const closed = await postAs(moderator.page, `/api/questions/${questionId}/close`, {});
  expect(closed.status).toBe(200);
  await context.close();
});
