import { signInWithCode } from '../../../firebase/session/signIn.ts';
import { CodeForm, hintOf } from './CodeForm.tsx';
import { InvitationCard } from './InvitationCard.tsx';
import { SignInCard } from './SignInCard.tsx';
import { cotInAddress, useFragment } from './signInAddress.ts';
import { useSignIn } from './useSignIn.ts';
import { WaysIn } from './WaysIn.tsx';

interface VirtualPageProps {
  /** The invitation that an address carries after its `#`; null of another. */
  readonly tokenIn: (fragment: string) => string | null;
}

/** `/loginVirtual`: by the link of an invitation, or with document and code. */
export function VirtualPage({ tokenIn }: VirtualPageProps) {
  const token = tokenIn(useFragment());
  return token === null ? <CodeSignIn /> : <InvitationCard key={token} token={token} />;
}

function CodeSignIn() {
  const signIn = useSignIn();
  const cot = cotInAddress();
  return (
    <SignInCard
      title="Ingreso virtual"
      subtitle="Con su documento y el código que le enviaron o le dieron en la mesa."
      error={signIn.error}
      hint={hintOf(signIn)}
      others={<WaysIn except="/loginVirtual" cot={cot} />}
    >
      <CodeForm
        assembly={cot}
        isBusy={signIn.isBusy}
        onSubmit={(typed) => void signIn.enter(() => signInWithCode('virtual', typed))}
      />
    </SignInCard>
  );
}
