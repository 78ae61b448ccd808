import { useState } from 'react';
import { signInByInvitation } from '../../../firebase/session/signIn.ts';
import { PrivacyLine } from './PrivacyLine.tsx';
import { RememberCheck } from './RememberCheck.tsx';
import { SignInButton } from './SignInButton.tsx';
import { SignInCard } from './SignInCard.tsx';
import { useSignIn } from './useSignIn.ts';

/**
 * A link works once, and mail programs open links to look at them: what spends it is the button. The
 * same page may press it again when the answer was lost.
 */
export function InvitationCard({ token }: { readonly token: string }) {
  const [browser] = useState(() => crypto.randomUUID());
  const [remember, setRemember] = useState(false);
  const { error, isBusy, waitUntil, enter } = useSignIn();
  return (
    <SignInCard
      title="Su invitación"
      subtitle="Este enlace es personal y sirve una sola vez. Entre desde el dispositivo con el que va a votar."
      error={error}
      others={
        <a className="link entry-line" href="/loginVirtual">
          Entrar con documento y código
        </a>
      }
    >
      <form
        className="entry-form"
        onSubmit={(event) => {
          event.preventDefault();
          void enter(() => signInByInvitation({ token, browser, remember }));
        }}
      >
        <RememberCheck checked={remember} onChange={setRemember} />
        <PrivacyLine of={{ token }} />
        <SignInButton label="Entrar" isBusy={isBusy} waitUntil={waitUntil} />
      </form>
    </SignInCard>
  );
}
