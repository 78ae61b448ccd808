import { useState } from 'react';
import { signInWithCode } from '../../../firebase/session/signIn.ts';
import { AttorneysClosed } from './AttorneysClosed.tsx';
import { CodeForm, hintOf } from './CodeForm.tsx';
import { SignInCard } from './SignInCard.tsx';
import { cotInAddress } from './signInAddress.ts';
import { useSignIn } from './useSignIn.ts';
import { WaysIn } from './WaysIn.tsx';

/** `/loginAttorney`: an attorney enters with the code of the accepted proxy. */
export function AttorneyPage() {
  const cot = cotInAddress();
  const [asked, setAsked] = useState(cot);
  const signIn = useSignIn();
  const isClosed = signIn.error?.code === 'attorneys-closed';

  return (
    <SignInCard
      title="Ingreso de apoderados"
      subtitle="Con su documento y el código de su poder, que también dan en la mesa."
      error={isClosed ? null : signIn.error}
      hint={hintOf(signIn)}
      others={<WaysIn except="/loginAttorney" cot={cot} />}
    >
      {isClosed && <AttorneysClosed assembly={asked} />}
      <CodeForm
        assembly={cot}
        isBusy={signIn.isBusy}
        onSubmit={(typed) => {
          setAsked(typed.assembly);
          void signIn.enter(() => signInWithCode('attorney', typed));
        }}
      />
    </SignInCard>
  );
}
