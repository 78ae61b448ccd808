import type { PackOf } from '../../kernel/assemblies/packId.ts';
import { meetingKinds } from '../../kernel/meetings/meeting.ts';
import type { AgendaRule } from '../aspects/convocationRules.ts';
import { lo1, lph, lsc } from './esSources.ts';

const lscAgenda: AgendaRule = {
  closed: meetingKinds,
  remoteIsClosed: true,
  exceptions: [
    { exception: 'everyone-agrees', source: lsc('178') },
    { exception: 'remove-administrators', source: lsc('223.1') },
  ],
  source: lsc('174'),
};

/**
 * The items that meetings decide besides the announced ones; apart from the notices, for people who hold a
 * meeting.
 */
export const esAgendas: Readonly<Record<PackOf<'es'>, AgendaRule>> = {
  'es-lph': {
    closed: meetingKinds,
    remoteIsClosed: true,
    exceptions: [{ exception: 'everyone-agrees', source: lph('16.3') }],
    source: lph('16.2', 'La convocatoria indica los asuntos a tratar; lo demás queda fuera.'),
  },
  'es-sa': lscAgenda,
  'es-sl': lscAgenda,
  'es-asociacion': {
    closed: ['extraordinary'],
    remoteIsClosed: false,
    exceptions: [],
    source: lo1(
      '16.1 y 17.1',
      'Modificar los estatutos o disolver la asociación pide una asamblea convocada para eso; lo demás lo dicen los estatutos.',
    ),
  },
};
