import type { PackOf } from '../../kernel/assemblies/packId.ts';
import { meetingKinds } from '../../kernel/meetings/meeting.ts';
import type { AgendaRule } from '../aspects/convocationRules.ts';
import { ccyc, lgs } from './arSources.ts';

/**
 * The items that meetings decide besides the announced ones; apart from the notices, for people who hold a
 * meeting.
 */
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
