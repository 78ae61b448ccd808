import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pollDocuments } from '../../functions/src/polls/stored/pollDocuments.ts';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { readWithAxe } from '../support/looks/readWithAxe.ts';
import { closeVoting } from '../support/visits/closeVoting.ts';
import { newJourney } from '../support/visits/newJourney.ts';
import { seen } from '../support/visits/seen.ts';
import { password } from '../support/visits/signIn.ts';

const browser = browserForAll();

const members = ['Ana', 'Beto', 'Carla', 'Dora', 'Efren', 'Flor', 'Gala', 'Hugo', 'Irene', 'Julio'];
const slates = [
  { label: 'Plancha 1', people: ['Luz Rey', 'Mario Paz', 'Nora Gil', 'Omar Sol', 'Pilar Roa'] },
  {
    label: 'Plancha 2',
    people: ['Raúl Mar', 'Sara Vega', 'Tomás Luna', 'Úrsula Paz', 'Vera Cruz'],
  },
];
/** Six for the first and four for the second: of ten votes and five seats, a quotient of two. */
const forFirst = 6;

async function askSlates(chair: Page): Promise<void> {
  await chair.getByRole('button', { name: 'Nueva pregunta' }).click();
  await chair.getByLabel('Cómo se vota').selectOption('Elegir planchas');
  await chair.getByLabel('Asunto', { exact: true }).selectOption('board-election');
  await chair
    .getByRole('textbox', { name: /^Pregunta/u })
    .fill('¿Por qué plancha vota para la junta directiva?');
  for (const [i, { label, people }] of slates.entries()) {
    const field = chair.getByLabel(`Plancha ${i + 1}`, { exact: true });
    if ((await field.count()) === 0) {
      await chair.getByRole('button', { name: 'Agregar plancha' }).click();
    }
    await field.fill(label);
    await chair
      .getByLabel(new RegExp(`^Integrantes de la plancha ${i + 1}`, 'u'))
      .fill(people.join('\n'));
  }
  await chair.getByLabel('Puestos por elegir').fill('5');
  await chair.getByRole('radio', { name: 'Secreto' }).check();
}

const each = members.map((name, i) => [`${i + 1}`, name, '10'] as const);
const withMore = [...each, ['11', 'Ana', '10'] as const];

test.each([
  { of: 'each with a unit', cot: 'sindicato', units: each, isShared: false },
  { of: 'one of whom has two', cot: 'repetida', units: withMore, isShared: true },
])(
  'a union of members, $of, elects its board in secret by heads, and everybody can check the quotient',
  async ({ cot, units, isShared }) => {
    const journey = await newJourney(browser(), { cot, units, rulePack: 'generic' });
    await journey.enter(...members);
    const chair = await journey.visit('/votes/private', 'moderator');
    await askSlates(chair);
    await seen(chair, /10 personas, 1[01] unidades.*se podrán publicar hasta las cifras exactas/u);
    if (isShared) await seen(chair, /Cada dueño o miembro responderá una sola vez/u);
    await chair.getByRole('button', { name: 'Crear pregunta' }).click();
    await chair.getByRole('dialog').waitFor({ state: 'hidden' });
    await chair.getByRole('button', { name: 'Abrir votación' }).click();

    const projector = await journey.visit(`/votes/public?cot=${cot}`);
    const [stored] = (await pollDocuments.questions(journey.assemblyId).get()).docs;
    const { questionId = '', options = [] } = stored?.data() ?? {};
    const send = async (who: string, unitIds: readonly string[], optionId = '') => {
      const choices = unitIds.map((unitId) => ({ unitId, optionIds: [optionId] }));
      const cast = { questionId, requestId: crypto.randomUUID(), choices };
      return journey.send(who, '/api/votes/cast', cast);
    };
    const phone = await journey.visit('/votes/current', 'Ana', 'phone');
    if (isShared) {
      await seen(projector, 'uno por dueño o miembro');
      await seen(phone, /en esta decisión votan junt/u);
      // One of the two alone is not taken.
      const alone = await send('Ana', ['1'], options[1]?.optionId);
      expect(JSON.stringify(alone)).toContain('head-not-whole');
    }
    expect(await readWithAxe(phone)).toEqual([]);
    await phone.getByRole('radio', { name: /Plancha 1/u }).check();
    await phone.getByRole('button', { name: 'Revisar mi voto' }).click();
    await phone.getByRole('button', { name: 'Confirmar mi voto' }).click();
    await seen(phone, 'Su voto secreto quedó guardado');
    const others = members.slice(1).map((who, i) => ({ who, at: i + 1 }));
    for (const { who, at } of others) {
      const { optionId = '' } = options[at < forFirst ? 0 : 1] ?? {};
      expect((await send(who, [`${at + 1}`], optionId)).status).toBe(200);
    }
    await seen(projector, `${units.length} de ${units.length} unidades`);
    await closeVoting(chair);
    await seen(chair, 'Elegidos');
    await chair.getByRole('button', { name: 'Mostrar resultado' }).click();
    const results = await journey.visit(`/results/public?cot=${cot}`);
    const elected = ['Luz Rey', 'Mario Paz', 'Nora Gil', 'Raúl Mar', 'Sara Vega'];
    for (const page of [chair, projector, results]) {
      const seats = page.getByRole('list', { name: 'Puestos elegidos' });
      await seats.waitFor();
      const names = await seats.getByRole('listitem').allInnerTexts();
      expect(names.map((name) => elected.find((one) => name.includes(one)))).toEqual(elected);
      const rows = await page
        .getByRole('table', { name: /^Resultado de la pregunta/u })
        .getByRole('row')
        .allInnerTexts();
      expect(rows.slice(1, 3).map((row) => /60,00 %|40,00 %/u.exec(row)?.[0])).toEqual([
        '60,00 %',
        '40,00 %',
      ]);
    }
    expect(await readWithAxe(projector)).toEqual([]);

    const report = await journey.visit('/reports/votes', 'admin');
    await seen(report, /cociente/u);
    const acta = await report.evaluate(async () => (await fetch('/api/reports/acta')).text());
    expect(acta).toContain('Cociente electoral: 10 ÷ 5 = 2. Plancha 1, 6 miembros: 3 por cociente');
    if (isShared) expect(acta).toContain('"measure":"heads"');
    const auditor = await journey.visit('/protected', 'auditor');
    await auditor.getByLabel('Contraseña', { exact: true }).fill(password);
    await auditor.getByRole('button', { name: 'Entrar' }).click();
    await auditor.getByRole('button', { name: 'Recontar las votaciones' }).click();
    await auditor.getByText('Todo coincide').waitFor();
    expect(journey.complaints()).toEqual([]);
  },
);
