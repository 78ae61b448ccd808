import type { PackOf } from '../../kernel/assemblies/packId.ts';
import { meetingKinds } from '../../kernel/meetings/meeting.ts';
import type { AgendaRule } from '../aspects/convocationRules.ts';
import { notRead } from '../rules/lawSources.ts';
import { leyCdmx, lgsm } from './mxSources.ts';

/**
 * The items that meetings decide besides the announced ones; apart from the notices, for people who hold a
 * meeting.
 */
export const mxAgendas: Readonly<Record<PackOf<'mx'>, AgendaRule>> = {
  'mx-cdmx': {
    closed: meetingKinds,
    remoteIsClosed: true,
    exceptions: [],
    source: leyCdmx('artículo 32', '', notRead),
  },
  'mx-lgsm': {
    closed: meetingKinds,
    remoteIsClosed: true,
    exceptions: [{ exception: 'everyone-present', source: lgsm('188') }],
    source: lgsm('187 y 188'),
  },
};
