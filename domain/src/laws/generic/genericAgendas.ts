import type { AgendaRule } from '../aspects/convocationRules.ts';
import { bylawSource } from '../rules/lawSources.ts';

/** The rules of an association while its bylaws are not known here. */
export const byBylaws = bylawSource(
  'Siga los estatutos; la ley de la entidad no está en el producto.',
);

export const genericAgendas: Readonly<Record<'generic', AgendaRule>> = {
  generic: {
    closed: ['extraordinary'],
    remoteIsClosed: false,
    exceptions: [{ exception: 'everyone-agrees', source: byBylaws }],
    source: byBylaws,
  },
};
