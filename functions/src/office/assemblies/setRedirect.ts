import {
  accept,
  type Outcome,
  type Redirects,
  type SetRedirectRequest,
  settleRedirect,
} from '@asamblea/domain';
import type { ChangeAsked } from '../../kernel/assemblies/changeAssembly.ts';
import { changeSettings } from './changeSettings.ts';

export interface RedirectChange extends ChangeAsked {
  readonly request: SetRedirectRequest;
  /** Where the application is, if it is known. */
  readonly ownOrigin: string | null;
}

/** Where a path is sent from now on, or which host is gone to no more; pages already open ask once each. */
export function setRedirect(asked: RedirectChange): Promise<Outcome<Redirects>> {
  return changeSettings(asked, 'redirect-changed', (before) => {
    const settled = settleRedirect(before, asked.request, asked.ownOrigin);
    if (!settled.ok) return settled;
    return accept({ settings: { ...before, ...settled.value }, answer: settled.value });
  });
}
