import { type ActaRules, itemRules } from '../aspects/actaRules.ts';
import { bylawSource } from '../rules/lawSources.ts';

/** An association, cooperative or union: what any careful minutes say. */
const usual: ActaRules = {
  packId: 'generic',
  deadlines: [],
  items: itemRules(bylawSource('Es lo usual; siga los estatutos y la ley de la entidad.'), [
    'number',
    'place',
    'date',
    'start-time',
    'end-time',
    'notice-form',
    'agenda',
    'attendees',
    'decisions',
    'votes',
    'president-signature',
    'secretary-signature',
  ]),
  challenges: [],
  custody: null,
};

export const genericActas: Readonly<Record<'generic', ActaRules>> = {
  generic: usual,
};
