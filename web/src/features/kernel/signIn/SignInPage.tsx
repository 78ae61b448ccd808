import { useSession } from '../../../firebase/session/session.tsx';
import { signIn } from '../../../firebase/session/signIn.ts';
import { OpenAssemblies } from './OpenAssemblies.tsx';
import { SignInCard } from './SignInCard.tsx';
import { SignInForm } from './SignInForm.tsx';
import { useSignIn } from './useSignIn.ts';
import { WaysIn } from './WaysIn.tsx';

/** Assembly, e-mail and password. On success the whole page becomes `/`. */
export function SignInPage({ assembly }: { readonly assembly: string }) {
  const { error, isBusy, waitUntil, enter } = useSignIn();
  const { openElsewhere } = useSession();
  return (
    <SignInCard
      title="Ingresar"
      subtitle="El código de la asamblea está en la pantalla de la sala y en la convocatoria."
      error={error}
      withOwnCodes
      others={
        <>
          <WaysIn except="/login" cot={assembly} />
          {openElsewhere.length > 0 && (
            <OpenAssemblies title="En este navegador siguen abiertas" assemblies={openElsewhere} />
          )}
        </>
      }
    >
      <SignInForm
        assembly={assembly}
        isBusy={isBusy}
        waitUntil={waitUntil}
        onSubmit={(typed) => void enter(() => signIn(typed))}
      />
      <a className="link entry-line sign-in-page-forgot" href="/forgot-password">
        Olvidé mi contraseña
      </a>
    </SignInCard>
  );
}
