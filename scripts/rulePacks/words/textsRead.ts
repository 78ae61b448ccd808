import type { ReadText } from './quote.ts';

const colombia = (law: string, path: string): ReadText => ({
  law,
  copy: `legalize-dev/legalize-co, co/${path}`,
  on: '2026-11-29',
});

const spain = (law: string, path: string): ReadText => ({
  law,
  copy: `leyabierta/leyes, es/${path}`,
  on: '2026-11-29',
});

export const ley79 = colombia('Ley 79 de 1988', 'LEY-79-1988.md (21803d2f)');
export const lo1de2002 = spain('Ley Orgánica 1/2002', 'BOE-A-2002-5852.md (369e0e64)');
