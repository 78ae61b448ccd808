import type { PackOf } from '../../kernel/assemblies/packId.ts';
import { type ActaRules, itemRules } from '../aspects/actaRules.ts';
import { notRead } from '../rules/lawSources.ts';
import { ley21442 } from './clSources.ts';

const usual = ['Es lo usual.', notRead] as const;

const cl21442: ActaRules = {
  packId: 'cl-21442',
  deadlines: [],
  items: [
    ...itemRules(ley21442('', ...usual), [
      'date',
      'place',
      'meeting-kind',
      'attendees',
      'attendee-weights',
      'agenda',
      'decisions',
      'votes',
      'president-signature',
      'secretary-signature',
    ]),
    ...itemRules(
      ley21442(
        '',
        'Firman los miembros del comité de administración, o los copropietarios que la asamblea designe.',
        'Se ha leído en la Ley 19.537, artículo 20, a la que esta sustituyó; no en esta.',
      ),
      ['designated-signature'],
    ),
  ],
  challenges: [],
  custody: null,
};

/** How the laws of the country want the minutes. */
export const clActas: Readonly<Record<PackOf<'cl'>, ActaRules>> = {
  'cl-21442': cl21442,
};
