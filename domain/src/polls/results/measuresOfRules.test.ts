import { expect, test } from 'vitest';
import { packOf, ruleOf } from '../../laws/rulePacks/rulePacks.ts';
import { closeHall, type HeldHall } from '../../testing/halls/closeHall.ts';
import { electionHall, electionOf } from '../../testing/halls/electionHall.ts';
import { presentResult } from '../presented/presentResult.ts';
import { decideResult } from './decideResult.ts';

/** A result as a screen reads it: the verdict, and of each measure its base, its line and its bars. */
function read(held: HeldHall) {
  const { word, sentence, measures } = presentResult(closeHall(held));
  return {
    ...{ word, sentence },
    measures: measures.map(({ name, base, line, bars }) => [
      `${name} ${base}: ${line?.label ?? 'sin línea'}`,
      ...bars.map(({ label, percent }) => `${label} ${percent}`),
    ]),
  };
}

test('two of three units approve a matter voted one unit one vote, whatever the third holds', () => {
  const hall = `
    A 20 dentro sí
    B 20 dentro sí
    C 60 dentro no`;
  const { word, sentence, measures } = read({
    pack: 'co-ph',
    matter: 'coexistence-committee',
    hall,
  });
  expect(word).toBe('Aprobado');
  expect(measures).toEqual([
    [
      ...['unidades presentes 3: Más del 50 %', 'A favor 66,67 %', 'En contra 33,33 %'],
      ...['En blanco 0,00 %', 'Abstención 0,00 %', 'No votó 0,00 %'],
    ],
  ]);
  expect(sentence).toMatch(/^Aprobado con 66,67 %; se necesitaba más del 50 % de las unidades /u);
});

test('all who came in favour is not «100 %» where the law asks 70 % of everybody', () => {
  const hall = `
    A 40 dentro sí
    B 20 dentro sí
    C 40 fuera -`;
  const held = { pack: 'co-ph', matter: 'large-extraordinary-dues', hall } as const;
  const { word, sentence, measures } = read(held);
  expect(word).toBe('Rechazado');
  expect(measures).toEqual([
    [
      ...['coeficiente total 100,0000: Al menos el 70 %', 'A favor 60,00 %', 'En contra 0,00 %'],
      ...['En blanco 0,00 %', 'Abstención 0,00 %', 'Ausente o sin votar 40,00 %'],
    ],
  ]);
  expect(sentence).toBe(
    'Rechazado con 60,00 % a favor; se necesitaba al menos el 70 % del coeficiente total (Ley 675 de 2001, artículo 46, numeral 2).',
  );
});

test('a double majority has the bars and the line of both measures', () => {
  const hall = `
    A 75 dentro sí
    B 10 dentro no
    C 15 dentro no`;
  const { word, measures } = read({ pack: 'es-lph', matter: 'accounts', hall });
  expect(word).toBe('Rechazado');
  expect(measures).toEqual([
    [
      'total de los propietarios con derecho a voto 3: Más del 50 %',
      ...['A favor 33,33 %', 'En contra 66,67 %', 'En blanco 0,00 %', 'Abstención 0,00 %'],
      'Ausente o sin votar 0,00 %',
    ],
    [
      'total de las cuotas con derecho a voto 100,0000: Más del 50 %',
      ...['A favor 75,00 %', 'En contra 25,00 %', 'En blanco 0,00 %', 'Abstención 0,00 %'],
      'Ausente o sin votar 0,00 %',
    ],
  ]);
});

test('an owner whose units disagree is «Nulo» among the owners, and only there', () => {
  const hall = `
    A/ana 30 dentro sí
    B/ana 20 dentro no
    C/eva 50 dentro sí`;
  const [heads, quotas] = read({ pack: 'es-lph', matter: 'accounts', hall }).measures;
  expect(heads).toContain('Nulo 50,00 %');
  expect(heads).toContain('A favor 50,00 %');
  expect(heads).toContain('En contra 0,00 %');
  expect(quotas?.join()).not.toContain('Nulo');
  expect(quotas).toContain('A favor 80,00 %');
});

test('an abstention and a blank that are not in the base do not count, and say so', () => {
  const hall = `
    A 30 dentro sí
    B 20 dentro no
    C 25 dentro abstención
    D 25 dentro blanco`;
  const { word, measures } = read({ pack: 'es-sa', matter: 'financial-statements', hall });
  expect(word).toBe('Aprobado');
  expect(measures).toEqual([
    [
      'capital que votó a favor o en contra 50,0000: Más del 50 %',
      ...['A favor 60,00 %', 'En contra 40,00 %'],
      ...['En blanco no cuenta', 'Abstención no cuenta'],
    ],
  ]);
});

test('of three thirds the bars and the sentence say one figure', () => {
  const hall = `
    A 10 dentro sí
    B 10 dentro no
    C 10 dentro blanco`;
  const { sentence, measures } = read({ pack: 'generic', matter: 'budget', hall });
  const favour = measures[0]?.find((bar) => bar.startsWith('A favor '))?.slice('A favor '.length);
  expect(sentence).toContain(`con ${favour} a favor`);
});

test('of two candidates that reach exactly a third the first reads on its side of the line, and the column adds up', () => {
  const rule = ruleOf(packOf('es-lph'), 'es-lph/one-third');
  const asked = electionOf('one', 'A B C', { needsMajority: true });
  const question = { ...asked, rulePack: 'es-lph', rule } as const;
  const closed = decideResult(electionHall(question, [10, 10, 10], ['A', 'B', '']));
  for (const { bars, line } of presentResult(closed).measures) {
    expect(line?.label).toBe('Al menos 1/3');
    expect(bars.slice(0, 2).map(({ percent }) => percent)).toEqual(['33,34 %', '33,33 %']);
  }
});

test('a candidate’s figure is that of the sentence, also with another exactly on the line', () => {
  const rule = ruleOf(packOf('es-sl'), 'es-sl/ordinary');
  const asked = electionOf('one', 'A B C', { needsMajority: true });
  const question = { ...asked, rulePack: 'es-sl', rule } as const;
  const closed = decideResult(electionHall(question, [10, 10, 10], ['A', 'A', 'C']));
  const { measures, sentence } = presentResult(closed);
  expect(measures.map(({ name }) => name)).toEqual(['capital con voto válido', 'capital total']);
  for (const { bars } of measures) {
    expect(bars[0]?.id).toBe('A');
    expect(sentence).toContain(`A gana con ${bars[0]?.percent} `);
  }
});
