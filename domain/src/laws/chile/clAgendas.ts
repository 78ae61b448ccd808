import type { PackOf } from '../../kernel/assemblies/packId.ts';
import type { AgendaRule } from '../aspects/convocationRules.ts';
import { notRead } from '../rules/lawSources.ts';
import { ley21442 } from './clSources.ts';

/**
 * The items that meetings decide besides the announced ones; apart from the notices, for people who hold a
 * meeting.
 */
export const clAgendas: Readonly<Record<PackOf<'cl'>, AgendaRule>> = {
  'cl-21442': {
    closed: ['extraordinary'],
    remoteIsClosed: false,
    exceptions: [],
    source: ley21442('artículo 15', '', notRead),
  },
};
