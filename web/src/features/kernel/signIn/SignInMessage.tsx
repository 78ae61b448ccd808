import { isRefusalCode } from '@asamblea/domain';
import { Message } from '../../../ui/widgets/Message.tsx';
import type { SignInError } from './describeSignInError.ts';

interface SignInMessageProps {
  readonly error: SignInError;
  /** Whether the code is shown also when it is ours, whose message already says everything. */
  readonly withOwnCodes: boolean;
  /** The hint about possible actions. */
  readonly hint?: string | undefined;
}

/** The meaning first, and the code and message as they came, for the person who helps. */
export function SignInMessage({ error, withOwnCodes, hint }: SignInMessageProps) {
  const { code, message, explanation } = error;
  const isShown = code !== '' && (withOwnCodes || !isRefusalCode(code));
  return (
    <Message tone="critical" title={explanation ?? message}>
      {hint}
      {isShown && (
        <span className="text-small" lang={explanation === null ? undefined : 'en'}>
          {explanation === null ? code : `${code} · ${message}`}
        </span>
      )}
    </Message>
  );
}
