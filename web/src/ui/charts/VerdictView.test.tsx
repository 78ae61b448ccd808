import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { VerdictView } from './VerdictView.tsx';

const sayOf = (word: string, sentence: string) => {
  const { container } = render(<VerdictView kind="approved" {...{ word, sentence }} />);
  return container.querySelector('.verdict-view-sentence')?.textContent?.replaceAll('\u00A0', ' ');
};

test.each([
  [
    'Aprobado',
    'Aprobado con 95,62 %; se necesitaba más del 50 %.',
    'Con 95,62 %; se necesitaba más del 50 %.',
  ],
  ['Rechazado', 'Rechazado, aunque tuvo 60,00 % a favor.', 'Aunque tuvo 60,00 % a favor.'],
  ['Sin quórum', 'Sin quórum: no había nadie (art. 45).', 'No había nadie (art. 45).'],
  ['Empate', 'Empataron Ana y Luis: falta el sorteo.', 'Empataron Ana y Luis: falta el sorteo.'],
  ['Ana', 'Ana gana con 61,00 %.', 'Gana con 61,00 %.'],
  ['Ana', 'Anabel gana con 61,00 %.', 'Anabel gana con 61,00 %.'],
  ['Ensayo', 'No cuenta. Habría sido así: Aprobado.', 'No cuenta. Habría sido así: Aprobado.'],
])('under «%s», «%s» does not repeat it', (word, sentence, said) => {
  expect(sayOf(word, sentence)).toBe(said);
});

test('a figure stays with its unit', () => {
  const { container } = render(
    <VerdictView
      kind="approved"
      word="Aprobado"
      sentence="Aprobado con 95,62 %."
      note="57,06 · 3 unidades"
    />,
  );
  expect(container.textContent).toContain('95,62\u00A0%');
  expect(container.textContent).toContain('57,06 ·\u00A03\u00A0unidades');
});
