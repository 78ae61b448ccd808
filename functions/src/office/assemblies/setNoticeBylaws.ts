import {
  accept,
  convocationRulesOf,
  decideNoticeBylaws,
  type NoticeBylaws,
  type Outcome,
  type SetNoticeBylawsRequest,
} from '@asamblea/domain';
import type { ChangeAsked } from '../../kernel/assemblies/changeAssembly.ts';
import { changeSettings } from './changeSettings.ts';

export interface NoticeBylawsChange extends ChangeAsked {
  readonly request: SetNoticeBylawsRequest;
}

/** How early the bylaws want a notice out, for those that are checked from now on. */
export function setNoticeBylaws(
  asked: NoticeBylawsChange,
): Promise<Outcome<{ readonly noticeBylaws: NoticeBylaws | null }>> {
  return changeSettings(asked, 'notice-bylaws-changed', (before, { rulePack }) => {
    const settled = decideNoticeBylaws(convocationRulesOf(rulePack), asked.request);
    if (!settled.ok) return settled;
    const noticeBylaws = settled.value;
    const { noticeBylaws: _, ...others } = before;
    const settings = noticeBylaws === null ? others : { ...others, noticeBylaws };
    return accept({ settings, answer: { noticeBylaws } });
  });
}
