import { type ReactNode, useEffect, useRef } from 'react';
import type { SignInError } from './describeSignInError.ts';
import { SignInMessage } from './SignInMessage.tsx';

interface SignInCardProps {
  readonly title: string;
  readonly subtitle: ReactNode;
  readonly error?: SignInError | null;
  readonly withOwnCodes?: boolean;
  /** The hint about possible actions, with the error. */
  readonly hint?: string | undefined;
  /** The other ways in, apart. */
  readonly others?: ReactNode;
  readonly children: ReactNode;
}

/** The card of every way in: what it is, its form, what went wrong, and the other ways. */
export function SignInCard(props: SignInCardProps) {
  const { title, subtitle, error = null, withOwnCodes = false, hint, others, children } = props;
  const message = useRef<HTMLDivElement>(null);
  // On a phone the message may be under the keyboard or the fold.
  useEffect(() => {
    if (error !== null) message.current?.scrollIntoView?.({ block: 'nearest' });
  }, [error]);
  return (
    <div className="card entry-card">
      <h1 className="text-h1 anywhere">{title}</h1>
      <div className="muted entry-card-subtitle">{subtitle}</div>
      {children}
      {error !== null && (
        <div ref={message} className="entry-card-error">
          <SignInMessage error={error} withOwnCodes={withOwnCodes} hint={hint} />
        </div>
      )}
      {others !== undefined && <div className="entry-card-others">{others}</div>}
    </div>
  );
}
