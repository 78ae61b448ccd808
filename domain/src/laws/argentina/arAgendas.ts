import { meetingKinds } from '../../kernel/assemblies/meeting.ts';
import type { PackOf } from '../../kernel/assemblies/packId.ts';
import type { AgendaRule } from '../aspects/convocationRules.ts';
import { ccyc, lgs } from './arSources.ts';

/** What meetings decide besides what was announced; apart from the notices, for whoever holds one. */
export const arAgendas: Readonly<Record<PackOf<'ar'>, AgendaRule>> = {
  'ar-ccyc': {
    closed: meetingKinds,
    remoteIsClosed: true,
    exceptions: [{ exception: 'everyone-agrees', source: ccyc('2059') }],
    source: ccyc('2059'),
  },
  'ar-lgs': {
    closed: meetingKinds,
    remoteIsClosed: true,
    exceptions: [
      { exception: 'everyone-agrees', source: lgs('246, inciso 1') },
      { exception: 'choose-signers', source: lgs('246, inciso 3') },
    ],
    source: lgs('246'),
  },
};
