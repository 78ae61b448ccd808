import { expect, test } from 'vitest';
import { tieHours } from './tieHours.ts';

test.each([
  ['13 mar 2026, 1:20 p. m.', '13·mar·2026, 1:20·p.·m.'],
  ['a la 1:35 p. m., y 12:00 a. m.', 'a la 1:35·p.·m., y 12:00·a.·m.'],
  ['13 de marzo de 2026, 19:40', '13 de marzo de 2026, 19:40'],
  ['2 sept 2026 y 3 may. 2026', '2·sept·2026 y 3·may.·2026'],
  ['con 12 votos 2026 veces', 'con 12 votos 2026 veces'],
])('«%s» breaks only where it may', (text, tied) => {
  expect(tieHours(text).replaceAll('\u00A0', '·')).toBe(tied);
});
