import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endSentence, saying } from './sentence.ts';

test('a sentence ends in one point, whatever is said last', () => {
  expect(
    ['a las 20:00', 'a las 8:00 p. m.', 'El Roble S. A. S.', '¿Aprueba?', '«No.»'].map(endSentence),
  ).toEqual(['a las 20:00.', 'a las 8:00 p. m.', 'El Roble S. A. S.', '¿Aprueba?', '«No.».']);
});

test('a value that ends in a point takes that of its sentence', () => {
  const [time, name] = ['8:00 p. m.', 'El Roble S. A. S.'];
  expect(saying`Ahora la tiene ${name}. Desde las ${time}. ${3} votos.`).toBe(
    'Ahora la tiene El Roble S. A. S. Desde las 8:00 p. m. 3 votos.',
  );
  expect(saying`Hasta las ${'20:00'}. Espere.`).toBe('Hasta las 20:00. Espere.');
  expect(saying`${name}, ${time}; ${'acta'}.`).toBe('El Roble S. A. S., 8:00 p. m.; acta.');
});

const said = fc.constantFrom('8:00 p. m.', '20:00', 'El Roble S. A. S.', 'Ana', '¿Sí?', '1.000');

test('any sentence ends with one point only', () => {
  fc.assert(
    fc.property(said, said, said, (a, b, c) => {
      const text = saying`De ${a}. Y ${b}, ${c}.`;
      expect(text).not.toMatch(/\.\.|\.\s\.|[?!]\./u);
      expect(text).toMatch(/[.?!]$/u);
    }),
  );
});
