import { refusals } from '@asamblea/domain';
import { Notice } from '../../../ui/widgets/Notice.tsx';
import type { SignInError } from './describeSignInError.ts';

interface SignInNoticeProps {
  readonly error: SignInError;
  /** Whether the code is shown also when it is ours, whose message already says everything. */
  readonly withOwnCodes: boolean;
  /** What may be done already. */
  readonly hint?: string | undefined;
}

/** What it means first, and the code and message as they came, for whoever helps. */
export function SignInNotice({ error, withOwnCodes, hint }: SignInNoticeProps) {
  const { code, message, explanation } = error;
  const isShown = code !== '' && (withOwnCodes || !Object.hasOwn(refusals, code));
  return (
    <Notice tone="critical" title={explanation ?? message}>
      {hint}
      {isShown && (
        <span className="text-small" lang={explanation === null ? undefined : 'en'}>
          {explanation === null ? code : `${code} · ${message}`}
        </span>
      )}
    </Notice>
  );
}
